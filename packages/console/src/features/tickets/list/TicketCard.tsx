import { agentName, customerName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Ticket } from '../ticket-rows.ts';
import { Updated } from '../Updated.tsx';
import { type ChangeTicket, PriorityPicker, StatusPicker } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';
import type { TickTicket } from './TicketTable.tsx';

type TicketCardProps = ComponentProps<'li'> & {
  ticket: Ticket;
  onChangeTicket: ChangeTicket | undefined;
  isTicked: boolean;
  onTick: TickTicket | undefined;
};

/** A ticket of the list on phones. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, onChangeTicket, isTicked, onTick, ...rest } = props;
  return (
    <li
      {...rest}
      className={cx(
        'relative border-b px-4 py-3 has-[a:focus-visible]:bg-accent/8 active:bg-muted/70',
        isTicked && 'bg-accent/8',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 text-xs text-muted-foreground">
        <span className="tabular-nums">{ticket.ticketNumber}</span>
        <Updated at={ticket.updatedAt} />
      </div>
      <Link
        to="/tickets/$id"
        params={{ id: ticket.id } as never}
        data-open=""
        className="mt-0.5 line-clamp-2 font-medium after:absolute after:inset-0 focus-visible:outline-none"
      >
        {ticket.subject}
      </Link>
      <p className="truncate text-sm text-muted-foreground">
        {customerName(ticket)} · {agentName(ticket.assignedAgent)}
      </p>
      <div className="mt-2 flex items-center gap-2">
        <StatusPicker ticket={ticket} onChange={onChangeTicket} />
        <PriorityPicker ticket={ticket} onChange={onChangeTicket} />
        {onTick && (
          <span className="relative ml-auto">
            <RowTick
              label={`Select ${ticket.ticketNumber}`}
              checked={isTicked}
              onToggle={(range) => onTick(ticket.id, range)}
            />
          </span>
        )}
      </div>
    </li>
  );
});

export function CardSkeletons() {
  return Array.from({ length: 5 }, (_, row) => (
    <li key={row} className="border-b px-4 py-3">
      <Skeleton className="h-3 w-28" />
      <Skeleton className="mt-2 w-4/5" />
      <Skeleton className="mt-2 h-3 w-1/2" />
      <Skeleton className="mt-3 h-5 w-36" />
    </li>
  ));
}
