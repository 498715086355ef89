import type { Result } from '@helpdesk/sdk/contract/operations';
import { customerName } from '@helpdesk/sdk/rules/names';
import { type ChoiceName, choiceFields, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { Link } from '@tanstack/react-router';
import { Eye, Inbox } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { ChoiceBadge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table, Td, Th, Tr } from '../../ui/Table.tsx';
import m from './messages.yaml';

const RECENT = 5;

export function RecentTickets() {
  const { data: tickets, isError, error, refetch } = useRead('tickets.list', { limit: RECENT });
  return (
    <Card>
      <CardHeader
        title={m.recentTickets.recentTickets}
        actions={
          <Link
            to="/tickets"
            className="rounded-sm text-sm font-medium text-primary-text hover:underline"
          >
            {m.recentTickets.viewAll}
          </Link>
        }
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={refetch} />
      ) : tickets?.length === 0 ? (
        <EmptyState icon={<Inbox />} title={m.recentTickets.noTicketsFound} />
      ) : (
        <Table aria-label={m.recentTickets.recentTickets}>
          <thead className="max-sm:sr-only">
            <tr>
              <Th>{m.recentTickets.ticket}</Th>
              <Th className="max-md:hidden">{m.recentTickets.customer}</Th>
              {choiceNames.map((name) => (
                <Th key={name} className={classOf(name)}>
                  {choiceFields[name].label}
                </Th>
              ))}
              <Th className="max-sm:hidden">{m.recentTickets.updated}</Th>
              <Th className="text-right max-sm:hidden">{m.recentTickets.actions}</Th>
            </tr>
          </thead>
          <tbody>
            {tickets ? (
              tickets.map((ticket) => <Row key={ticket.id} ticket={ticket} />)
            ) : (
              <Loading />
            )}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** Phones have room only for the status. */
const classOf = (name: ChoiceName) => (name === 'status' ? undefined : 'max-sm:hidden');

function Row({ ticket }: { ticket: Result<'tickets.list'>[number] }) {
  return (
    <Tr className="relative">
      <Td className="w-full max-w-0">
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          className="block truncate font-medium -outline-offset-2 after:absolute after:inset-0"
        >
          {ticket.subject}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">{ticket.ticketNumber}</span>
      </Td>
      <Td className="max-w-44 truncate text-muted-foreground max-md:hidden">
        {customerName(ticket)}
      </Td>
      {choiceNames.map((name) => (
        <Td key={name} className={classOf(name)}>
          <ChoiceBadge name={name} value={ticket[name]} />
        </Td>
      ))}
      <Td className="whitespace-nowrap text-muted-foreground max-sm:hidden">
        <Ago at={ticket.updatedAt} />
      </Td>
      <Td className="text-right max-sm:hidden">
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          aria-label={m.recentTickets.viewTicket({ ticketNumber: ticket.ticketNumber })}
          title={m.recentTickets.viewTicket2}
          tabIndex={-1}
          className={buttonClass('ghost', 'sm', 'relative -mr-1 px-1.5')}
        >
          <Eye aria-hidden="true" />
        </Link>
      </Td>
    </Tr>
  );
}

// The compact table shows three rows while it loads.
function Loading() {
  return [0, 1, 2].map((row) => (
    <Tr key={row}>
      <Td colSpan={6}>
        <Skeleton className="w-2/3" />
        <Skeleton className="mt-1.5 h-3 w-24" />
      </Td>
    </Tr>
  ));
}
