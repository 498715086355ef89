import { type ChoiceName, choiceNames, choicesOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { QueryClient } from '@tanstack/react-query';
import { callOperation } from '../../../data/client.ts';
import type { LiveEvent } from '../../../data/live.ts';
import { firstPage, type Ticket, type TicketRows, withChange, without } from '../ticket-rows.ts';
import type { TicketFilters } from './filters.ts';

/** The ticket in the payload of every ticket event. */
export type TicketFacts = Pick<Ticket, 'id'> &
  Partial<Pick<Ticket, 'subject' | ChoiceName | 'updatedAt'>> & {
    assignedAgentId?: string | null;
  };

type Event = Pick<LiveEvent, 'name' | 'payload'>;
type Asked = Pick<TicketFilters, ChoiceName | 'agent' | 'turn' | 'snoozed'>;

export function factsOf({ name, payload }: Event): TicketFacts | undefined {
  return name.startsWith('ticket.') ? (payload as { ticket?: TicketFacts }).ticket : undefined;
}

/** The loaded rows after an event: its ticket is updated in place, or removed if it no longer matches or was merged. */
export function withEvent(loaded: TicketRows, event: Event, filters: Asked): TicketRows {
  const rows = mergedIn(event).reduce((left, { id }) => without(left, id), loaded);
  const facts = factsOf(event);
  if (!facts) return rows;
  const { name } = event;
  const isGone =
    name === 'ticket.deleted' ||
    name === 'ticket.marked_as_spam' ||
    (name === 'ticket.snoozed' && filters.turn) ||
    (name === 'ticket.unsnoozed' && filters.snoozed);
  if (isGone || !belongs(facts, filters)) return without(rows, facts.id);
  const { id, subject, updatedAt } = facts;
  const turn = turnAfter(facts);
  const known = Object.entries({ subject, ...choicesOf(facts), updatedAt, turn });
  return withChange(rows, id, Object.fromEntries(known.filter(([, value]) => value !== undefined)));
}

const mergedIn = ({ payload }: Event) =>
  (payload as { merged?: readonly Pick<Ticket, 'id'>[] }).merged ?? [];

/** Whose turn it is, as far as the event tells: no one's once the ticket is settled, otherwise unknown. */
const turnAfter = ({ status }: TicketFacts) =>
  status === 'resolved' || status === 'closed' ? null : undefined;

type TicketPayload = {
  ticket?: TicketFacts;
  visibility?: string;
  changes?: { tags?: unknown; customerEmail?: unknown; customerName?: unknown };
};

/** Whether a ticket below the first page has a changed message, tags, requester or snooze; events lack some of these. */
export function changesPreview(rows: TicketRows, { name, payload }: Event): boolean {
  const { ticket, visibility, changes } = payload as TicketPayload;
  const isTold =
    name === 'ticket.replied'
      ? visibility === 'public'
      : Boolean(changes?.tags || changes?.customerEmail || changes?.customerName) ||
        name.endsWith('snoozed');
  if (!isTold) return false;
  return rows.items.findIndex(({ id }) => id === ticket?.id) >= firstPage;
}

/** Whether an event has changed the assignee of a loaded ticket; events contain only the assignee's id. */
export function changesAgent(rows: TicketRows, { id, assignedAgentId }: TicketFacts): boolean {
  if (assignedAgentId === undefined) return false;
  const ticket = rows.items.find((one) => one.id === id);
  return ticket !== undefined && (ticket.assignedAgent?.id ?? null) !== assignedAgentId;
}

function belongs(facts: TicketFacts, asked: Asked) {
  const fits = (value: string | null | undefined, asked: string) =>
    asked === '' || value === undefined || (value ?? 'none') === asked;
  return (
    !(asked.turn && turnAfter(facts) === null) &&
    choiceNames.every((name) => fits(facts[name], asked[name])) &&
    fits(facts.assignedAgentId, asked.agent)
  );
}

/** Keeps the rows of a list up to date with an event. */
export function applyEvent(
  client: QueryClient,
  key: readonly unknown[],
  filters: TicketFilters,
  event: LiveEvent,
) {
  const before = client.getQueryData<TicketRows>(key);
  const facts = factsOf(event);
  if (!before || !facts) return;
  const after = withEvent(before, event, filters);
  if (after !== before) client.setQueryData<TicketRows>(key, after);
  if (changesAgent(after, facts) || changesPreview(after, event))
    void readRow(client, key, facts.id);
}

async function readRow(client: QueryClient, key: readonly unknown[], id: string) {
  try {
    const { assignedAgent, turn, turnSince, dueAt, lastMessage, tags, ...others } =
      await callOperation('tickets.get', { id });
    const { snoozedAt, snoozedUntil, unsnoozedAt, customer, customerName, customerEmail } = others;
    const snoozing = { snoozedAt, snoozedUntil, unsnoozedAt };
    const requester = { customer, customerName, customerEmail };
    const words = { turn, turnSince, dueAt, lastMessage };
    const change = { assignedAgent, ...words, tags, ...snoozing, ...requester };
    client.setQueryData<TicketRows>(key, (rows) => rows && withChange(rows, id, change));
  } catch {
    // Deleted in the meantime, or offline: the next refetch of the list corrects it.
  }
}
