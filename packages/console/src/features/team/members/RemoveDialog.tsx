import { useState } from 'react';
import { UsesNote } from '../../../data/UsesNote.tsx';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers } from '../members.ts';
import m from '../messages.yaml';
import { Belongings, type Choices, chosenOf } from './Belongings.tsx';

/** Asks before a member is removed, and lists the consequences. */
export function RemoveDialog({ item: member, onClose }: ItemDialogProps<Member>) {
  const memberId = member.id;
  const { data: belongings = [], isPending } = useRead('team.belongings', { memberId });
  const { data: uses } = useRead('team.uses', { memberId });
  const [choices, setChoices] = useState<Choices>({});
  const { write, busy } = useWrite('team.remove', {
    done: m.removeDialog.teamMemberRemovedSuccessfully,
    failed: (error) => ({
      title: m.removeDialog.failedToRemoveTeamMember,
      text: serverMessage(error, ''),
    }),
    refresh: readsOfMembers,
    refreshAfterFailure: () => ['team.belongings'],
    onDone: onClose,
  });
  function remove() {
    const { end, handOver } = chosenOf(belongings, choices);
    write({
      memberId,
      ...(end.length > 0 && { end: end.join(',') }),
      ...(handOver.length > 0 && { handOver: handOver.join(',') }),
    });
  }
  return (
    <ConfirmDialog
      open
      title={m.removeDialog.remove({ memberName: memberName(member.user) })}
      text={
        <>
          {m.removeDialog.theyLoseAccessToThisOrganization}
          <UsesNote uses={uses} />
        </>
      }
      confirm={m.removeDialog.remove2}
      busy={busy || isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <Belongings belongings={belongings} choices={choices} onChoose={setChoices} />
    </ConfirmDialog>
  );
}
