import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers } from '../members.ts';

/** Asks before a member is removed, and lists the consequences. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { write, busy } = useWrite('team.remove', {
    done: 'Team member removed successfully',
    failed: (error) => ({
      title: 'Failed to remove team member',
      text: serverMessage(error, ''),
    }),
    refresh: readsOfMembers,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Remove ${memberName(member.user)}?`}
      text="They lose access to this organization at once, and the tickets assigned to them become unassigned."
      confirm="Remove"
      busy={busy}
      onConfirm={() => write({ memberId: member.id })}
      onClose={onClose}
    />
  );
}
