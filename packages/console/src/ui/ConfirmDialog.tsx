import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import m from './messages.yaml';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  /** The action of the button, as a verb: Remove, Revoke. */
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  /** Additional choices in the dialog. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an irreversible action; Cancel has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  destructive = true,
  busy,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      <p className="text-sm text-muted-foreground">{text}</p>
      {children}
      <DialogActions>
        <Button onClick={onClose} data-autofocus="">
          {m.confirmDialog.cancel}
        </Button>
        <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
