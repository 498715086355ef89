import { Link, useNavigate } from '@tanstack/react-router';
import { useCounts } from '../data/counts.ts';
import { useCan } from '../data/session.ts';
import { useShortcuts } from '../data/shortcuts.ts';
import { countText } from '../ui/count-text.ts';

/** Spam and the trash, below the given views. */
export default function PutAwayLinks({ className }: { className: string }) {
  const spam = useCounts()?.views?.spam ?? 0;
  const can = useCan();
  const mayDelete = can('delete_tickets');
  const seesSpam = can('view_all_tickets');
  const navigate = useNavigate();
  useShortcuts('Views', [
    ...(seesSpam
      ? [{ keys: 'g j', label: 'Spam', run: () => void navigate({ to: '/spam' }) }]
      : []),
    ...(mayDelete
      ? [{ keys: 'g x', label: 'Deleted', run: () => void navigate({ to: '/deleted' }) }]
      : []),
  ]);
  return (
    <>
      {seesSpam && (
        <li>
          <Link to="/spam" className={className}>
            <span className="flex-1 truncate">Spam</span>
            {spam > 0 && (
              <span className="text-xs text-faint-foreground tabular-nums">{countText(spam)}</span>
            )}
          </Link>
        </li>
      )}
      {mayDelete && (
        <li>
          <Link to="/deleted" className={className}>
            <span className="flex-1 truncate">Deleted</span>
          </Link>
        </li>
      )}
    </>
  );
}
