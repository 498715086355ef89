import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import m from './messages.yaml';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> & {
  /** The text of the submit button, a verb. */
  submit: string;
  icon?: ReactNode;
  busy?: boolean;
  /** Disables the submit button. The form shows the reason, such as a file that is being uploaded. */
  disabled?: boolean;
  /** Whether there are unsaved changes: closing asks for confirmation. */
  isDirty?: boolean;
  /** The changes that closing would lose. */
  loss?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that asks before closing with unsaved changes. */
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
          // Keeps the event from a form that contains this dialog in React's tree, though not in the DOM.
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
