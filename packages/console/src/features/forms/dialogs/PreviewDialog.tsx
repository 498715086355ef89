import { Dialog } from '../../../ui/Dialog.tsx';
import { FormPreview } from '../FormPreview.tsx';
import type { FormDialogProps } from './form-dialog.ts';

export function PreviewDialog({ item: form, onClose }: FormDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Preview of ${form.name}`}
      description="As visitors see it; nothing is sent."
    >
      <FormPreview form={form} />
    </Dialog>
  );
}
