import type { Schema } from '@helpdesk/sdk/contract/operations';

export type HelpArticle = Schema<'HelpArticle'>;

/** The form values of an article. */
export type Values = {
  title: string;
  content: string;
  slug: string;
  categoryId: string | null;
  /** Separated by commas. */
  tags: string;
  isPublished: boolean;
  /** Absent until the user changes it. */
  isInternal?: boolean;
};

type Written = Pick<HelpArticle, 'title' | 'content' | 'slug' | 'categoryId' | 'tags'>;

export const emptyValues: Values = {
  title: '',
  content: '',
  slug: '',
  categoryId: null,
  tags: '',
  isPublished: false,
};

export function valuesOf(written: Written, isPublished: boolean): Values {
  const { title, content, slug, categoryId, tags } = written;
  return { title, content, slug, categoryId, tags: tags.join(', '), isPublished };
}

/** The tags in a text: split at commas, trimmed; an empty text has none. */
export function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

/** The values that a draft contains; whether to publish is decided on saving. */
export function draftOf({ title, content, slug, categoryId, tags }: Values) {
  return { title, content, slug, categoryId, tags: tagsOf(tags) };
}

export function inputOf(values: Values) {
  const { isPublished, isInternal } = values;
  return { ...draftOf(values), isPublished, ...(isInternal !== undefined && { isInternal }) };
}

export function areSame(one: Values, other: Values): boolean {
  return JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
}
