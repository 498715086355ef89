import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';

/** The name of the counter for tickets with a tag and a status. */
export const taggedAs = (tagId: string, status: string) => `tagged.${tagId}.${status}`;

/** Number of tickets with a tag, by status. */
export type TagCounts = Readonly<Record<string, number>>;

export const totalOf = (counts: TagCounts | undefined) =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

const between = prepare((org, p: P<'from' | 'until'>) =>
  org
    .from('counters')
    .where('name', '>', p.from)
    .where('name', '<', p.until)
    .select('name', 'value'),
);

/** The stored counts of some tags. */
export async function readCountsOf(org: Org, ids: readonly string[]) {
  const each = await Promise.all(ids.map((id) => readTagCounts(org, id)));
  return new Map(each.flatMap((counts) => [...counts]));
}

/** Counts the tickets that a member with limited visibility sees. */
const seen = (org: OrgScope) =>
  org
    .from('ticket_tags')
    .join(org.from('tickets').as('tickets') as never, 'tickets.id', 'ticket_tags.ticket_id')
    .groupBy('ticket_tags.tag_id', 'tickets.status')
    .select(org.raw("'tagged.' || ticket_tags.tag_id || '.' || tickets.status as name"))
    .count('* as value');
const ofSeen = prepare((org) => seen(org));
const ofSeenTag = prepare((org, p: P<'tag'>) => seen(org).where('ticket_tags.tag_id', p.tag));

/** The counts of all tags, or of one: stored ones, or counted if the caller doesn't see all tickets. */
export async function readTagCounts(org: Org, tagId?: string): Promise<Map<string, TagCounts>> {
  // The slash is the character after the dot, so the range covers everything that starts with `tagged.`.
  const range = tagId
    ? { from: `tagged.${tagId}.`, until: `tagged.${tagId}/` }
    : { from: 'tagged.', until: 'tagged/' };
  const ofVisible = tagId ? ofSeenTag({ tag: tagId }) : ofSeen({});
  const query = org.visibility ? ofVisible : between(range);
  const byTag = new Map<string, Record<string, number>>();
  for (const { name, value } of await org.all<{ name: string; value: number }>(query)) {
    const [, tag = '', status = ''] = name.split('.');
    const counts = byTag.get(tag) ?? {};
    counts[status] = Number(value);
    byTag.set(tag, counts);
  }
  return byTag;
}
