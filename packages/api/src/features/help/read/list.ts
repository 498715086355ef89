import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org, Query } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import type { Remembering, ServerContext } from '../../../server-context.ts';
import { presentArticle, presentPublicArticle } from '../present.ts';
import { type ArticleRow, fullArticles } from './articles.ts';
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
  title: [
    ['help_articles.title', 'asc'],
    ['help_articles.id', 'asc'],
  ],
} as const;

/** A page of articles, for authors. */
export async function listArticles(
  server: Remembering & Pick<ServerContext, 'config'>,
  org: Org,
  wanted: Wanted & {
    categoryId?: string | undefined;
    isPublished?: boolean | undefined;
    updatedSince?: string | undefined;
    externalId?: string | undefined;
    sort: keyof typeof sorts;
  },
): Promise<Page<Schema<'HelpArticle'>>> {
  const { q, categoryId, isPublished, updatedSince, externalId, sort } = wanted;
  const narrow = (query: Query) => {
    if (categoryId === 'none') query.whereNull('help_articles.category_id');
    else if (categoryId) query.where('help_articles.category_id', categoryId);
    if (isPublished !== undefined) query.where('help_articles.is_published', isPublished ? 1 : 0);
    if (externalId) query.where('help_articles.external_id', externalId.trim());
    if (updatedSince) {
      query.where('help_articles.updated_at', '>=', new Date(updatedSince).toISOString());
    }
    return query;
  };
  const found = q?.trim() ? await idsFound(server, org, q, { withDrafts: true }) : null;
  if (!found && sort === 'updatedAt') {
    const page = await readChanges(org, narrow, wanted);
    return { ...page, items: page.items.map((row) => presentArticle(server.config, row)) };
  }
  const page = await readPage(org, narrow, sort, found, wanted);
  return { ...page, items: page.items.map((row) => presentArticle(server.config, row)) };
}

/** A page of published articles, for visitors. */
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
  return { ...page, items: page.items.map(presentPublicArticle) };
}

/** The articles in order; search results best match first. */
async function readPage(
  org: Org,
  narrow: (query: Query) => Query,
  sort: keyof typeof sorts,
  found: string[] | null,
  { limit, cursor }: Wanted,
): Promise<Page<ArticleRow> & { items: ArticleRow[] }> {
  const from = cursor ? Math.max(0, Number(decodeCursor(cursor, ['number'])[0])) : 0;
  if (found) {
    const query = narrow(fullArticles(org)).whereIn('help_articles.id', found);
    const rows = new Map((await org.all<ArticleRow>(query)).map((row) => [row.id, row]));
    const all = found.flatMap((id) => rows.get(id) ?? []);
    return pageOf(all.slice(from, from + limit), from, all.length);
  }
  const query = narrow(fullArticles(org)).limit(limit).offset(from);
  for (const [column, direction] of sorts[sort]) query.orderByRaw(`${column} ${direction}`);
  const total = narrow(org.from('help_articles').count('* as count'));
  const rows = await org.all<ArticleRow>(query);
  const count = await org.first<{ count: number }>(total);
  return pageOf(rows, from, Number(count?.count ?? 0));
}

/** By keyset: an article that changes moves to the end, and no other one takes a place that was read already. */
async function readChanges(
  org: Org,
  narrow: (query: Query) => Query,
  { limit, cursor }: Wanted,
): Promise<Page<ArticleRow> & { items: ArticleRow[] }> {
  const query = narrow(fullArticles(org)).limit(limit + 1);
  if (cursor) {
    query.whereRaw(
      '(help_articles.updated_at, help_articles.id) > (?, ?)',
      decodeCursor(cursor, ['text', 'text']),
    );
  }
  for (const [column, direction] of sorts.updatedAt) query.orderByRaw(`${column} ${direction}`);
  const rows = await org.all<ArticleRow>(query);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const count = await org.first<{ count: number }>(
    narrow(org.from('help_articles').count('* as count')),
  );
  return {
    items,
    next: last ? encodeCursor([last.updated_at, last.id]) : null,
    total: Number(count?.count ?? 0),
  };
}

function pageOf(items: ArticleRow[], from: number, total: number) {
  const end = from + items.length;
  return { items, next: items.length > 0 && end < total ? encodeCursor([end]) : null, total };
}
