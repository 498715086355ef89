import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow, HelpCategoryRow } from '../../../database/rows/help.ts';
import type { P, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid } from '../../../refusal.ts';
import { revisions } from '../revisions.ts';

const category = prepare((org, p: P<'id'>) => org.from('help_categories').where('id', p.id));

interface Audience {
  isPublished: boolean;
  isInternal: boolean;
}

/**
 * Whether an article is published and internal after a change. Internal articles, and those in an internal
 * category, are never published.
 */
export async function audienceAfter(
  tx: Tx,
  before: Pick<HelpArticleRow, 'is_published' | 'is_internal' | 'category_id'> | null,
  change: Partial<Record<'isPublished' | 'isInternal', boolean | undefined>> & {
    categoryId?: string | null | undefined;
  },
): Promise<Audience> {
  const id = change.categoryId === undefined ? before?.category_id : change.categoryId;
  const within = id ? await tx.first<HelpCategoryRow>(category({ id })) : undefined;
  if (id && !within) throw invalid('categoryId', 'Category not found', 'not_found');
  const isInCategory = within?.is_internal === 1;
  if (isInCategory && change.isInternal === false) {
    throw invalid('isInternal', 'All articles of this category are internal', 'internal');
  }
  const isInternal = isInCategory || (change.isInternal ?? before?.is_internal === 1);
  if (isInternal && change.isPublished) {
    throw invalid('isPublished', "An internal article can't be published", 'internal');
  }
  const isPublished = !isInternal && (change.isPublished ?? before?.is_published === 1);
  return { isPublished, isInternal };
}

const inside = prepare((org, p: P<'category'>) =>
  org
    .from('help_articles')
    .where('category_id', p.category)
    .where('is_internal', 0)
    .select('id', 'title', 'slug', 'is_published'),
);

/** Makes all articles of a category internal. */
export async function hideArticlesOf(tx: Tx, categoryId: string, actor: Actor): Promise<void> {
  const articles = await tx.all<HelpArticleRow>(inside({ category: categoryId }));
  for (const { id, title, slug, is_published } of articles) {
    const revision = await tx.next(revisions);
    await tx.update('help_articles', { id }, { is_internal: 1, is_published: 0, revision });
    if (is_published !== 1) continue;
    const article = { id, title, slug, isPublished: false };
    await tx.record('article.unpublished', { article, actor });
  }
}
