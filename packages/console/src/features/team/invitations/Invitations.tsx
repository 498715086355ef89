import { useList } from '../../../data/use-list.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import m from '../messages.yaml';
import { InvitationRow } from './InvitationRow.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The pending invitations; renders nothing if there are none. */
export function Invitations() {
  const list = useList('team.invitations');
  if (list.problem === null && !list.items?.length) return null;
  return (
    <ResourceCard
      name={m.invitations.pendingInvitations}
      title={m.invitations.pendingInvitations}
      list={list}
      row={(invitation, open) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          onRevoke={() => open('revoke')}
        />
      )}
      dialogs={{ revoke: RevokeDialog }}
      empty={{ title: m.invitations.noInvitations }}
      className="divide-y"
    />
  );
}
