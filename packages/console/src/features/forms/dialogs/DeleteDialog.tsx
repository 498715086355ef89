import { UsesNote } from '../../../data/UsesNote.tsx';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';
import type { FormDialogProps } from './form-dialog.ts';

export function DeleteDialog({ item: form, onClose }: FormDialogProps) {
  const { write, busy } = useWrite('contactForms.delete', {
    done: m.deleteDialog.contactFormDeletedSuccessfully,
    failed: m.deleteDialog.failedToDeleteContactForm,
    refresh: ['contactForms.list', 'contactForms.stats', 'dashboard.automation'],
    onDone: onClose,
  });
  const { name, submissionCount } = form;
  const { data: uses } = useRead('contactForms.uses', { id: form.id });
  return (
    <ConfirmDialog
      open
      title={m.deleteDialog.delete({ name })}
      text={
        <>
          {submissionCount > 0
            ? m.deleteDialog.theFormItsSubmissionsAndIts({ submissionCount })
            : m.deleteDialog.theFormIsGoneForGood}
          <UsesNote uses={uses} />
        </>
      }
      confirm={m.deleteDialog.delete2}
      busy={busy}
      onConfirm={() => write({ id: form.id })}
      onClose={onClose}
    />
  );
}
