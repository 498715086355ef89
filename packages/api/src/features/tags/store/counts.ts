import { prepare } from '../../../database/prepare.ts';
import type { P, Tx } from '../../../database/types.ts';
import { readTagCounts, taggedAs } from '../read/counters.ts';

const counted = prepare((org, p: P<'tag'>) =>
  org
    .from('ticket_tags')
    .join(org.from('tickets').as('ticket'), 'ticket.id', 'ticket_tags.ticket_id')
    .where('ticket_tags.tag_id', p.tag)
    .groupBy('ticket.status')
    .select('ticket.status as status')
    .count('* as count'),
);

/** Recomputes the stored counts of a tag after many of its tickets changed at once. */
export async function recountTag(tx: Tx, tagId: string): Promise<void> {
  const kept = (await readTagCounts(tx, tagId)).get(tagId) ?? {};
  const rows = await tx.all<{ status: string; count: number }>(counted({ tag: tagId }));
  const now = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  const statuses = [...new Set([...Object.keys(kept), ...Object.keys(now)])];
  const moves = statuses
    .map((status) => [status, (now[status] ?? 0) - (kept[status] ?? 0)] as const)
    .filter(([, delta]) => delta !== 0);
  await tx.addAll(moves.map(([status, delta]) => [taggedAs(tagId, status), delta]));
}

/** Removes the stored counts of a deleted tag. */
export async function forgetCounts(tx: Tx, tagId: string): Promise<void> {
  await tx.remove('counters', (row) =>
    row.where('name', '>', `tagged.${tagId}.`).where('name', '<', `tagged.${tagId}/`),
  );
}
