import type { Ticket } from '../ticket-rows.ts';

/** The pending changes of tags on all selected tickets; unchanged tags are left out. */
export type Staged = ReadonlyMap<string, 'add' | 'remove'>;

/** Counts the tickets that have each tag. */
export function countedTags(tickets: readonly Pick<Ticket, 'tags'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of tickets)
    for (const { id } of tags) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Returns the next choice for a tag: remove if all tickets have it, add if none has it, otherwise cycle through both. */
export function staged(before: Staged, id: string, have: 'all' | 'some' | 'none'): Staged {
  const next = new Map(before);
  const now = before.get(id);
  if (now === undefined) next.set(id, have === 'all' ? 'remove' : 'add');
  else if (now === 'add' && have === 'some') next.set(id, 'remove');
  else next.delete(id);
  return next;
}

/** The choices as a change of tickets. */
export function changeOf(choices: Staged) {
  const chosen = (what: 'add' | 'remove') =>
    [...choices].flatMap(([id, one]) => (one === what ? [id] : []));
  return { addTagIds: chosen('add'), removeTagIds: chosen('remove') };
}
