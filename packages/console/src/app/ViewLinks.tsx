import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCounts } from '../data/counts.ts';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { useGivenViews } from '../features/tickets/views.ts';
import { countText } from '../ui/count-text.ts';

const SavedViews = lazy(() => import('../features/tickets/saved-views/SavedViews.tsx'));

const PutAwayLinks = lazy(() => import('./PutAwayLinks.tsx'));

const linkClass =
  'flex h-7 items-center gap-2.5 rounded-md pr-2 pl-8.5 text-sm text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:font-medium aria-[current=page]:text-foreground pointer-coarse:h-10';

/** The given views of the tickets, with how many there are in each, and below them the saved ones. */
export function ViewLinks() {
  const views = useGivenViews();
  const counts = useCounts()?.views;
  const mayLoadMore = useFirstScreenShown();
  return (
    <>
      <ul aria-label="Views" className="mt-px mb-1 flex flex-col gap-px">
        {views.map((view) => {
          const count = (view.count && counts?.[view.count]) ?? 0;
          return (
            <li key={view.name}>
              <Link
                to="/tickets"
                search={view.search as never}
                // The search of the others is enough; all tickets have none.
                activeOptions={{
                  exact: Object.keys(view.search).length === 0,
                  explicitUndefined: true,
                }}
                className={linkClass}
              >
                <span className="flex-1 truncate">{view.name}</span>
                {count > 0 && (
                  <span className="text-xs text-faint-foreground tabular-nums">
                    {countText(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
        <Suspense>{mayLoadMore && <PutAwayLinks className={linkClass} />}</Suspense>
      </ul>
      <Suspense>{mayLoadMore && <SavedViews />}</Suspense>
    </>
  );
}
