import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useKeptChoice } from '../data/kept-choice.ts';
import { useCounts } from '../data/live/counts.ts';
import { useCan } from '../data/session.ts';
import { useGivenViews } from '../features/tickets/views.ts';
import { cx } from '../ui/cx.ts';
import m from './messages.yaml';
import { Count, ViewLink, viewClass } from './ViewLink.tsx';

/** Mentions, spam and deleted tickets, in a collapsible list. It's expanded while one of them is open, or if the user expanded it. */
export default function MoreViews() {
  const [more, keep] = useKeptChoice('more-views', ['hidden', 'shown']);
  const { pathname, search } = useLocation();
  const can = useCan();
  const counts = useCounts()?.views;
  const isOpen =
    /\/(spam|deleted)$/.test(pathname) || (search as { mentioned?: string }).mentioned === 'yes';
  const isShown = more === 'shown' || isOpen;
  const views = useGivenViews().filter(({ isRare }) => isRare);
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => keep(isShown ? 'hidden' : 'shown')}
        className={viewClass}
      >
        <span className="flex flex-1 items-center gap-2.5">
          {m.moreViews.more}
          <ChevronRight
            aria-hidden="true"
            className={cx('size-3.5 transition-transform', isShown && 'rotate-90')}
          />
        </span>
        {!isShown && <Count of={counts?.mentions ?? 0} />}
      </button>
      {isShown && (
        <ul aria-label={m.moreViews.moreViews} className="flex flex-col">
          {views.map((view) => (
            <li key={view.name}>
              <ViewLink view={view} />
            </li>
          ))}
          {can('view_all_tickets') && (
            <li>
              <Link to="/spam" className={viewClass}>
                <span className="flex-1 truncate">{m.moreViews.spam}</span>
                <Count of={counts?.spam ?? 0} />
              </Link>
            </li>
          )}
          {can('delete_tickets') && (
            <li>
              <Link to="/deleted" className={viewClass}>
                <span className="flex-1 truncate">{m.moreViews.deleted}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
