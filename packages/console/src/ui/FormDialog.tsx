import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import m from './messages.yaml';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> & {
  /** The button that sends it, as a verb. */
  submit: string;
  icon?: ReactNode;
  busy?: boolean;
  /** Why it cannot be sent as yet is seen in the form, such as a file on its way. */
  disabled?: boolean;
  /** Whether something was written that is not saved: closing asks first. */
  isDirty?: boolean;
  /** What would be lost by closing it. */
  loss?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form, which loses nothing without a question. */
export function FormDialog(props: FormDialogProps) {
  const { submit, icon, busy, disabled, isDirty, onSubmit, onClose, children, ...dialog } = props;
  const { loss = m.formDialog.whatYouHaveWrittenHereIs, ...rest } = dialog;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <Dialog open onClose={close} {...rest}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog over another screen's form is its child in React's tree.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        <DialogActions>
          <Button onClick={close}>{m.formDialog.cancel}</Button>
          <Button type="submit" variant="primary" icon={icon} busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={m.formDialog.discardUnsavedChanges}
        text={loss}
        confirm={m.formDialog.discardChanges}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
