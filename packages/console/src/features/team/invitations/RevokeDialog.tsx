import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { Invitation } from '../members.ts';
import m from '../messages.yaml';

export function RevokeDialog({ item: invitation, onClose }: ItemDialogProps<Invitation>) {
  const { write, busy } = useWrite('team.revokeInvitation', {
    done: m.revokeDialog.invitationRevokedSuccessfully,
    failed: (error) => ({
      title: m.revokeDialog.failedToRevokeInvitation,
      text: serverMessage(error, ''),
    }),
    refresh: ['team.invitations'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.revokeDialog.revokeThisInvitation}
      text={m.revokeDialog.theLinkThatWasSentTo({ email: invitation.email })}
      confirm={m.revokeDialog.revoke}
      busy={busy}
      onConfirm={() => write({ id: invitation.id })}
      onClose={onClose}
    />
  );
}
