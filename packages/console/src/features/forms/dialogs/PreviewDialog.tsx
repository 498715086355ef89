import { Dialog } from '../../../ui/Dialog.tsx';
import { FormPreview } from '../FormPreview.tsx';
import m from '../messages.yaml';
import type { FormDialogProps } from './form-dialog.ts';

export function PreviewDialog({ item: form, onClose }: FormDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.previewDialog.previewOf({ form: form.name })}
      description={m.previewDialog.asVisitorsSeeItNothingIs}
    >
      <FormPreview form={form} />
    </Dialog>
  );
}
