import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCounts } from '../data/counts.ts';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { useCan, useSession } from '../data/session.ts';
import { givenViews } from '../features/tickets/views.ts';
import { countText } from '../ui/count-text.ts';

const SavedViews = lazy(() => import('../features/tickets/saved-views/SavedViews.tsx'));

/** The given views of the tickets, with how many there are in each, and below them the saved ones. */
export function ViewLinks() {
  const { user } = useSession();
  const counts = useCounts()?.views;
  const can = useCan();
  const mayLoadMore = useFirstScreenShown();
  return (
    <>
      <ul aria-label="Views" className="mt-px mb-1 flex flex-col gap-px">
        {givenViews(user.id).map((view) => {
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
                <Named name={view.name} count={count} />
              </Link>
            </li>
          );
        })}
        <li>
          <Link to="/spam" className={linkClass}>
            <Named name="Spam" count={counts?.spam ?? 0} />
          </Link>
        </li>
        {can('delete_tickets') && (
          <li>
            <Link to="/deleted" className={linkClass}>
              <Named name="Deleted" count={0} />
            </Link>
          </li>
        )}
      </ul>
      <Suspense>{mayLoadMore && <SavedViews />}</Suspense>
    </>
  );
}

const linkClass =
  'flex h-7 items-center gap-2.5 rounded-md pr-2 pl-8.5 text-sm text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:font-medium aria-[current=page]:text-foreground pointer-coarse:h-10';

function Named({ name, count }: { name: string; count: number }) {
  return (
    <>
      <span className="flex-1 truncate">{name}</span>
      {count > 0 && (
        <span className="text-xs text-faint-foreground tabular-nums">{countText(count)}</span>
      )}
    </>
  );
}
