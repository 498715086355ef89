import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck, RotateCcw } from 'lucide-react';
import type { Present } from '../../../data/presence.ts';
import { useCan } from '../../../data/session.ts';
import { PriorityBadge, StatusBadge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lastListSearch } from '../list/filters.ts';
import { useTicketChange } from '../use-ticket-change.ts';
import { OthersHere } from './OthersHere.tsx';

type TicketHeaderProps = { ticket: Schema<'Ticket'>; others: readonly Present[] };

export function TicketHeader({ ticket, others }: TicketHeaderProps) {
  return (
    <header>
      <Link
        to="/tickets"
        search={lastListSearch() as never}
        className="-ml-1 inline-flex items-center gap-1 rounded-sm px-1 py-0.5 text-sm text-muted-foreground hover:text-foreground"
      >
        <ArrowLeft aria-hidden="true" className="size-3.5" />
        Back to Tickets
      </Link>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
            <span className="tabular-nums">{ticket.ticketNumber}</span>
            <StatusBadge status={ticket.status} />
            <PriorityBadge priority={ticket.priority} />
          </p>
          <h2 className="mt-1 text-xl font-semibold tracking-tight text-balance wrap-anywhere">
            {ticket.subject}
          </h2>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <OthersHere others={others} />
          <NextStep ticket={ticket} />
        </div>
      </div>
    </header>
  );
}

/** The most common next status. */
function NextStep({ ticket }: { ticket: Schema<'Ticket'> }) {
  const can = useCan();
  const { change, busy } = useTicketChange();
  if (!can('resolve_tickets')) return null;
  const isOver = ticket.status === 'resolved' || ticket.status === 'closed';
  return (
    <Button
      busy={busy}
      icon={isOver ? <RotateCcw /> : <CircleCheck />}
      onClick={() => change(ticket.id, { status: isOver ? 'open' : 'resolved' })}
    >
      {isOver ? 'Reopen' : 'Resolve'}
    </Button>
  );
}
