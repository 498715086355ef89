import { Link } from '@tanstack/react-router';
import { useCounts } from '../data/live/counts.ts';
import type { TicketView } from '../features/tickets/views.ts';
import { countText } from '../ui/text/count-text.ts';

export const viewClass =
  'flex h-(--view) w-full items-center gap-2.5 rounded-md pr-2 pl-8.5 text-left text-sm text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:font-medium aria-[current=page]:text-foreground';

export function ViewLink({ view }: { view: TicketView }) {
  const counts = useCounts()?.views;
  return (
    <Link
      to="/tickets"
      search={view.search as never}
      // Other views match by their search parameters; "all tickets" has none.
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
