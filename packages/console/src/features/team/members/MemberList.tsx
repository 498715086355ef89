import { Users } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import type { Listed } from '../../../ui/resource/resource.ts';
import type { Member } from '../members.ts';
import m from '../messages.yaml';
import { MemberRow } from './MemberRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { UnlinkDialog } from './UnlinkDialog.tsx';

const dialogs = { remove: RemoveDialog, reset: ResetDialog, unlink: UnlinkDialog };

export function MemberList({ list }: { list: Listed<Member> }) {
  const { user } = useSession();
  return (
    <ResourceCard
      name={m.memberList.members}
      list={list}
      row={(member, open) => (
        <MemberRow
          key={member.id}
          member={member}
          isOwn={member.userId === user.id}
          onRemove={() => open('remove')}
          onReset={() => open('reset')}
          onUnlink={() => open('unlink')}
        />
      )}
      dialogs={dialogs}
      empty={{ icon: <Users />, title: m.memberList.noMembersWithThisRole }}
      className="divide-y"
    />
  );
}
