import { ChevronsUpDown } from 'lucide-react';
import { useSession } from '../data/session.ts';
import { Brand } from '../ui/brand/Brand.tsx';
import { later } from '../ui/later.tsx';
import { Menu } from '../ui/Menu.tsx';
import m from './messages.yaml';

const OrganizationItems = later(async () => (await import('./OrganizationItems.tsx')).default);

/** The organization's name, with a menu of its address, its administration and the user's other organizations. */
export function OrganizationMenu() {
  const { organization } = useSession();
  if (!organization) return <Brand name="Helpdesk" />;
  return (
    <Menu
      label={m.organizationMenu.organization}
      className="w-60"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={m.organizationMenu.organization2({ organization: organization.name })}
          className="flex w-full items-center gap-2.5 rounded-lg p-1.5 text-left hover:bg-muted-strong/60"
        >
          <Brand name={organization.name} logoUrl={organization.logoUrl} />
          <ChevronsUpDown aria-hidden="true" className="size-3.5 shrink-0 text-faint-foreground" />
        </button>
      )}
    >
      <OrganizationItems current={organization.subdomain} />
    </Menu>
  );
}
