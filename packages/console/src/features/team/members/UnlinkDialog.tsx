import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers } from '../members.ts';
import m from '../messages.yaml';

/** Asks before a member is unlinked from their account at the single sign-on provider. */
export function UnlinkDialog({ item: member, onClose }: ItemDialogProps<Member>) {
  const name = memberName(member.user);
  const { write, busy } = useWrite('team.unlinkSso', {
    done: {
      title: m.unlinkDialog.singleSignOnUnlinked,
      text: m.unlinkDialog.canLinkAnotherAccount({ name }),
    },
    failed: messageOr(m.unlinkDialog.failedToUnlinkSingleSignOn),
    refresh: readsOfMembers,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.unlinkDialog.unlinkSingleSignOnOf({ name })}
      text={m.unlinkDialog.theNextAccountAtYourProvider({ email: member.user.email })}
      confirm={m.unlinkDialog.unlink}
      busy={busy}
      onConfirm={() => write({ memberId: member.id })}
      onClose={onClose}
    />
  );
}
