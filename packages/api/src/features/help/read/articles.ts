import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow, HelpCategoryRow } from '../../../database/rows/help.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { fileColumn, type WithFiles } from '../../../stored-files/read/message-files.ts';

/** An article with author, views, category and files. */
export type ArticleRow = HelpArticleRow &
  WithFiles & {
    author_first_name: UserRow['first_name'] | null;
    author_last_name: UserRow['last_name'] | null;
    view_count: number | null;
    category_name: string | null;
    category_slug: string | null;
    /** The name of its category's parent category. */
    parent_name: string | null;
    parent_slug: string | null;
  };

/** A separate counter, so views do not change the article. */
export const viewsOf = (articleId: string) => `help.views.${articleId}`;

export const viewCount = (org: OrgScope): Query =>
  org
    .from('counters')
    .whereRaw("counters.name = 'help.views.' || help_articles.id")
    .select('value')
    .as('view_count');

export const fullArticles = (org: OrgScope): Query =>
  org
    .from('help_articles')
    .leftJoin('users as author', 'author.id', 'help_articles.author_id')
    .leftJoin(
      org.from('help_categories').as('category'),
      'category.id',
      'help_articles.category_id',
    )
    .leftJoin(org.from('help_categories').as('parent'), 'parent.id', 'category.parent_id')
    .select(
      'help_articles.*',
      'author.first_name as author_first_name',
      'author.last_name as author_last_name',
      'category.name as category_name',
      'category.slug as category_slug',
      'parent.name as parent_name',
      'parent.slug as parent_slug',
      viewCount(org),
      fileColumn(org, 'help_articles.id'),
    );

const articleById = prepare((org, p: P<'id'>) => fullArticles(org).where('help_articles.id', p.id));

const publishedById = prepare((org, p: P<'id'>) =>
  org.from('help_articles').where({ id: p.id, is_published: 1 }),
);

const publishedBySlug = prepare((org, p: P<'slug'>) =>
  fullArticles(org).where('help_articles.slug', p.slug).where('help_articles.is_published', 1),
);

const publishedByOldSlug = prepare((org, p: P<'slug'>) =>
  fullArticles(org)
    .whereIn('help_articles.id', org.from('help_slugs').where('slug', p.slug).select('article_id'))
    .where('help_articles.is_published', 1),
);

const published = prepare((org) =>
  org.from('help_articles').where('is_published', 1).count('* as count'),
);

export async function countPublished(org: Org): Promise<number> {
  const counted = await org.first<{ count: number }>(published({}));
  return Number(counted?.count ?? 0);
}

/** An article of the organization, published or not. */
export async function findArticle(org: Org, id: string): Promise<ArticleRow> {
  const row = await org.first<ArticleRow>(articleById({ id }));
  if (!row) throw notFound('Article not found');
  return row;
}

/** Throws for unpublished articles as for unknown IDs. */
export async function requirePublished(org: Org, id: string): Promise<HelpArticleRow> {
  const row = await org.first<HelpArticleRow>(publishedById({ id }));
  if (!row) throw notFound('Article not found');
  return row;
}

/** The published article with this current or former slug. */
export async function findPublished(org: Org, slug: string): Promise<ArticleRow | undefined> {
  return (
    (await org.first<ArticleRow>(publishedBySlug({ slug }))) ??
    (await org.first<ArticleRow>(publishedByOldSlug({ slug })))
  );
}

export type CategoryRow = HelpCategoryRow & { article_count: number };

const counted = (org: OrgScope, published: readonly number[]): Query =>
  org
    .from('help_categories')
    .select(
      'help_categories.*',
      org
        .from('help_articles', 'inside')
        .whereRaw('inside.category_id = help_categories.id')
        .whereIn('inside.is_published', [...published])
        .count('*')
        .as('article_count'),
    )
    .orderBy(['help_categories.position', 'help_categories.id']);

const categories = prepare((org) => counted(org, [0, 1]));
const publicCategories = prepare((org) => counted(org, [1]).where('is_internal', 0));
const categoryById = prepare((org, p: P<'id'>) =>
  counted(org, [0, 1]).where('help_categories.id', p.id),
);

/** The categories in display order, with their number of articles. */
export const readCategories = (org: Org) => org.all<CategoryRow>(categories({}));

/** The same for visitors, counting published articles only. */
export const readPublicCategories = (org: Org) => org.all<CategoryRow>(publicCategories({}));

export async function findCategory(org: Org, id: string): Promise<CategoryRow> {
  const row = await org.first<CategoryRow>(categoryById({ id }));
  if (!row) throw notFound('Category not found');
  return row;
}
