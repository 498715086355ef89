import type { Input } from '@helpdesk/sdk/contract/operations';
import type { Priority, Status } from './choices.ts';
import type { Ticket } from './ticket-rows.ts';

/** What can be done to many tickets at once: one of these. */
export type BulkChange =
  | { assignedAgentId: string | null }
  | { status: Status }
  | { priority: Priority };

export type BulkInput = Input<'tickets.bulk'>;

/** As many as the server changes in one go. */
const MOST = 200;

/** One change as calls that the server takes. */
export function inCalls(ids: readonly string[], change: BulkChange): BulkInput[] {
  return Array.from({ length: Math.ceil(ids.length / MOST) }, (_, call) => ({
    ids: ids.slice(call * MOST, (call + 1) * MOST),
    ...change,
  }));
}

/** The calls that give every ticket back what it had before a change. */
export function undoing(before: readonly Ticket[], change: BulkChange): BulkInput[] {
  const groups = new Map<string, { change: BulkChange; ids: string[] }>();
  for (const ticket of before) {
    const had = valueBefore(ticket, change);
    const group = groups.get(JSON.stringify(had)) ?? { change: had, ids: [] };
    group.ids.push(ticket.id);
    groups.set(JSON.stringify(had), group);
  }
  return [...groups.values()].flatMap((group) => inCalls(group.ids, group.change));
}

function valueBefore(ticket: Ticket, change: BulkChange): BulkChange {
  if ('status' in change) return { status: ticket.status };
  if ('priority' in change) return { priority: ticket.priority };
  return { assignedAgentId: ticket.assignedAgent?.id ?? null };
}

export function ticketCount(count: number): string {
  return count === 1 ? '1 ticket' : `${count.toLocaleString()} tickets`;
}
