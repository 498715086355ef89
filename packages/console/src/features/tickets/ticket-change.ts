import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../data/cache.ts';
import { type Priority, priorityOptions, type Status, statusOptions } from './choices.ts';
import type { Ticket, TicketRows } from './ticket-rows.ts';

export type TicketChange =
  | { status: Status }
  | { priority: Priority }
  | { assignedAgentId: string | null };

/** A ticket as the console knows it, from its page or a list. */
export function knownTicket(client: QueryClient, id: string): Ticket | undefined {
  const open = client.getQueryData<Ticket>(readKey('tickets.get', { id }));
  if (open) return open;
  const lists = client.getQueriesData<TicketRows | readonly Ticket[]>({
    queryKey: ['tickets.list'],
  });
  return lists
    .flatMap(([, rows]) => (rows && ('items' in rows ? rows.items : rows)) ?? [])
    .find((ticket) => ticket.id === id);
}

/** What a ticket has where this changes it. */
export function valueOf(ticket: Ticket, change: TicketChange): TicketChange {
  if ('status' in change) return { status: ticket.status };
  if ('priority' in change) return { priority: ticket.priority };
  return { assignedAgentId: ticket.assignedAgent?.id ?? null };
}

/** A sentence about what a change has made of a ticket. */
export function changeText(
  { ticketNumber, assignedAgent }: Pick<Schema<'Ticket'>, 'ticketNumber' | 'assignedAgent'>,
  change: TicketChange,
): string {
  if ('status' in change) return `${ticketNumber} is now ${labelOf(statusOptions, change.status)}`;
  if ('priority' in change) {
    return `${ticketNumber} now has priority ${labelOf(priorityOptions, change.priority)}`;
  }
  if (change.assignedAgentId === null) return `${ticketNumber} is now unassigned`;
  return `${ticketNumber} is now assigned to ${agentName(assignedAgent)}`;
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
