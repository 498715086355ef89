import type { LiveEvent } from '../../data/live.ts';
import type { TicketFilters } from './filters.ts';
import { type Ticket, type TicketRows, withChange, without } from './ticket-rows.ts';

/** What every event about a ticket tells of it. */
export type TicketFacts = Pick<Ticket, 'id'> &
  Partial<Pick<Ticket, 'subject' | 'status' | 'priority' | 'updatedAt'>> & {
    assignedAgentId?: string | null;
  };

type Event = Pick<LiveEvent, 'name' | 'payload'>;

export function factsOf({ name, payload }: Event): TicketFacts | undefined {
  return name.startsWith('ticket.') ? (payload as { ticket?: TicketFacts }).ticket : undefined;
}

/** The loaded rows after an event: its ticket is changed where it stands, or gone when it no longer belongs there. */
export function withEvent(
  rows: TicketRows,
  event: Event,
  filters: Pick<TicketFilters, 'status' | 'priority' | 'agent'>,
): TicketRows {
  const facts = factsOf(event);
  if (!facts) return rows;
  if (event.name === 'ticket.deleted' || !belongs(facts, filters)) return without(rows, facts.id);
  const { id, subject, status, priority, updatedAt } = facts;
  const known = Object.entries({ subject, status, priority, updatedAt });
  return withChange(rows, id, Object.fromEntries(known.filter(([, value]) => value !== undefined)));
}

/** Whether an event has given a loaded ticket another agent; of him it tells nothing but the id. */
export function changesAgent(rows: TicketRows, { id, assignedAgentId }: TicketFacts): boolean {
  if (assignedAgentId === undefined) return false;
  const ticket = rows.items.find((one) => one.id === id);
  return ticket !== undefined && (ticket.assignedAgent?.id ?? null) !== assignedAgentId;
}

function belongs(facts: TicketFacts, { status, priority, agent }: Parameters<typeof withEvent>[2]) {
  const fits = (value: string | null | undefined, asked: string) =>
    asked === '' || value === undefined || (value ?? 'none') === asked;
  return (
    fits(facts.status, status) &&
    fits(facts.priority, priority) &&
    fits(facts.assignedAgentId, agent)
  );
}
