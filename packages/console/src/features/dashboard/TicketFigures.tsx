import type { Result } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../data/use-read.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusIcon } from '../../ui/ticket-icons.tsx';

type Status = Exclude<keyof Result<'tickets.stats'>, 'total'>;

const figures: readonly { status: Status; label: string; colour: string }[] = [
  { status: 'open', label: 'Open', colour: 'text-success-text' },
  { status: 'in_progress', label: 'In Progress', colour: 'text-info-text' },
  { status: 'resolved', label: 'Resolved', colour: 'text-muted-foreground' },
  { status: 'closed', label: 'Closed', colour: 'text-destructive-text' },
];

/** How many tickets there are in each status, each a way to those tickets. */
export function TicketFigures() {
  const { data: stats, isError } = useRead('tickets.stats');
  if (isError) return null;
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border shadow-card lg:grid-cols-4">
      {figures.map(({ status, label, colour }) => (
        <li key={status} className="bg-card">
          <Link
            to="/tickets"
            search={{ status } as never}
            className="block px-4 py-3.5 -outline-offset-2 transition-colors duration-75 hover:bg-muted/70"
          >
            <span className="flex items-center gap-1.5 text-sm text-muted-foreground">
              <StatusIcon status={status} className={`size-3.5 ${colour}`} />
              {label}
            </span>
            {stats ? (
              <span className="mt-1 block text-2xl font-semibold tracking-tight tabular-nums">
                {stats[status]}
              </span>
            ) : (
              <Skeleton className="mt-2 h-6 w-10" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
