import { maxTagsOfTicket } from '@helpdesk/sdk/rules/tags';
import { prepare } from '../../../database/prepare.ts';
import type { TagRow } from '../../../database/rows/tags.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { presentTagRef } from '../../tags/present.ts';
import { type Tagged, type TagRef, tagsIn } from '../../tags/read/on-ticket.ts';
import { currentTags, findByName } from '../../tags/read/tags.ts';
import { tagsNamed } from '../../tags/store/tags.ts';
import type { TagChange, V1TagChange } from '../fields.ts';

/** The tags that a ticket gains and loses, without those that make no difference. */
export interface TagMove {
  added: readonly TagRef[];
  removed: readonly TagRef[];
}

export const noMove: TagMove = { added: [], removed: [] };

export const isMove = ({ added, removed }: TagMove) => added.length + removed.length > 0;

const byIds = prepare((org, p: P<'ids'>) =>
  org
    .from('all_tags')
    .whereRaw(`? like '%,' || id || ',%'`, [p.ids])
    .whereNull('deleted_at')
    .orderBy('folded'),
);

/** The tags with these IDs; throws if any is missing. */
export async function mustHaveTags(org: Org, ids: readonly string[], field: string) {
  if (ids.length === 0) return [];
  const wanted = new Set(ids.filter((id) => /^\w+$/.test(id)));
  const rows = await org.all<TagRow>(byIds({ ids: `,${[...wanted].join(',')},` }));
  if (rows.length < new Set(ids).size) throw invalid(field, 'This tag no longer exists');
  return rows.map(presentTagRef);
}

/** Resolves a requested change of tags for a ticket. */
export function moveOf(
  ticket: Tagged,
  add: readonly TagRef[],
  removeIds: readonly string[],
  field = 'addTagIds',
  tooMany = `A ticket can have up to ${maxTagsOfTicket} tags`,
): TagMove {
  const now = tagsIn(ticket);
  const has = new Set(now.map(({ id }) => id));
  const goes = new Set(removeIds.filter((id) => !add.some((one) => one.id === id)));
  const added = add.filter(({ id }) => !has.has(id));
  const removed = now.filter(({ id }) => goes.has(id));
  if (added.length > 0 && now.length - removed.length + added.length > maxTagsOfTicket) {
    throw invalid(field, tooMany);
  }
  return { added, removed };
}

/** The tags that a change adds; tags that it removes need not exist. */
export const tagsToAdd = (tx: Tx, { addTagIds = [] }: TagChange) =>
  mustHaveTags(tx, addTagIds, 'addTagIds');

/** Converts a change with names from an API client to IDs, and creates tags with new names. */
export async function namedChange(
  tx: Tx,
  ticket: Tagged,
  { tags, addTags = [], removeTags = [] }: V1TagChange,
): Promise<TagChange> {
  const add = await tagsNamed(tx, [...(tags ?? []), ...addTags]);
  const addTagIds = add.map(({ id }) => id);
  const named = await Promise.all(removeTags.map((name) => findByName(tx, name)));
  const removeTagIds = named.flatMap((tag) => (tag ? [tag.id] : []));
  if (tags) {
    const kept = new Set(addTagIds);
    removeTagIds.push(...tagsIn(ticket).flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  }
  return { addTagIds, removeTagIds };
}

/** Adds tags to a ticket and removes others. */
export async function moveTags(tx: Tx, ticketId: string, { added, removed }: TagMove, at: string) {
  if (removed.length > 0) {
    await tx.remove('ticket_tags', { ticket_id: ticketId, tag_id: removed.map(({ id }) => id) });
  }
  await Promise.all(
    added.map(({ id }) =>
      tx.insert('ticket_tags', { ticket_id: ticketId, tag_id: id, updated_at: at }),
    ),
  );
}

/** Updates the sort key of a ticket's tags: lists by tag are sorted by last change. */
export async function keepOrder(tx: Tx, ticket: Tagged & { id: string }, at: string) {
  if (ticket.tag_items === null) return;
  await tx.update('ticket_tags', { ticket_id: ticket.id }, { updated_at: at });
}

/** Those of these tags that still exist, or the tags they were merged into. */
export const tagsStillThere = async (tx: Tx, ids: readonly string[]): Promise<TagRef[]> =>
  (await currentTags(tx, ids)).map(presentTagRef);
