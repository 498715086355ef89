import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { findAnyTag, findTag, noTag } from '../read/tags.ts';
import { forgetCounts, recountTag } from './counts.ts';
import { checkQuota, validateName } from './tags.ts';

/** Tables that store tags, with the column of the tagged ticket or chat. */
export const tagged = [
  ['ticket_tags', 'ticket_id'],
  ['chat_tags', 'session_id'],
] as const;

/** Milliseconds for which a deleted tag can be restored. */
const memory = 24 * 60 * 60 * 1_000;

const sinceWhen = (at: string) => new Date(Date.parse(at) - memory).toISOString();

/**
 * Deletes a tag, optionally in favor of another. Its tickets are kept for a day, and the target of a merge permanently, since
 * forms may still reference the tag.
 */
export async function removeTag(tx: Tx, id: string, mergedInto: string | null): Promise<void> {
  const at = now();
  const old = tx.from('all_tags').where('deleted_at', '<', sinceWhen(at));
  const oldIds = old.select('id') as never;
  await tx.remove('ticket_tags', (row) => row.whereIn('tag_id', oldIds));
  await tx.remove('chat_tags', (row) => row.whereIn('tag_id', oldIds));
  await tx.remove('all_tags', (row) =>
    row.where('deleted_at', '<', sinceWhen(at)).whereNull('merged_into'),
  );
  await tx.update('all_tags', { id }, { deleted_at: at, merged_into: mergedInto });
  await forgetCounts(tx, id);
}

export function deleteTag(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findTag(tx, id);
    await removeTag(tx, id, null);
    await tx.record('tag.changed', { tagIds: [id], how: 'deleted' });
  });
}

/** Restores a tag that was deleted or merged within the last day, on its tickets and chats. */
export function restoreTag(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    const row = await findAnyTag(tx, id);
    if (row && row.deleted_at === null) return;
    if (!row?.deleted_at || row.deleted_at < sinceWhen(now())) throw noTag();
    await checkQuota(tx);
    await validateName(tx, row);
    const { merged_into: other } = row;
    await tx.update('all_tags', { id }, { deleted_at: null, merged_into: null });
    if (other) {
      for (const [table, column] of tagged) {
        const given = { tag_id: other, merged_from: id };
        const have = tx.from(table, 'having').where('tag_id', id).select(column);
        await tx.remove(table, (row) => row.where(given).whereIn(column, have as never));
        await tx.update(table, given, { tag_id: id, merged_from: null });
      }
      await recountTag(tx, other);
    }
    await recountTag(tx, id);
    await tx.record('tag.changed', { tagIds: other ? [id, other] : [id], how: 'restored' });
  });
}
