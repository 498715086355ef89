import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCounts } from '../data/counts.ts';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { ViewsToCome } from '../features/tickets/saved-views/ViewsToCome.tsx';
import { type TicketView, useGivenViews } from '../features/tickets/views.ts';
import { countText } from '../ui/count-text.ts';
import { later } from '../ui/later.tsx';
import m from './messages.yaml';

const SavedViews = lazy(() => import('../features/tickets/saved-views/SavedViews.tsx'));
const MoreViews = later(async () => (await import('./MoreViews.tsx')).default);

export const viewClass =
  'flex h-(--view) w-full items-center gap-2.5 rounded-md pr-2 pl-8.5 text-left text-sm text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:font-medium aria-[current=page]:text-foreground';

/** The given views of the tickets, below them the saved ones, and what is wanted less often; they scroll where they are too many. */
export function ViewLinks({ isFolded = false }: { isFolded?: boolean }) {
  const views = useGivenViews();
  const mayLoadMore = useFirstScreenShown();
  // Also while they are hidden it says what the tickets open with.
  const saved = (
    <Suspense fallback={<ViewsToCome />}>
      {mayLoadMore ? <SavedViews isHidden={isFolded} /> : <ViewsToCome />}
    </Suspense>
  );
  if (isFolded) return <div hidden>{saved}</div>;
  return (
    <div className="mt-px mb-1 max-h-[calc(100dvh-var(--others))] min-h-[calc(4*var(--view))] overflow-y-auto pointer-coarse:max-h-none">
      <ul aria-label={m.viewLinks.views} className="flex flex-col">
        {views
          .filter(({ isRare }) => !isRare)
          .map((view) => (
            <li key={view.name}>
              <ViewLink view={view} />
            </li>
          ))}
      </ul>
      {saved}
      <Suspense fallback={moreToCome}>{mayLoadMore ? <MoreViews /> : moreToCome}</Suspense>
    </div>
  );
}

/** As the button will look. */
const moreToCome = (
  <p className={viewClass}>
    {m.viewLinks.more}
    <ChevronRight aria-hidden="true" className="size-3.5" />
  </p>
);

export function ViewLink({ view }: { view: TicketView }) {
  const counts = useCounts()?.views;
  return (
    <Link
      to="/tickets"
      search={view.search as never}
      // The search of the others is enough; all tickets have none.
      activeOptions={{ exact: Object.keys(view.search).length === 0, explicitUndefined: true }}
      className={viewClass}
    >
      <span className="flex-1 truncate">{view.name}</span>
      <Count of={(view.count && counts?.[view.count]) ?? 0} />
    </Link>
  );
}

export function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return <span className="text-xs text-faint-foreground tabular-nums">{countText(count)}</span>;
}
