import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { ViewsToCome } from '../features/tickets/saved-views/ViewsToCome.tsx';
import { useGivenViews } from '../features/tickets/views.ts';
import { later } from '../ui/later.tsx';
import m from './messages.yaml';
import { ViewLink, viewClass } from './ViewLink.tsx';

const SavedViews = lazy(() => import('../features/tickets/saved-views/SavedViews.tsx'));
const MoreViews = later(async () => (await import('./MoreViews.tsx')).default);

/** The built-in ticket views, then the saved ones and the rarely used ones; they scroll if there are too many. */
export function ViewLinks({ isFolded = false }: { isFolded?: boolean }) {
  const views = useGivenViews();
  const mayLoadMore = useFirstScreenShown();
  // Rendered even while collapsed, as it determines which view the tickets open with.
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

/** A placeholder that looks like the button. */
const moreToCome = (
  <p className={viewClass}>
    {m.viewLinks.more}
    <ChevronRight aria-hidden="true" className="size-3.5" />
  </p>
);
