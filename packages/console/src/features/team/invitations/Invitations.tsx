import { useList } from '../../../data/use-list.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The pending invitations; renders nothing when there are none. */
export function Invitations() {
  const list = useList('team.invitations');
  if (list.problem === null && !list.items?.length) return null;
  return (
    <ResourceCard
      name="Pending Invitations"
      title="Pending Invitations"
      list={list}
      row={(invitation, open) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          onRevoke={() => open('revoke')}
        />
      )}
      dialogs={{ revoke: RevokeDialog }}
      empty={{ title: 'No invitations' }}
      className="divide-y"
    />
  );
}
