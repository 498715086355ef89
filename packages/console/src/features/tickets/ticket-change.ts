import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import {
  type ChoiceName,
  type Choices,
  choiceFields,
  choiceIn,
  isChoice,
  labelOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../data/cache.ts';
import m from './messages.yaml';
import type { Ticket, TicketRows } from './ticket-rows.ts';

/** A change of one field with a fixed set of values. */
export type ChoiceChange = { [Name in ChoiceName]: Pick<Choices, Name> }[ChoiceName];

export type TicketChange = ChoiceChange | { assignedAgentId: string | null };

/** Builds a change from a field's name and value. */
export const choose = (name: ChoiceName, value: string) => ({ [name]: value }) as ChoiceChange;

/** A ticket from the cache: from its page or a list. */
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

/** The current values of the fields that a change sets. */
export function valueOf(ticket: Ticket, change: TicketChange): TicketChange {
  const name = choiceIn(change);
  if (name) return choose(name, ticket[name]);
  return { assignedAgentId: ticket.assignedAgent?.id ?? null };
}

/** Describes the result of a change in a sentence. */
export function changeText(
  { ticketNumber, assignedAgent }: Pick<Schema<'Ticket'>, 'ticketNumber' | 'assignedAgent'>,
  change: TicketChange,
): string {
  const [[name, value] = ['', null]] = Object.entries<string | null>(change);
  if (isChoice(name)) {
    const { changed } = choiceFields[name];
    return `${ticketNumber} ${changed.replace('{value}', labelOf(name, value ?? ''))}`;
  }
  if (value === null) return m.ticketChange.isNowUnassigned({ ticketNumber });
  return m.ticketChange.isNowAssignedTo({ ticketNumber, agentName: agentName(assignedAgent) });
}
