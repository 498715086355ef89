import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers } from '../members.ts';

/** Asks before the second factor of a member is removed. */
export function ResetDialog({ item: member, onClose }: ItemDialogProps<Member>) {
  const name = memberName(member.user);
  const { write, busy } = useWrite('team.resetSecondFactor', {
    done: { title: 'Second factor removed', text: `${name} is signed out everywhere.` },
    failed: messageOr('Failed to remove the second factor'),
    refresh: readsOfMembers,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Remove the second factor of ${name}?`}
      text="For somebody who has lost it: make sure that it is they who ask. They are signed out everywhere, and sign in with the password alone until they set one up again."
      confirm="Remove"
      busy={busy}
      onConfirm={() => write({ memberId: member.id })}
      onClose={onClose}
    />
  );
}
