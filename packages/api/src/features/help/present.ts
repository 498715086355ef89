import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../config.ts';
import { metadataIn } from '../../metadata.ts';
import { articleFileAddress, presentFile } from '../../stored-files/present.ts';
import { filesOfRow } from '../../stored-files/read/message-files.ts';
import { cleanOnRead } from './clean.ts';
import { isIcon } from './pages/icons.ts';
import type { ArticleRow, CategoryRow } from './read/articles.ts';
import { leadOf } from './text.ts';

const previewLength = 150;

export const excerptOfArticle = (text: string) => leadOf(text, previewLength);

export const tagsOf = ({ tags }: { tags: string }) => JSON.parse(tags) as string[];

/** An article as its authors see it. */
export function presentArticle(
  config: Pick<Config, 'secret'>,
  row: ArticleRow,
): Schema<'HelpArticle'> {
  return {
    id: row.id,
    title: row.title,
    content: cleanOnRead(row.content),
    excerpt: excerptOfArticle(row.text),
    slug: row.slug,
    categoryId: row.category_id,
    isPublished: row.is_published === 1,
    isInternal: row.is_internal === 1,
    tags: tagsOf(row),
    files: filesOfRow(row).map((file) => presentFile(config, row.organization_id, file)),
    viewCount: Number(row.view_count ?? 0),
    author: { firstName: row.author_first_name, lastName: row.author_last_name },
    draft: draftOf(row),
    externalId: row.external_id,
    metadata: metadataIn(row),
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function draftOf(row: ArticleRow): Schema<'HelpDraft'> | null {
  if (row.draft === null) return null;
  const kept = JSON.parse(row.draft) as Schema<'HelpDraftInput'> & { savedAt: string };
  return {
    title: kept.title,
    content: cleanOnRead(kept.content),
    slug: kept.slug ?? row.slug,
    categoryId: kept.categoryId === undefined ? row.category_id : kept.categoryId,
    tags: kept.tags ?? tagsOf(row),
    savedAt: kept.savedAt,
  };
}

/** An article for visitors, without author, views, draft and files that have not passed the virus scan. */
export function presentPublicArticle(row: ArticleRow): Schema<'PublicArticle'> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    content: cleanOnRead(row.content),
    excerpt: excerptOfArticle(row.text),
    isPublished: true,
    categoryId: row.category_id,
    category: categoryOf(row),
    tags: tagsOf(row),
    files: filesOfRow(row)
      .filter(({ verdict }) => verdict !== 'pending' && verdict !== 'infected')
      .map(({ id, name, size, type }) => ({
        id,
        name,
        size: Number(size),
        type,
        url: articleFileAddress(row.organization_id, id),
      })),
    updatedAt: row.updated_at,
  };
}

export const categoryOf = (
  row: Pick<ArticleRow, 'category_name' | 'category_slug'>,
): Schema<'PublicCategoryRef'> | null =>
  row.category_name && row.category_slug
    ? { name: row.category_name, slug: row.category_slug }
    : null;

const iconOf = ({ icon }: CategoryRow) => (isIcon(icon) ? icon : null);

export function presentCategory(row: CategoryRow): Schema<'HelpCategory'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    slug: row.slug,
    parentId: row.parent_id,
    icon: iconOf(row),
    isInternal: row.is_internal === 1,
    translations: JSON.parse(row.translations),
    position: Number(row.position),
    articleCount: Number(row.article_count),
    updatedAt: row.updated_at,
  };
}

export function presentPublicCategory(row: CategoryRow): Schema<'PublicHelpCategory'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    slug: row.slug,
    parentId: row.parent_id,
    icon: iconOf(row),
    articleCount: Number(row.article_count),
  };
}
