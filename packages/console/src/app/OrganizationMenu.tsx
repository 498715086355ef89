import { useNavigate } from '@tanstack/react-router';
import { Building2, ChevronsUpDown, ExternalLink, KeyRound, Settings, Users } from 'lucide-react';
import { browser } from '../data/browser.ts';
import { organizationUrl, pathInOrganization } from '../data/organization-address.ts';
import { useSession } from '../data/session.ts';
import { Brand } from '../ui/Brand.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../ui/MenuItems.tsx';
import { hasPage } from './pages.ts';

/** The organization's name, with a menu of its address, its administration and the user's other organizations. */
export function OrganizationMenu() {
  const navigate = useNavigate();
  const { user, organization, role } = useSession();
  if (!organization) return <Brand name="Helpdesk" />;

  const current = organization.subdomain;
  const administration = [
    { path: '/team', label: 'Manage Team', icon: <Users /> },
    { path: '/settings', label: 'Organization Settings', icon: <Settings /> },
    { path: '/api-keys', label: 'API and Integrations', icon: <KeyRound /> },
  ].filter(({ path }) => role === 'admin' && hasPage(path));

  return (
    <Menu
      label="Organization"
      className="w-60"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={`Organization ${organization.name}`}
          className="flex w-full items-center gap-2.5 rounded-lg p-1.5 text-left hover:bg-muted-strong/60"
        >
          <Brand name={organization.name} logoUrl={organization.logoUrl} />
          <ChevronsUpDown aria-hidden="true" className="size-3.5 shrink-0 text-faint-foreground" />
        </button>
      )}
    >
      <MenuLink
        href={organizationUrl(current, current)}
        target="_blank"
        rel="noopener"
        icon={<ExternalLink />}
      >
        Open organization page
      </MenuLink>
      {administration.map(({ path, label, icon }) => (
        <MenuItem key={path} icon={icon} onSelect={() => navigate({ to: path })}>
          {label}
        </MenuItem>
      ))}
      {user.organizations.length > 1 && (
        <>
          <MenuSeparator />
          <MenuLabel>Switch organization</MenuLabel>
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
    </Menu>
  );
}

function switchUrl(subdomain: string, current: string): string {
  return organizationUrl(subdomain, current, pathInOrganization(window.location.pathname));
}
