import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { prepare } from '../../../database/prepare.ts';
import type { ChatbotQueryRow } from '../../../database/rows/chatbot.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { notFound } from '../../../refusal.ts';
import { presentQuery } from '../present.ts';

type Filter = P<'text' | 'category' | 'active'>;

/** The pattern `%` and the number -1 match everything. */
const filtered = (org: OrgScope, p: Filter) =>
  org
    .from('chatbot_queries')
    .whereRaw(`search_text like ? escape '!'`, [p.text])
    .whereRaw(`(cast(? as text) = '' or category = ?)`, [p.category, p.category])
    .whereRaw('(cast(? as integer) < 0 or is_active = ?)', [p.active, p.active]);

const page = prepare((org, p: Filter & P<'uses' | 'id' | 'limit'>) =>
  filtered(org, p)
    .whereRaw('(use_count, id) < (?, ?)', [p.uses, p.id])
    .orderBy([
      { column: 'use_count', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(p.limit),
);

const matches = prepare((org, p: Filter) => filtered(org, p).count('* as count'));

/** Higher than any use count, so a list without a cursor starts at the top. */
const end = [2_000_000_000, '~'] as const;

/** A page of queries, most used first. */
export async function listQueries(
  org: Org,
  { q = '', category = '', isActive, limit, cursor }: Parsed<'chatbot.list'>['query'],
): Promise<Page<Schema<'ChatbotQuery'>>> {
  const filter = {
    text: `%${q.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`,
    category,
    active: isActive === undefined ? -1 : Number(isActive === 'true'),
  };
  const [uses, id] = cursor ? (decodeCursor(cursor, ['number', 'text']) as [number, string]) : end;
  const rows = await org.all<ChatbotQueryRow>(page({ ...filter, uses, id, limit: limit + 1 }));
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const found = await org.first<{ count: number }>(matches(filter));
  return {
    items: items.map(presentQuery),
    next: last ? encodeCursor([Number(last.use_count), last.id]) : null,
    total: Number(found?.count ?? 0),
  };
}

const one = prepare((org, p: P<'id'>) => org.from('chatbot_queries').where('id', p.id));

export async function findQuery(org: Org, id: string): Promise<ChatbotQueryRow> {
  const row = await org.first<ChatbotQueryRow>(one({ id }));
  if (!row) throw notFound('Chatbot query not found');
  return row;
}

type Texts = Pick<Schema<'ChatbotQueryInput'>, 'query' | 'response'>;

export const textsOf = ({ query, response }: Texts) => `${query}\n\n${response}`;

/** IDs of the queries with exactly these texts, by `textsOf`. Long texts have no index, so one read finds all of them. */
export async function findSame(org: Org, pairs: readonly Texts[]): Promise<Map<string, string>> {
  const rows = await org.all<Texts & { id: string }>(
    org
      .from('chatbot_queries')
      .whereIn('query', [...new Set(pairs.map(({ query }) => query))])
      .orderBy('id', 'desc')
      .select('id', 'query', 'response'),
  );
  return new Map(rows.map((row) => [textsOf(row), row.id]));
}

const after = prepare((org, p: P<'id' | 'limit'>) =>
  org.from('chatbot_queries').where('id', '>', p.id).orderBy('id').limit(p.limit),
);

/** Up to `limit` pairs after the given ID, sorted by ID. */
export const queriesAfter = (org: Org, id: string, limit: number) =>
  org.all<ChatbotQueryRow>(after({ id, limit }));
