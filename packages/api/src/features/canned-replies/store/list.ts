import type { Schema } from '@helpdesk/sdk/contract/operations';
import { replySearch } from '@helpdesk/sdk/rules/canned-replies';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { prepare } from '../../../database/prepare.ts';
import type { CannedReplyRow } from '../../../database/rows/canned-replies.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { notFound } from '../../../refusal.ts';

/** Whether canned replies of the team or a member's own are meant. */
export type Visibility = Schema<'CannedReplyVisibility'>;

/** The team's and the member's own canned replies, never those of other members. */
const visible = (org: OrgScope, p: P<'userId'>) =>
  org
    .from('canned_replies')
    .whereNull('deleted_at')
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId]);

const wordSlots = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7'] as const;
type Filter = P<'userId' | 'folder' | 'visibility' | (typeof wordSlots)[number]>;

/** The pattern `%` and an empty folder or visibility match everything. */
function filtered(org: OrgScope, p: Filter) {
  const query = visible(org, p)
    .whereRaw(`(cast(? as text) = '' or folder = ?)`, [p.folder, p.folder])
    .whereRaw(
      `(cast(? as text) = '' or (case when owner_id is null then 'team' else 'personal' end) = ?)`,
      [p.visibility, p.visibility],
    );
  for (const slot of wordSlots) query.whereRaw(`search_text like ? escape '!'`, [p[slot]]);
  return query;
}

const rank = `case when shortcut = ? then 3 when shortcut like ? escape '!' then 2
  when search_text like ? escape '!' then 1 else 0 end`;

const page = prepare((org, p: Filter & P<'whole' | 'begun' | 'rank' | 'uses' | 'id' | 'limit'>) => {
  const ranks = [p.whole, p.begun, p.begun];
  return filtered(org, p)
    .whereRaw(`(${rank}, use_count, id) < (cast(? as integer), cast(? as bigint), ?)`, [
      ...ranks,
      p.rank,
      p.uses,
      p.id,
    ])
    .orderByRaw(`${rank} desc, use_count desc, id desc`, ranks)
    .limit(p.limit)
    .select('*', org.raw(`${rank} as rank`, ranks));
});

const matches = prepare((org, p: Filter) => filtered(org, p).count('* as count'));

/** Sorts after every row: where a list without a cursor starts. */
const end = [9, 2_000_000_000, '~'] as const;

const escaped = (text: string) => text.replace(/[!%_]/g, '!$&');

/** A page of canned replies, best match first, then most used. */
export async function listReplies(
  org: Org,
  userId: string,
  query: Parsed<'cannedReplies.list'>['query'],
): Promise<{ items: CannedReplyRow[]; next: string | null; total: number }> {
  const { q = '', folder = '', visibility, limit, cursor } = query;
  const { whole, words } = replySearch(q);
  const patterns = wordSlots.map((slot, at) => [slot, `%${escaped(words[at] ?? '')}%`]);
  const filter = {
    userId,
    folder,
    visibility: visibility ?? '',
    ...(Object.fromEntries(patterns) as Record<(typeof wordSlots)[number], string>),
  };
  const [before, uses, id] = cursor
    ? (decodeCursor(cursor, ['number', 'number', 'text']) as [number, number, string])
    : end;
  const begun = whole ? `${escaped(whole)}%` : '';
  const rows = await org.all<CannedReplyRow & { rank: number }>(
    page({ ...filter, whole, begun, rank: before, uses, id, limit: limit + 1 }),
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const found = await org.first<{ count: number }>(matches(filter));
  return {
    items,
    next: last ? encodeCursor([Number(last.rank), Number(last.use_count), last.id]) : null,
    total: Number(found?.count ?? 0),
  };
}

const folders = prepare((org, p: P<'userId'>) =>
  visible(org, p)
    .whereNotNull('folder')
    .groupBy('folder')
    .orderBy('folder')
    .select('folder as name')
    .count('* as count'),
);

/** The folders of the canned replies that a member sees, by name. */
export async function listFolders(
  org: Org,
  userId: string,
): Promise<Schema<'CannedReplyFolder'>[]> {
  const rows = await org.all<{ name: string; count: number }>(folders({ userId }));
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

const one = prepare((org, p: P<'id' | 'userId'>) => visible(org, p).where('id', p.id));

/** Returns a canned reply that the member sees. */
export async function findReply(org: Org, id: string, userId: string): Promise<CannedReplyRow> {
  const row = await org.first<CannedReplyRow>(one({ id, userId }));
  if (!row) throw noReply();
  return row;
}

export const noReply = () => notFound('Canned reply not found');

const after = prepare((org, p: P<'userId' | 'visibility' | 'id' | 'limit'>) =>
  visible(org, p)
    .whereRaw(`(case when owner_id is null then 'team' else 'personal' end) = ?`, [p.visibility])
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(p.limit),
);

/** Up to `limit` canned replies after a given one, by ID. */
export const repliesAfter = (
  org: Org,
  whose: { userId: string; visibility: Visibility },
  id: string,
  limit: number,
) => org.all<CannedReplyRow>(after({ ...whose, id, limit }));
