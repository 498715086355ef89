import { Link, useMatches } from '@tanstack/react-router';
import { Bell, Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { copyText } from '../data/copy-text.ts';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { useCounts } from '../data/live/counts.ts';
import { organizationAddress } from '../data/organization-address.ts';
import { openOverlay } from '../data/overlay.ts';
import { useSession } from '../data/session.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import m from './messages.yaml';
import { NewTicketButton } from './NewTicketButton.tsx';
import { hasPage } from './pages.ts';

const SearchBox = lazy(() => import('../features/search/SearchBox.tsx'));

type TopBarProps = {
  /** Whether there is no sidebar next to it, at any screen width. */
  isAlone: boolean;
  onMenu: () => void;
};

export function TopBar({ isAlone, onMenu }: TopBarProps) {
  const { organization } = useSession();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const title = page?.title ?? m.topBar.helpdesk;
  const mayLoadMore = useFirstScreenShown();
  // A ticket's title is its subject, further down.
  const isTicket = page?.path === '/tickets/$id';
  const Title = isTicket ? 'p' : 'h1';

  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-3 border-b bg-card/92 px-4 backdrop-blur-sm md:px-6">
      <IconButton
        label={m.topBar.openNavigation}
        onClick={onMenu}
        className={cx('-ml-2', !isAlone && 'lg:hidden')}
      >
        <MenuIcon />
      </IconButton>
      {/* Where both don't fit, the address is cut first. */}
      <div className="min-w-0 leading-tight lg:max-w-[70%] lg:shrink-0">
        <Title id={isTicket ? undefined : 'title'} className="truncate text-base font-semibold">
          {title}
        </Title>
        {page?.subtitle && (
          <p className="truncate text-xs text-muted-foreground max-sm:hidden">{page.subtitle}</p>
        )}
      </div>
      {organization && <AddressChip address={organizationAddress(organization.subdomain)} />}
      <div className="ml-auto flex items-center gap-2">
        <div className="hidden w-64 md:block">
          {mayLoadMore ? (
            <Suspense fallback={searchToCome}>
              <SearchBox />
            </Suspense>
          ) : (
            searchToCome
          )}
        </div>
        <IconButton
          label={m.topBar.search}
          onClick={() => openOverlay('palette')}
          className="md:hidden"
        >
          <Search />
        </IconButton>
        {hasPage('/notifications') && <NotificationBell />}
        <NewTicketButton isMain={page?.path === '/tickets'} />
      </div>
    </header>
  );
}

/** The organization's address; a click copies it. */
function AddressChip({ address }: { address: string }) {
  return (
    <Tooltip label={m.topBar.copyAddress}>
      <button
        type="button"
        aria-label={m.topBar.copyAddress2({ address })}
        onClick={() => void copyText(`${window.location.protocol}//${address}`)}
        className="hidden min-w-0 truncate rounded-md px-1.5 py-0.5 font-mono text-xs text-faint-foreground hover:bg-muted-strong/70 hover:text-foreground lg:block"
      >
        {address}
      </button>
    </Tooltip>
  );
}

/** A placeholder that looks like the search. */
const searchToCome = (
  <Input
    disabled
    aria-label={m.topBar.search}
    placeholder={m.topBar.searchTicketsArticles}
    icon={<Search />}
  />
);

function NotificationBell() {
  const unread = useCounts()?.notifications ?? 0;
  return (
    <Link
      to="/notifications"
      aria-label={unread > 0 ? m.topBar.notificationsUnread({ unread }) : m.topBar.notifications}
      className="relative inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-muted-strong/70 hover:text-foreground pointer-coarse:size-10"
    >
      <Bell aria-hidden="true" className="size-4" />
      {unread > 0 && (
        <span className="absolute -top-0.5 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-primary px-1 text-[0.625rem] font-semibold text-primary-foreground tabular-nums">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
