import { bytes, flag, json, number, type RowOf, table, text, userId } from '../table.ts';

export const helpCategories = table('help_categories', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  description: text().null().audited(),
  slug: text().audited(),
  position: number().audited(),
  /** The parent category. */
  parent_id: text().null().audited(),
  icon: text().null().audited(),
  /** Its name and description in further languages. */
  translations: json().audited(),
  /** Whether the category and its articles are visible to staff only. */
  is_internal: flag().audited(),
  created_at: text(),
  updated_at: text(),
}).audited({ object: 'category', id: 'id', name: 'name' });
export type HelpCategoryRow = RowOf<typeof helpCategories>;

export const helpArticles = table('help_articles', {
  organization_id: text(),
  id: text(),
  title: text().audited(),
  /** Clean HTML. */
  content: text().audited('secret'),
  /** Its text without markup. */
  text: text(),
  slug: text().audited(),
  category_id: text().null().audited(),
  /** Its position in its category; null: after those that have one. */
  position: number().null().audited(),
  /** Whether visitors can read it; never true for an internal article. */
  is_published: flag().audited(),
  /** Whether only the staff can read it. */
  is_internal: flag().audited(),
  tags: json().audited(),
  /** The unpublished draft. */
  draft: json().null(),
  author_id: userId().null(),
  external_id: text().null().audited(),
  /** Metadata from API clients; null for none. */
  metadata: json().null(),
  /** Incremented by every change, including changes of the draft. */
  version: number(),
  /** The number of its last change in the organization's help center; drafts don't change it. */
  revision: number(),
  published_at: text().null(),
  created_at: text(),
  updated_at: text(),
}).audited({ object: 'article', id: 'id', name: 'title' });
export type HelpArticleRow = RowOf<typeof helpArticles>;

/** A slug that an article had before. */
export const helpSlugs = table('help_slugs', {
  organization_id: text(),
  slug: text(),
  article_id: text(),
});

/** An earlier version of an article. */
export const helpVersions = table('help_versions', {
  organization_id: text(),
  article_id: text(),
  number: number(),
  title: text(),
  /** Clean HTML. */
  content: text(),
  author_id: userId().null(),
  created_at: text(),
});
export type HelpVersionRow = RowOf<typeof helpVersions>;

/** An article in a further language. */
export const helpTranslations = table('help_translations', {
  organization_id: text(),
  article_id: text(),
  language: text().audited(),
  title: text().audited(),
  /** Clean HTML. */
  content: text().audited('secret'),
  /** Its text without markup. */
  text: text(),
  /** Whether visitors can read it, if they can read the article. */
  is_published: flag().audited(),
  /** The newest version of the article at the time of saving. */
  source_version: number(),
  updated_at: text(),
}).audited({ object: 'article', id: 'article_id', name: 'title' });
export type HelpTranslationRow = RowOf<typeof helpTranslations>;

/** An anonymous reader of an article on one day. */
export const helpReaders = table('help_readers', {
  organization_id: text(),
  day: text(),
  article_id: text(),
  reader: text(),
})
  .inDirectory()
  .notExported('only tells the anonymous readers of a day apart');

/** A reader's comment on an article. */
export const helpComments = table('help_comments', {
  organization_id: text(),
  id: text(),
  article_id: text(),
  is_helpful: flag(),
  comment: text(),
  created_at: text(),
});
export type HelpCommentRow = RowOf<typeof helpComments>;

/** A search without results. */
export const helpSearches = table('help_searches', {
  organization_id: text(),
  id: text(),
  /** Searches with the same value are the same: their words without case, accents and punctuation. */
  sameness: text(),
  query: text(),
  count: number(),
  last_at: text(),
});
export type HelpSearchRow = RowOf<typeof helpSearches>;

/** The articles that readers opened after searching, without the readers. */
export const helpOpenings = table('help_openings', {
  organization_id: text(),
  article_id: text(),
  /** Counts by the stem of a search term; older ones weigh less. */
  counts: json(),
  /** The sum of these counts. */
  total: number(),
  counted_at: text(),
  /** The number of its last change in the organization's help center. */
  revision: number(),
});
export type HelpOpeningsRow = RowOf<typeof helpOpenings>;

export const files = table('files', {
  organization_id: text(),
  name: text(),
  type: text(),
  size: number(),
  /** Empty once they are in the file storage. */
  bytes: bytes().notExported('is among the files'),
  created_at: text(),
  /** When it was first found unused. */
  unused_since: text().null().notExported('only work of a server'),
  /** The hash of its bytes in the file storage; null: not there yet. */
  sha256: text().null(),
  /** Since when the bytes are both there and in the database. */
  stored_at: text().null().notExported('only work of a server'),
});
export type FileRow = RowOf<typeof files>;
