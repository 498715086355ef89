import { UsesNote } from '../../../data/UsesNote.tsx';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { FormDialogProps } from './form-dialog.ts';

export function DeleteDialog({ item: form, onClose }: FormDialogProps) {
  const { write, busy } = useWrite('contactForms.delete', {
    done: 'Contact form deleted successfully',
    failed: 'Failed to delete contact form',
    refresh: ['contactForms.list', 'contactForms.stats', 'dashboard.automation'],
    onDone: onClose,
  });
  const { name, submissionCount } = form;
  const { data: uses } = useRead('contactForms.uses', { id: form.id });
  return (
    <ConfirmDialog
      open
      title={`Delete ${name}?`}
      text={
        <>
          {submissionCount > 0
            ? `The form, its ${submissionCount.toLocaleString()} submissions and its figures are gone for good, and it disappears from the sites that show it. The tickets stay.`
            : 'The form is gone for good, and disappears from the sites that show it.'}
          <UsesNote uses={uses} />
        </>
      }
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ id: form.id })}
      onClose={onClose}
    />
  );
}
