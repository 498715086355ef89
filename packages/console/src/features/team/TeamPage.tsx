import { isRole } from '@helpdesk/sdk/rules/roles';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Allowed } from '../../data/Allowed.tsx';
import { useList } from '../../data/use-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { MemberList } from './members/MemberList.tsx';
import { RoleFilter } from './members/RoleFilter.tsx';
import { withRole } from './members.ts';
import m from './messages.yaml';

const RolesCard = lazy(() => import('./roles/RolesCard.tsx'));
const InviteDialog = lazy(() => import('./invitations/InviteDialog.tsx'));

/** The members of the organization, by role, and the invitations. */
export default function TeamPage() {
  const list = useList('team.list');
  const { items: members } = list;
  const search: { role?: string } = useSearch({ strict: false });
  const role = isRole(search.role) ? search.role : '';
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  return (
    <Page kind="settings">
      <header className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <p className="text-sm text-muted-foreground">
          {m.teamPage.adminsManageEverythingAgentsAnswer}
        </p>
        <Allowed may={['team', 'invite']}>
          <Button variant="primary" icon={<UserPlus />} onClick={() => setInviting(true)}>
            {m.teamPage.inviteMember}
          </Button>
        </Allowed>
      </header>
      <RoleFilter
        members={members}
        role={role}
        onPick={(picked) => navigate({ to: '.', search: { role: picked } as never, replace: true })}
      />
      <h2 className="sr-only">{m.teamPage.members}</h2>
      <MemberList list={{ ...list, items: members && withRole(members, role) }} />
      <Invitations />
      <Suspense>
        <RolesCard />
      </Suspense>
      {inviting && (
        <Suspense>
          <InviteDialog from="team" onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  );
}
