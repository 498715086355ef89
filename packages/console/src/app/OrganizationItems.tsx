import { useNavigate } from '@tanstack/react-router';
import { Building2, ExternalLink, ListChecks, Settings, Users, Zap } from 'lucide-react';
import { browser } from '../data/browser.ts';
import { organizationUrl, pathInOrganization } from '../data/organization-address.ts';
import { useCan, useSession } from '../data/session.ts';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../ui/MenuItems.tsx';
import m from './messages.yaml';

/** The address of the organization, its administration, and the user's other organizations. */
export default function OrganizationItems({ current }: { current: string }) {
  const navigate = useNavigate();
  const { user, role } = useSession();
  const can = useCan();
  const ofAdmins = [
    { path: '/team', label: m.organizationItems.manageTeam, icon: <Users /> },
    { path: '/settings', label: m.organizationItems.organizationSettings, icon: <Settings /> },
  ];
  // Agents have no settings in their sidebar that would lead there.
  const ofAgents = [
    { path: '/settings/canned-replies', label: m.organizationItems.cannedReplies, icon: <Zap /> },
    { path: '/settings/macros', label: m.organizationItems.macros, icon: <ListChecks /> },
  ];
  const administration = role === 'admin' ? ofAdmins : can('view_assigned_tickets') ? ofAgents : [];
  return (
    <>
      <MenuLink
        href={organizationUrl(current, current)}
        target="_blank"
        rel="noopener"
        icon={<ExternalLink />}
      >
        {m.organizationItems.openOrganizationPage}
      </MenuLink>
      {administration.map(({ path, label, icon }) => (
        <MenuItem key={path} icon={icon} onSelect={() => navigate({ to: path })}>
          {label}
        </MenuItem>
      ))}
      {user.organizations.length > 1 && (
        <>
          <MenuSeparator />
          <MenuLabel>{m.organizationItems.switchOrganization}</MenuLabel>
          {user.organizations.map(({ organization: other }) => (
            <MenuItem
              key={other.id}
              icon={<Building2 />}
              checked={other.subdomain === current}
              disabled={other.subdomain === current}
              onSelect={() => browser.open(switchUrl(other.subdomain, current))}
            >
              {other.name}
            </MenuItem>
          ))}
        </>
      )}
    </>
  );
}

function switchUrl(subdomain: string, current: string): string {
  return organizationUrl(subdomain, current, pathInOrganization(window.location.pathname));
}
