import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers } from '../members.ts';

/** Asks before a member is unlinked from their account at the single sign-on provider. */
export function UnlinkDialog({ item: member, onClose }: ItemDialogProps<Member>) {
  const name = memberName(member.user);
  const { write, busy } = useWrite('team.unlinkSso', {
    done: { title: 'Single sign-on unlinked', text: `${name} can link another account.` },
    failed: messageOr('Failed to unlink single sign-on'),
    refresh: readsOfMembers,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Unlink single sign-on of ${name}?`}
      text={`The next account at your provider that signs in as ${member.user.email} becomes theirs. Their sessions by single sign-on end.`}
      confirm="Unlink"
      busy={busy}
      onConfirm={() => write({ memberId: member.id })}
      onClose={onClose}
    />
  );
}
