import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { viewsOf } from '../read/articles.ts';
import { articleIds } from '../read/changes.ts';

/** A view of an article on a day, with a hash of the reader. */
export interface Reading {
  day: string;
  articleId: string;
  reader: string;
}

/** Counts each reader of an article once a day; ignores deleted articles. */
export async function keepReadings(tx: Tx, readings: readonly Reading[]): Promise<void> {
  const articles = new Set(await articleIds(tx));
  const counts = new Map<string, number>();
  for (const { day, articleId, reader } of readings) {
    if (!articles.has(articleId)) continue;
    const isNew = await tx.insertIfAbsent('help_readers', { day, article_id: articleId, reader });
    if (isNew) counts.set(articleId, (counts.get(articleId) ?? 0) + 1);
  }
  for (const [articleId, count] of counts) await tx.add(viewsOf(articleId), count);
}

const views = prepare((org) =>
  org
    .from('help_articles')
    .select(
      'help_articles.id',
      'help_articles.is_published',
      org
        .from('counters')
        .whereRaw("counters.name = 'help.views.' || help_articles.id")
        .select('value')
        .as('view_count'),
    ),
);

/** Views of articles, including unpublished ones for authors. */
export async function readViews(org: Org, withDrafts: boolean): Promise<Schema<'HelpViewStats'>> {
  const rows = await org.all<{ id: string; is_published: number; view_count: number | null }>(
    views({}),
  );
  const items = rows
    .filter((row) => withDrafts || row.is_published === 1)
    .map(({ id, view_count }) => ({ pageId: id, viewCount: Number(view_count ?? 0) }))
    .sort((one, other) => other.viewCount - one.viewCount);
  const viewCount = items.reduce((sum, item) => sum + item.viewCount, 0);
  return { pageType: 'article', viewCount, items };
}
