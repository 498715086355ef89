import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId } from 'react';
import { useCounts } from '../data/counts.ts';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { opensWith } from '../data/opens-with.ts';
import { useCan } from '../data/session.ts';
import { countText } from '../ui/count-text.ts';
import { LiveStatus } from './LiveStatus.tsx';
import { OrganizationMenu } from './OrganizationMenu.tsx';
import { memberPages, type Page } from './pages.ts';
import { ViewLinks } from './ViewLinks.tsx';

const AccountBar = lazy(() => import('./AccountBar.tsx'));
/** As high as the bar. */
const accountToCome = <div className="h-13 border-t" />;

const groups = ['Overview', 'Content', 'Settings'] as const;

export function Sidebar() {
  const can = useCan();
  const id = useId();
  const mayLoadMore = useFirstScreenShown();
  const visible = memberPages.filter((page) => page.navigation && can(page.navigation.permission));

  return (
    <aside aria-label="Sidebar" className="flex h-full min-h-dvh flex-col gap-1 lg:min-h-0">
      <div className="p-2 pb-1">
        <OrganizationMenu />
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto px-2">
        {groups.map((group) => {
          const pages = visible.filter((page) => page.navigation?.group === group);
          if (pages.length === 0) return null;
          return (
            <section key={group} aria-labelledby={id + group} className="mb-3">
              <h2 id={id + group} className="px-2 py-1.5 text-xs font-medium text-faint-foreground">
                {group}
              </h2>
              <ul className="flex flex-col gap-px">
                {pages.map((page) => (
                  <NavigationItem key={page.path} page={page} />
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
      <LiveStatus />
      {mayLoadMore ? (
        <Suspense fallback={accountToCome}>
          <AccountBar />
        </Suspense>
      ) : (
        accountToCome
      )}
    </aside>
  );
}

function NavigationItem({ page }: { page: Page }) {
  const counts = useCounts();
  const { data: search } = useQuery(opensWith(page.path));
  if (!page.navigation) return null;
  const { label, icon: Icon, badge, badgeText } = page.navigation;
  const count = badge ? (counts?.[badge] ?? 0) : 0;
  return (
    <li>
      <Link
        to={page.path}
        search={search as never}
        activeOptions={{ exact: page.path === '/', includeSearch: false }}
        className="flex h-8 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:text-foreground has-[~*_[aria-current=page]]:bg-transparent pointer-coarse:h-10"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="flex-1 truncate">{label}</span>
        {count > 0 && (
          <span className="text-xs font-medium text-muted-foreground tabular-nums">
            {badgeText ?? countText(count)}
          </span>
        )}
      </Link>
      {page.path === '/tickets' && <ViewLinks />}
    </li>
  );
}
