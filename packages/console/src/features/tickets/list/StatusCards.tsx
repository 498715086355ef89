import type { Result } from '@helpdesk/sdk/contract/operations';
import { Inbox, MailOpen } from 'lucide-react';
import { useCan } from '../../../data/session.ts';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusIcon } from '../../../ui/ticket-icons.tsx';
import type { Status } from '../choices.ts';
import m from '../messages.yaml';
import type { TicketFilters } from './filters.ts';

type Card = { status: Status | ''; count: keyof Result<'tickets.stats'>; label: string };

const cards: readonly (Card & { color: string })[] = [
  { status: '', count: 'total', label: m.statusCards.total, color: 'text-muted-foreground' },
  { status: 'open', count: 'open', label: m.statusCards.open, color: 'text-success-text' },
  {
    status: 'in_progress',
    count: 'in_progress',
    label: m.statusCards.inProgress,
    color: 'text-info-text',
  },
  {
    status: 'resolved',
    count: 'resolved',
    label: m.statusCards.resolved,
    color: 'text-muted-foreground',
  },
  {
    status: 'closed',
    count: 'closed',
    label: m.statusCards.closed,
    color: 'text-muted-foreground',
  },
];

type StatusCardsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** Both are absent until they have loaded. */
  stats: Result<'tickets.stats'> | undefined;
  unread: number | undefined;
};

const button = cx(
  'flex h-9 items-center gap-1.5 rounded-lg border bg-card px-2 text-xs whitespace-nowrap transition-colors duration-100 sm:px-3 sm:text-sm sm:pointer-coarse:h-10 dark:bg-raised/40',
  'hover:border-border-strong hover:bg-muted/60 aria-pressed:border-accent aria-pressed:bg-accent/6',
);

/** The number of tickets in each status; a click filters the list, a second one clears the filter. */
export function StatusCards({ filters, onChange, stats, unread }: StatusCardsProps) {
  const can = useCan();
  const { status } = filters;
  const isUnread = filters.unread === 'yes';
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2">
      <ul aria-label={m.statusCards.ticketsByStatus} className="contents">
        {cards.map((card) => (
          <li key={card.count}>
            <button
              type="button"
              aria-pressed={card.status === status}
              onClick={() => onChange({ status: card.status === status ? '' : card.status })}
              className={button}
            >
              {card.status ? (
                <StatusIcon
                  status={card.status}
                  className={`size-3.5 shrink-0 max-xl:hidden ${card.color}`}
                />
              ) : (
                <Inbox
                  aria-hidden="true"
                  className="size-3.5 shrink-0 text-muted-foreground max-xl:hidden"
                />
              )}
              <span className="text-muted-foreground">{card.label}</span>
              {stats ? (
                <span className="font-semibold tabular-nums">
                  {stats[card.count].toLocaleString()}
                </span>
              ) : (
                <Skeleton className="h-4 w-6" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {can('view_assigned_tickets') && (
        <button
          type="button"
          aria-pressed={isUnread}
          onClick={() => onChange({ unread: isUnread ? '' : 'yes' })}
          className={button}
        >
          <MailOpen
            aria-hidden="true"
            className="size-3.5 shrink-0 text-muted-foreground max-xl:hidden"
          />
          <span className="text-muted-foreground">{m.statusCards.unread}</span>{' '}
          <span className="font-semibold tabular-nums">{unread?.toLocaleString() ?? '–'}</span>
        </button>
      )}
    </div>
  );
}
