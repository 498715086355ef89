import { bytes, flag, json, number, type RowOf, table, text, userId } from '../table.ts';

export const helpCategories = table('help_categories', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  description: text().null().audited(),
  slug: text().audited(),
  position: number().audited(),
  /** The category that it is a part of. */
  parent_id: text().null().audited(),
  icon: text().null().audited(),
  /** Its name and description in further languages. */
  translations: json().audited(),
  /** Whether only the staff see it and its articles. */
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
  /** Its place in its category; null: after those that have one. */
  position: number().null().audited(),
  /** Whether visitors can read it: never one that is internal. */
  is_published: flag().audited(),
  /** Whether only the staff read it. */
  is_internal: flag().audited(),
  tags: json().audited(),
  /** The unpublished draft. */
  draft: json().null(),
  author_id: userId().null(),
  external_id: text().null().audited(),
  /** What programs keep with it; null for nothing. */
  metadata: json().null(),
  /** Incremented by every change, of the draft too. */
  version: number(),
  /** The number of its last change in the organization's help center; drafts do not change it. */
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

/** What an article said once. */
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
  /** Whether visitors read it, if they can read the article. */
  is_published: flag().audited(),
  /** The newest version of the article when it was saved. */
  source_version: number(),
  updated_at: text(),
}).audited({ object: 'article', id: 'article_id', name: 'title' });
export type HelpTranslationRow = RowOf<typeof helpTranslations>;

/** One anonymous reader of an article on one day. */
export const helpReaders = table('help_readers', {
  organization_id: text(),
  day: text(),
  article_id: text(),
  reader: text(),
})
  .inDirectory()
  .notExported('only tells the anonymous readers of a day apart');

/** What a reader said about an article. */
export const helpComments = table('help_comments', {
  organization_id: text(),
  id: text(),
  article_id: text(),
  is_helpful: flag(),
  comment: text(),
  created_at: text(),
});
export type HelpCommentRow = RowOf<typeof helpComments>;

/** What visitors looked for without a result. */
export const helpSearches = table('help_searches', {
  organization_id: text(),
  id: text(),
  /** Searches are the same when these match: their words without case, accents and punctuation. */
  sameness: text(),
  query: text(),
  count: number(),
  last_at: text(),
});
export type HelpSearchRow = RowOf<typeof helpSearches>;

/** What readers opened after searching, without the readers. */
export const helpOpenings = table('help_openings', {
  organization_id: text(),
  article_id: text(),
  /** By the stem of a word that they searched with: how often, less for what was long ago. */
  counts: json(),
  /** The sum of these. */
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
  /** Empty once they lie where files lie. */
  bytes: bytes().notExported('is among the files'),
  created_at: text(),
  /** When nothing was first seen to show it. */
  unused_since: text().null().notExported('only work of a server'),
  /** Of the same bytes where files lie; null: they are not there yet. */
  sha256: text().null(),
  /** Since when they are there and in the database. */
  stored_at: text().null().notExported('only work of a server'),
});
export type FileRow = RowOf<typeof files>;
