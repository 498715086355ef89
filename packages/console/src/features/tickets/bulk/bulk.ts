import type { Input } from '@helpdesk/sdk/contract/operations';
import { choiceIn } from '@helpdesk/sdk/rules/ticket-fields';
import type { AnswerOf } from '../../../data/client.ts';
import m from '../messages.yaml';
import { type ChoiceChange, choose } from '../ticket-change.ts';

/** A change of many tickets at once: exactly one of these. */
export type BulkChange =
  | { assignedAgentId: string | null }
  | ChoiceChange
  | { addTagIds: string[]; removeTagIds: string[] }
  | { snooze: NonNullable<BulkInput['snooze']> | null };

export type BulkInput = Input<'tickets.bulk'>;
export type BulkResult = AnswerOf<'tickets.bulk'>;
/** A changed ticket, with its previous values. */
export type Changed = BulkResult['changed'][number];

/** The number of tickets per call: few enough that progress is visible and stopping is quick. */
export const STEP = 50;

/** Splits a change into calls. */
export function inCalls(ids: readonly string[], change: Omit<BulkInput, 'ids'>): BulkInput[] {
  return Array.from({ length: Math.ceil(ids.length / STEP) }, (_, call) => ({
    ids: ids.slice(call * STEP, (call + 1) * STEP),
    ...change,
  }));
}

/** The calls that restore the previous values, of tickets that weren't changed since. */
export function undoing(changed: readonly Changed[], change: BulkChange): BulkInput[] {
  const groups = new Map<string, { change: BulkChange; ids: string[] }>();
  for (const ticket of changed) {
    const had = valueBefore(ticket, change);
    const group = groups.get(JSON.stringify(had)) ?? { change: had, ids: [] };
    group.ids.push(ticket.id);
    groups.set(JSON.stringify(had), group);
  }
  // Removing single tags overwrites no changes by others.
  const condition = 'addTagIds' in change ? {} : { onlyIf: change };
  return [...groups.values()].flatMap((group) =>
    inCalls(group.ids, { ...group.change, ...condition }),
  );
}

function valueBefore(ticket: Changed, change: BulkChange): BulkChange {
  const name = choiceIn(change);
  if (name) return choose(name, ticket[name]);
  if ('addTagIds' in change) {
    const had = new Set(ticket.tagIds);
    return {
      addTagIds: change.removeTagIds.filter((id) => had.has(id)),
      removeTagIds: change.addTagIds.filter((id) => !had.has(id)),
    };
  }
  if ('snooze' in change) return { snooze: ticket.snooze };
  return { assignedAgentId: ticket.assignedAgentId };
}

export function ticketCount(count: number): string {
  return m.bulk.tickets({ count });
}
