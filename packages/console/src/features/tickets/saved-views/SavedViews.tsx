import { Link, useLocation } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { countText } from '../../../ui/count-text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuLabel } from '../../../ui/MenuItems.tsx';
import { filtersFrom } from '../list/filters.ts';
import { useGivenViews } from '../views.ts';
import { type ShownView, useSavedViews, whyBroken } from './saved-views.ts';
import { useFollowViews } from './use-follow-views.ts';
import { useOpenWith } from './use-open-with.ts';
import { useOpening } from './use-view-changes.ts';
import { useViewLayout } from './use-view-layout.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** The saved views in the sidebar, those of the team first, with how many tickets there are in each. */
export default function SavedViews() {
  useFollowViews();
  const { views, chosen, opening, isError, refetch } = useSavedViews();
  const { data: counts } = useRead('views.counts', undefined, { enabled: Boolean(views?.length) });
  const { pathname, search } = useLocation();
  const filters = pathname.endsWith('/tickets') ? filtersFrom(search) : null;
  const current = filters && views?.find(({ id }) => id === filters.view);
  const heading = useRef<HTMLDivElement>(null);
  useOpenWith(views && (opening ?? null));
  useViewLayout(filters && views ? (current?.layout ?? null) : undefined);

  if (!views) {
    if (!isError) return null;
    return (
      <p role="alert" className="mb-1 pl-8.5 text-xs text-muted-foreground">
        The saved views could not be loaded.{' '}
        <button
          type="button"
          onClick={() => void refetch()}
          className="font-medium text-primary-text underline"
        >
          Try again
        </button>
      </p>
    );
  }
  const lists = [
    { label: 'Views of the team', of: views.filter(({ visibility }) => visibility === 'team') },
    { label: 'My views', of: views.filter(({ visibility }) => visibility === 'personal') },
  ];
  return (
    <section aria-label="Saved views" className="mb-1">
      <div ref={heading} className="flex h-7 items-center pl-8.5">
        <h3 className="flex-1 text-xs font-medium text-faint-foreground">Saved views</h3>
        <OpeningMenu views={views} chosen={chosen} />
      </div>
      {views.length === 0 && (
        <p className="pr-2 pb-1 pl-8.5 text-xs text-faint-foreground">
          Filter the tickets, then save the view.
        </p>
      )}
      {lists.map(
        ({ label, of }) =>
          of.length > 0 && (
            <ul key={label} aria-label={label} className="flex flex-col gap-px">
              {of.map((view, at) => (
                <li key={view.id} className="group/view relative flex">
                  <ViewLink
                    view={view}
                    count={counts?.find(({ id }) => id === view.id)?.count ?? 0}
                    isCurrent={view === current}
                  />
                  <ViewMenu
                    view={view}
                    isLast={at === of.length - 1}
                    isChosen={view.id === chosen}
                    filters={filters}
                    onDeleted={() => heading.current?.querySelector('button')?.focus()}
                  />
                </li>
              ))}
            </ul>
          ),
      )}
    </section>
  );
}

type ViewLinkProps = { view: ShownView; count: number; isCurrent: boolean };

function ViewLink({ view, count, isCurrent }: ViewLinkProps) {
  return (
    <Link
      to="/tickets"
      search={view.search as never}
      aria-current={isCurrent ? 'page' : undefined}
      title={view.reason ? `This view can't be shown: ${whyBroken(view.reason)}` : undefined}
      className="flex h-7 min-w-0 flex-1 items-center gap-2.5 rounded-md pr-2 pl-8.5 text-sm text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:font-medium aria-[current=page]:text-foreground group-hover/view:pr-8 group-has-[button:focus-visible]/view:pr-8 pointer-coarse:h-10 pointer-coarse:pr-11"
    >
      <span className="flex-1 truncate">{view.name}</span>
      {count > 0 && (
        <span className="text-xs text-faint-foreground tabular-nums">{countText(count)}</span>
      )}
    </Link>
  );
}

type OpeningMenuProps = { views: readonly ShownView[]; chosen: string | null };

/** What the tickets open with from the sidebar. */
function OpeningMenu({ views, chosen }: OpeningMenuProps) {
  const given = useGivenViews();
  const choose = useOpening();
  const choices = [
    ...given.map(({ name, count }) => ({ id: count, name })),
    ...views.map(({ id, name }) => ({ id, name })),
  ];
  return (
    <Menu
      label="What the tickets open with"
      placement="bottom-end"
      trigger={(props) => (
        <IconButton label="What the tickets open with" {...props} className="size-7!">
          <Ellipsis />
        </IconButton>
      )}
    >
      <MenuLabel>Tickets open with</MenuLabel>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} checked={id === chosen} onSelect={() => choose({ view: id })}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
