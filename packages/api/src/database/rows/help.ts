import type { Flag, Json, Text } from './columns.ts';

export interface HelpCategoryRow {
  organization_id: Text;
  id: Text;
  name: Text;
  description: Text | null;
  slug: Text;
  position: number;
  created_at: Text;
  updated_at: Text;
}

export interface HelpArticleRow {
  organization_id: Text;
  id: Text;
  title: Text;
  /** Clean HTML. */
  content: Text;
  /** Its text without markup. */
  text: Text;
  slug: Text;
  category_id: Text | null;
  is_published: Flag;
  tags: Json;
  /** The unpublished draft. */
  draft: Json | null;
  author_id: Text | null;
  external_id: Text | null;
  /** What programs keep with it; null for nothing. */
  metadata: Json | null;
  /** Incremented by every change, of the draft too. */
  version: number;
  /** The number of its last change in the organization's help center; drafts do not change it. */
  revision: number;
  published_at: Text | null;
  created_at: Text;
  updated_at: Text;
}

/** A slug that an article had before. */
export interface HelpSlugRow {
  organization_id: Text;
  slug: Text;
  article_id: Text;
}

/** One anonymous reader of an article on one day. */
export interface HelpReaderRow {
  organization_id: Text;
  day: Text;
  article_id: Text;
  reader: Text;
}

export interface FileRow {
  organization_id: Text;
  name: Text;
  type: Text;
  size: number;
  /** Empty once they lie where files lie. */
  bytes: Uint8Array;
  created_at: Text;
  /** When nothing was first seen to show it. */
  unused_since: Text | null;
  /** Of the same bytes where files lie; null: they are not there yet. */
  sha256: Text | null;
  /** Since when they are there and in the database. */
  stored_at: Text | null;
}
