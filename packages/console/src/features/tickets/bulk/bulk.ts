import type { Input } from '@helpdesk/sdk/contract/operations';
import type { Priority, Status } from '../choices.ts';
import type { Ticket } from '../ticket-rows.ts';

/** A change of many tickets at once: exactly one of these. */
export type BulkChange =
  | { assignedAgentId: string | null }
  | { status: Status }
  | { priority: Priority };

export type BulkInput = Input<'tickets.bulk'>;

/** The maximum number of tickets that the server changes in one call. */
const MAX_PER_CALL = 200;

/** Splits a change into calls that the server accepts. */
export function inCalls(ids: readonly string[], change: BulkChange): BulkInput[] {
  return Array.from({ length: Math.ceil(ids.length / MAX_PER_CALL) }, (_, call) => ({
    ids: ids.slice(call * MAX_PER_CALL, (call + 1) * MAX_PER_CALL),
    ...change,
  }));
}

/** The calls that restore the previous values of every ticket. */
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
