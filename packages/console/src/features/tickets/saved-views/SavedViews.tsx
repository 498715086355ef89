import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { countText } from '../../../ui/text/count-text.ts';
import { filtersFrom } from '../list/filters.ts';
import m from '../messages.yaml';
import { type ShownView, useSavedViews, whyBroken } from './saved-views.ts';
import { useFollowViews } from './use-follow-views.ts';
import { useOpenWith } from './use-open-with.ts';
import { useViewLayout } from './use-view-layout.ts';
import { ViewMenu } from './ViewMenu.tsx';
import { ViewsToCome } from './ViewsToCome.tsx';

/** The saved views in the sidebar, the team's first, with counts; even while hidden, they decide what the tickets open with. */
export default function SavedViews({ isHidden = false }: { isHidden?: boolean }) {
  useFollowViews();
  const { views, chosen, opening, isError, refetch } = useSavedViews();
  const { data: counts } = useRead('views.counts', undefined, {
    enabled: !isHidden && Boolean(views?.length),
  });
  const { pathname, search } = useLocation();
  const filters = pathname.endsWith('/tickets') ? filtersFrom(search) : null;
  const current = filters && views?.find(({ id }) => id === filters.view);
  const list = useRef<HTMLElement>(null);
  useOpenWith(views && (opening ?? null));
  useViewLayout(filters && views ? (current?.layout ?? null) : undefined);

  if (isHidden) return null;
  if (!views) {
    if (!isError) return <ViewsToCome />;
    return (
      <p role="alert" className="mb-1 pl-8.5 text-xs text-muted-foreground">
        {m.savedViews.theSavedViewsCouldNotBe}{' '}
        <button
          type="button"
          onClick={() => void refetch()}
          className="font-medium text-primary-text underline"
        >
          {m.savedViews.tryAgain}
        </button>
      </p>
    );
  }
  const lists = [
    {
      label: m.savedViews.viewsOfTheTeam,
      of: views.filter(({ visibility }) => visibility === 'team'),
    },
    {
      label: m.savedViews.myViews,
      of: views.filter(({ visibility }) => visibility === 'personal'),
    },
  ];
  return (
    <section ref={list} aria-label={m.savedViews.savedViews} tabIndex={-1} className="outline-none">
      {lists.map(
        ({ label, of }) =>
          of.length > 0 && (
            <ul key={label} aria-label={label} className="flex flex-col">
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
                    onDeleted={() => list.current?.focus()}
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
      title={
        view.reason
          ? m.savedViews.thisViewCantBeShown({ whyBroken: whyBroken(view.reason) })
          : undefined
      }
      className="flex h-(--view) min-w-0 flex-1 items-center gap-2.5 rounded-md pr-2 pl-8.5 text-sm text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:font-medium aria-[current=page]:text-foreground group-hover/view:pr-8 group-has-[button:focus-visible]/view:pr-8 pointer-coarse:pr-11"
    >
      <span className="flex-1 truncate">{view.name}</span>
      {count > 0 && (
        <span className="text-xs text-faint-foreground tabular-nums">{countText(count)}</span>
      )}
    </Link>
  );
}
