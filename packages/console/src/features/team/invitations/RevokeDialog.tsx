import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { Invitation } from '../members.ts';

export function RevokeDialog({ item: invitation, onClose }: ItemDialogProps<Invitation>) {
  const { write, busy } = useWrite('team.revokeInvitation', {
    done: 'Invitation revoked successfully',
    failed: (error) => ({
      title: 'Failed to revoke invitation',
      text: serverMessage(error, ''),
    }),
    refresh: ['team.invitations'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="Revoke this invitation?"
      text={`The link that was sent to ${invitation.email} stops working.`}
      confirm="Revoke"
      busy={busy}
      onConfirm={() => write({ id: invitation.id })}
      onClose={onClose}
    />
  );
}
