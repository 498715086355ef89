import { Link } from '@tanstack/react-router';
import { useCounts } from '../data/counts.ts';
import { useCan } from '../data/session.ts';
import { countText } from '../ui/count-text.ts';

/** Spam and the trash, below the given views. */
export default function PutAwayLinks({ className }: { className: string }) {
  const spam = useCounts()?.views?.spam ?? 0;
  const can = useCan();
  return (
    <>
      <li>
        <Link to="/spam" className={className}>
          <span className="flex-1 truncate">Spam</span>
          {spam > 0 && (
            <span className="text-xs text-faint-foreground tabular-nums">{countText(spam)}</span>
          )}
        </Link>
      </li>
      {can('delete_tickets') && (
        <li>
          <Link to="/deleted" className={className}>
            <span className="flex-1 truncate">Deleted</span>
          </Link>
        </li>
      )}
    </>
  );
}
