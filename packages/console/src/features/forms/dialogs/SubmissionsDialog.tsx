import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';
import { SubmissionList } from '../submissions/SubmissionList.tsx';
import { SubmissionView } from '../submissions/SubmissionView.tsx';
import type { FormDialogProps } from './form-dialog.ts';

/** The submissions of a form: the list, or in its place the selected submission. */
export function SubmissionsDialog({ item: form, onClose }: FormDialogProps) {
  const [readId, setReadId] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={m.submissionsDialog.submissionsOf({ form: form.name })}
    >
      <div hidden={readId !== null}>
        <SubmissionList form={form} onRead={setReadId} />
      </div>
      {readId && (
        <SubmissionView
          formId={form.id}
          submissionId={readId}
          onBack={() => {
            setReadId(null);
            requestAnimationFrame(() => document.getElementById(`submission-${readId}`)?.focus());
          }}
        />
      )}
    </Dialog>
  );
}
