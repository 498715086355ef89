import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { Ago } from '../../../data/Ago.tsx';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusIcon } from '../../../ui/ticket-icons.tsx';
import { statusOptions } from '../choices.ts';
import m from '../messages.yaml';
import { RailSection } from './RailSection.tsx';

const MAX_SHOWN = 5;

/** Other tickets of the same customer, or a note that this is their first one. */
export function OtherTickets({ ticket }: { ticket: Schema<'Ticket'> }) {
  const can = useCan();
  const email = ticket.customerEmail ?? ticket.customer?.email ?? '';
  const mayRead = email !== '' && can('view_assigned_tickets');
  const { data: tickets, error } = useRead(
    'tickets.list',
    { customerEmail: email, limit: MAX_SHOWN + 1 },
    { enabled: mayRead },
  );
  const others = tickets?.filter(({ id }) => id !== ticket.id).slice(0, MAX_SHOWN);
  if (!mayRead || (error && !others)) return null;
  if (!others?.length) {
    return (
      <RailSection
        title={m.otherTickets.otherTickets}
        label={m.otherTickets.otherTicketsOfTheCustomer}
      >
        {others ? (
          <p className="text-sm text-muted-foreground">{m.otherTickets.noOtherTickets}</p>
        ) : (
          <Skeleton className="h-5 w-40" />
        )}
      </RailSection>
    );
  }
  return (
    <RailSection
      title={m.otherTickets.otherTickets}
      label={m.otherTickets.otherTicketsOfTheCustomer}
      actions={
        <Link
          to="/tickets"
          search={{ customer: email } as never}
          className="rounded-sm text-xs font-medium text-primary-text hover:underline"
        >
          {m.otherTickets.viewAll}
        </Link>
      }
    >
      <ul className="-mx-2">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to="/tickets/$id"
              params={{ id: other.id } as never}
              className="flex items-center gap-2.5 rounded-md px-2 py-1.5 text-sm -outline-offset-2 hover:bg-muted/70"
            >
              <StatusIcon
                status={other.status}
                className="size-3.5 shrink-0 text-muted-foreground"
              />
              <span className="min-w-0 flex-1 truncate">{other.subject}</span>
              <span className="sr-only">, {statusLabel(other.status)}, </span>
              <Ago at={other.updatedAt} className="shrink-0 text-xs text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

function statusLabel(status: string) {
  return statusOptions.find(({ value }) => value === status)?.label;
}
