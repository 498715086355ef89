import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type CSSProperties, lazy, Suspense, useEffect, useId } from 'react';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { useCounts } from '../data/live/counts.ts';
import { opensWith } from '../data/opens-with.ts';
import { pathInOrganization } from '../data/organization-address.ts';
import { useCan } from '../data/session.ts';
import { countText } from '../ui/text/count-text.ts';
import { LiveStatus } from './LiveStatus.tsx';
import m from './messages.yaml';
import { OrganizationMenu } from './OrganizationMenu.tsx';
import { memberPages, type Page } from './pages.ts';
import { TicketsItem } from './TicketsItem.tsx';

const AccountBar = lazy(() => import('./AccountBar.tsx'));
const SettingsNav = lazy(() => import('./settings/SettingsNav.tsx'));
/** As high as the account bar. */
const accountToCome = <div className="h-13 border-t" />;

const groups = [m.sidebar.overview, m.sidebar.content, m.sidebar.settings] as const;

/** The page that was open before the settings. */
let placeBefore: { to: string; search: object } = { to: '/', search: {} };

/** The navigation (that of the settings while they are open), and the signed-in user. */
export function Sidebar() {
  const mayLoadMore = useFirstScreenShown();
  const { pathname, search, state } = useLocation();
  const isInSettings = /^\/settings(\/|$)/.test(pathInOrganization(pathname)) || state.isInSettings;
  useEffect(() => {
    if (!isInSettings) placeBefore = { to: pathname, search };
  });

  return (
    <aside
      aria-label={m.sidebar.sidebar}
      className="flex h-full min-h-dvh flex-col gap-1 [--group:2.5rem] [--row:2rem] [--view:1.75rem] max-short:[--group:1.5rem] max-short:[--row:1.6875rem] max-short:[--view:1.5rem] lg:min-h-0 pointer-coarse:[--row:2.5rem] pointer-coarse:[--view:2.5rem]"
    >
      {isInSettings ? (
        <Suspense fallback={<div className="flex-1" />}>
          <SettingsNav back={placeBefore} />
        </Suspense>
      ) : (
        <Main />
      )}
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

function Main() {
  const can = useCan();
  const id = useId();
  const visible = memberPages.filter((page) => page.navigation && can(page.navigation.permission));
  const shown = groups
    .map((name) => ({ name, pages: visible.filter((page) => page.navigation?.group === name) }))
    .filter(({ pages }) => pages.length > 0);
  // The ticket views get the remaining height, so everything is visible without scrolling.
  const others = `calc(${visible.length} * (var(--row) + 1px) + ${shown.length} * var(--group) + 8.5rem)`;

  return (
    <>
      <div className="p-2 pb-1">
        <OrganizationMenu />
      </div>
      <nav
        aria-label={m.sidebar.main}
        style={{ '--others': others } as CSSProperties}
        className="flex-1 overflow-y-auto px-2"
      >
        {shown.map(({ name, pages }) => (
          <div key={name} className="mb-3 max-short:mb-1">
            <p
              id={id + name}
              className="px-2 py-1.5 text-xs font-medium text-faint-foreground max-short:py-0.5"
            >
              {name}
            </p>
            <ul aria-labelledby={id + name} className="flex flex-col gap-px">
              {pages.map((page) => (
                <li key={page.path}>
                  {page.path === '/tickets' ? (
                    <TicketsItem>
                      <PageLink page={page} />
                    </TicketsItem>
                  ) : (
                    <PageLink page={page} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

function PageLink({ page }: { page: Page }) {
  const counts = useCounts();
  const { data: search } = useQuery(opensWith(page.path));
  if (!page.navigation) return null;
  const { label, icon: Icon, badge, badgeText } = page.navigation;
  const count = badge ? (counts?.[badge] ?? 0) : 0;
  return (
    <Link
      to={page.path}
      search={search as never}
      activeOptions={{ exact: page.path === '/', includeSearch: false }}
      className="flex h-(--row) min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:text-foreground group-has-[~*_[aria-current=page]]/tickets:bg-transparent! group-has-[button]/tickets:pr-8 pointer-coarse:group-has-[button]/tickets:pr-21"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="flex-1 truncate">{label}</span>
      {count > 0 && (
        <span className="text-xs font-medium text-muted-foreground tabular-nums">
          {badgeText ?? countText(count)}
        </span>
      )}
    </Link>
  );
}
