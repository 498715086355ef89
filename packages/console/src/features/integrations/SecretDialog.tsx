import { copyText } from '../../data/copy-text.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyBox } from '../../ui/CopyBox.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import m from './messages.yaml';

type SecretDialogProps = {
  title: string;
  /** The name of the secret, and how it's used. */
  label: string;
  hint: string;
  secret: string;
  note?: string;
  onClose: () => void;
};

/** Shows a secret once; only the user can close the dialog. */
export function SecretDialog({ title, label, hint, secret, note, onClose }: SecretDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <Banner tone="info" className="mb-4">
        {m.secretDialog.copyItNowItIsShown} {note}
      </Banner>
      <CopyBox copy={copyText} label={label} hint={hint} text={secret} />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {m.secretDialog.iHaveCopiedIt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
