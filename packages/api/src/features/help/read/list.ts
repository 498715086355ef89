import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org, Query } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import type { Remembering, ServerContext } from '../../../server-context.ts';
import { eachInSlices } from '../../../slices.ts';
import { presentArticle, presentPublicArticle } from '../present.ts';
import { type ArticleRow, fullArticles, viewCount } from './articles.ts';
import { idsFound } from './search.ts';

interface Wanted {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const sorts = {
  '-updatedAt': [
    ['help_articles.updated_at', 'desc'],
    ['help_articles.id', 'desc'],
  ],
  updatedAt: [
    ['help_articles.updated_at', 'asc'],
    ['help_articles.id', 'asc'],
  ],
  '-viewCount': [
    ['view_count', 'desc nulls last'],
    ['help_articles.id', 'desc'],
  ],
  position: [
    ['coalesce(help_articles.position, 1000000)', 'asc'],
    ['help_articles.updated_at', 'desc'],
    ['help_articles.id', 'desc'],
  ],
  title: [
    ['help_articles.title', 'asc'],
    ['help_articles.id', 'asc'],
  ],
} as const;

/** A page of articles for authors. */
export async function listArticles(
  server: Remembering & Pick<ServerContext, 'config'>,
  org: Org,
  wanted: Wanted & {
    categoryId?: string | undefined;
    isPublished?: boolean | undefined;
    isInternal?: boolean | undefined;
    updatedSince?: string | undefined;
    externalId?: string | undefined;
    sort: keyof typeof sorts;
  },
): Promise<Page<Schema<'HelpArticle'>>> {
  const { q, categoryId, isPublished, isInternal, updatedSince, externalId, sort } = wanted;
  const narrow = (query: Query) => {
    if (categoryId === 'none') query.whereNull('help_articles.category_id');
    else if (categoryId) query.where('help_articles.category_id', categoryId);
    if (isPublished !== undefined) query.where('help_articles.is_published', isPublished ? 1 : 0);
    if (isInternal !== undefined) query.where('help_articles.is_internal', isInternal ? 1 : 0);
    if (externalId) query.where('help_articles.external_id', externalId.trim());
    if (updatedSince) {
      query.where('help_articles.updated_at', '>=', new Date(updatedSince).toISOString());
    }
    return query;
  };
  const found = q?.trim() ? await idsFound(server, org, q, { withDrafts: true }) : null;
  const present = (rows: ArticleRow[]) =>
    eachInSlices(rows, (row) => presentArticle(server.config, row), org.id);
  if (!found && sort === 'updatedAt') {
    const page = await readChanges(org, narrow, wanted);
    return { ...page, items: await present(page.items) };
  }
  const page = await readPage(org, narrow, sort, found, wanted);
  return { ...page, items: await present(page.items) };
}

/** A page of published articles for visitors. */
export async function listPublished(
  server: Remembering,
  org: Org,
  wanted: Wanted & { category?: string | undefined },
): Promise<Page<Schema<'PublicArticle'>>> {
  const { q, category } = wanted;
  const narrow = (query: Query) => {
    query.where('help_articles.is_published', 1);
    if (category) {
      const named = org.from('help_categories').where('slug', category).select('id');
      query.whereIn('help_articles.category_id', named);
    }
    return query;
  };
  const found = q?.trim() ? await idsFound(server, org, q, { withDrafts: false }) : null;
  const page = await readPage(org, narrow, '-updatedAt', found, wanted);
  return { ...page, items: await eachInSlices(page.items, presentPublicArticle, org.id) };
}

/** Maximum bytes of a page of several articles: with long ones, it is shorter than requested. */
const pageBytes = 4_000_000;

type Head = Pick<ArticleRow, 'id' | 'updated_at'> & { bytes: number };

/** The columns that decide what is on a page, without the texts. */
const heads = (org: Org): Query =>
  fullArticles(org)
    .clearSelect()
    .select(
      'help_articles.id',
      'help_articles.updated_at',
      viewCount(org),
      org.raw(
        `octet_length(help_articles.content) + octet_length(coalesce(help_articles.draft, '')) as bytes`,
      ),
    );

/** The first articles that fit on a page. */
export function fitting<One extends Pick<Head, 'bytes'>>(all: readonly One[], max = pageBytes) {
  let sum = 0;
  const end = all.findIndex(({ bytes }, at) => {
    sum += Number(bytes);
    return at > 0 && sum > max;
  });
  return end === -1 ? [...all] : all.slice(0, end);
}

async function readRows(org: Org, chosen: readonly Head[]): Promise<ArticleRow[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const rows = await org.all<ArticleRow>(fullArticles(org).whereIn('help_articles.id', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Articles in the requested order; search results best match first. */
async function readPage(
  org: Org,
  narrow: (query: Query) => Query,
  sort: keyof typeof sorts,
  found: string[] | null,
  { limit, cursor }: Wanted,
): Promise<Page<ArticleRow> & { items: ArticleRow[] }> {
  const from = cursor ? Math.max(0, Number(decodeCursor(cursor, ['number'])[0])) : 0;
  if (found) {
    const query = narrow(heads(org)).whereIn('help_articles.id', found);
    const known = new Map((await org.all<Head>(query)).map((head) => [head.id, head]));
    const all = found.flatMap((id) => known.get(id) ?? []);
    return pageOf(org, fitting(all.slice(from, from + limit)), from, all.length);
  }
  const query = narrow(heads(org)).limit(limit).offset(from);
  for (const [column, direction] of sorts[sort]) query.orderByRaw(`${column} ${direction}`);
  const total = narrow(org.from('help_articles').count('* as count'));
  const chosen = fitting(await org.all<Head>(query));
  const count = await org.first<{ count: number }>(total);
  return pageOf(org, chosen, from, Number(count?.count ?? 0));
}

/** By keyset: a changed article moves to the end, and no other one is skipped. */
async function readChanges(
  org: Org,
  narrow: (query: Query) => Query,
  { limit, cursor }: Wanted,
): Promise<Page<ArticleRow> & { items: ArticleRow[] }> {
  const query = narrow(heads(org)).limit(limit + 1);
  if (cursor) {
    query.whereRaw(
      '(help_articles.updated_at, help_articles.id) > (?, ?)',
      decodeCursor(cursor, ['text', 'text']),
    );
  }
  for (const [column, direction] of sorts.updatedAt) query.orderByRaw(`${column} ${direction}`);
  const known = await org.all<Head>(query);
  const chosen = fitting(known.slice(0, limit));
  const last = known.length > chosen.length ? chosen.at(-1) : undefined;
  const count = await org.first<{ count: number }>(
    narrow(org.from('help_articles').count('* as count')),
  );
  return {
    items: await readRows(org, chosen),
    next: last ? encodeCursor([last.updated_at, last.id]) : null,
    total: Number(count?.count ?? 0),
  };
}

async function pageOf(org: Org, chosen: Head[], from: number, total: number) {
  const end = from + chosen.length;
  return {
    items: await readRows(org, chosen),
    next: chosen.length > 0 && end < total ? encodeCursor([end]) : null,
    total,
  };
}
