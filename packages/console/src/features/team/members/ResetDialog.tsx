import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers } from '../members.ts';
import m from '../messages.yaml';

/** Asks before removing a member's two-factor authentication. */
export function ResetDialog({ item: member, onClose }: ItemDialogProps<Member>) {
  const name = memberName(member.user);
  const { write, busy } = useWrite('team.resetSecondFactor', {
    done: {
      title: m.resetDialog.secondFactorRemoved,
      text: m.resetDialog.isSignedOutEverywhere({ name }),
    },
    failed: messageOr(m.resetDialog.failedToRemoveTheSecondFactor),
    refresh: readsOfMembers,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.resetDialog.removeTheSecondFactorOf({ name })}
      text={m.resetDialog.forSomebodyWhoHasLostIt}
      confirm={m.resetDialog.remove}
      busy={busy}
      onConfirm={() => write({ memberId: member.id })}
      onClose={onClose}
    />
  );
}
