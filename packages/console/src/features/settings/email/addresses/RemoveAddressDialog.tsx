import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../../data/use-write.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import m from '../../messages.yaml';

export function RemoveAddressDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  const { write, busy } = useWrite('supportAddresses.delete', {
    done: m.removeAddressDialog.supportAddressRemoved,
    failed: messageOr(m.removeAddressDialog.couldntRemoveTheAddress),
    refresh: ['supportAddresses.list'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.removeAddressDialog.remove({ email: item.email })}
      text={
        item.imap ? m.removeAddressDialog.mailboxStays : m.removeAddressDialog.alsoStopForwarding
      }
      confirm={m.removeAddressDialog.remove2}
      busy={busy}
      onConfirm={() => write({ id: item.id })}
      onClose={onClose}
    />
  );
}
