import type { Org, Tx } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { findAnyTag, findTag, noTag } from '../read/tags.ts';
import { recountTag } from './counts.ts';
import { removeTag, tagged } from './remove.ts';

/**
 * Replaces some tags by another on their tickets and chats, and deletes them. Rows are moved, so merging many tickets takes one
 * statement. A ticket that had both tags keeps its row of the deleted tag, which undoing restores.
 */
export function mergeTags(org: Org, id: string, others: readonly string[]): Promise<void> {
  return org.write(async (tx) => {
    await findTag(tx, id);
    const merged: string[] = [];
    for (const other of new Set(others)) {
      if (other === id) throw invalid('tagIds', "A tag can't be merged into itself");
      const row = await findAnyTag(tx, other);
      if (row?.deleted_at && row.merged_into === id) continue;
      if (!row || row.deleted_at) throw noTag();
      await move(tx, other, id);
      merged.push(other);
    }
    if (merged.length === 0) return;
    await recountTag(tx, id);
    await tx.record('tag.changed', { tagIds: [id, ...merged], how: 'merged' });
  });
}

const longAgo = new Date(0).toISOString();

async function move(tx: Tx, from: string, to: string) {
  // Tags merged into this one earlier are no longer distinguishable, so they can't be restored.
  await tx.update('all_tags', { merged_into: from }, { deleted_at: longAgo });
  for (const [table, column] of tagged) {
    const have = tx.from(table, 'having').where('tag_id', to).select(column);
    await tx.update(table, (row) => row.where('tag_id', from).whereNotIn(column, have as never), {
      tag_id: to,
      merged_from: from,
    });
  }
  await removeTag(tx, from, to);
}
