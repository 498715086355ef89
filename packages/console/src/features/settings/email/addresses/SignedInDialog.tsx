import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx';
import m from '../../messages.yaml';
import { ImapState } from './ImapState.tsx';

type SignedInDialogProps = { address: Schema<'SupportAddress'>; onClose: () => void };

/** An address's mailbox that was connected at its provider. */
export function SignedInDialog({ address, onClose }: SignedInDialogProps) {
  const { write, busy } = useWrite('supportAddresses.disconnectImap', {
    done: m.imapDialog.mailboxDisconnected,
    failed: messageOr(m.imapDialog.couldntDisconnect),
    refresh: ['supportAddresses.list'],
    onDone: onClose,
  });
  const { email, imap } = address;
  return (
    <Dialog open title={m.signedInDialog.mailboxOf({ email })} onClose={onClose}>
      {imap && <ImapState imap={imap} address={address} />}
      <p className="mt-2 text-sm text-muted-foreground">{m.signedInDialog.alsoSends({ email })}</p>
      <DialogActions>
        <Button variant="ghost" busy={busy} onClick={() => write({ id: address.id })}>
          {m.imapDialog.disconnect}
        </Button>
        <Button onClick={onClose}>{m.setUpDialog.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
