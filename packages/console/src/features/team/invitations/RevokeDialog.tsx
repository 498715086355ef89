import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Invitation } from '../members.ts';

type RevokeDialogProps = { invitation: Invitation; onClose: () => void };

export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
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
