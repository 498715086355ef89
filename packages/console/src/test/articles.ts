import type { Schema } from '@helpdesk/sdk/contract/operations';

/** An article as the server returns it, for tests. */
export function articleLike(more: Partial<Schema<'HelpArticle'>> = {}): Schema<'HelpArticle'> {
  return {
    id: 'a1',
    title: 'Descaling',
    content: '<p>Use lemon acid.</p>',
    excerpt: 'Use lemon acid.',
    slug: 'descaling',
    categoryId: 'c1',
    isPublished: true,
    isInternal: false,
    tags: ['kettle', 'lime', 'scale', 'water'],
    files: [],
    viewCount: 1204,
    author: { firstName: 'Ada', lastName: 'Lovelace' },
    draft: null,
    externalId: null,
    metadata: {},
    publishedAt: '2026-03-01T12:00:00.000Z',
    createdAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-03-05T12:00:00.000Z',
    ...more,
  };
}

/** A category, for tests. */
export function categoryLike(more: Partial<Schema<'HelpCategory'>> = {}): Schema<'HelpCategory'> {
  return {
    id: 'c1',
    name: 'Care',
    description: null,
    slug: 'care',
    parentId: null,
    icon: null,
    isInternal: false,
    translations: [],
    position: 0,
    articleCount: 2,
    updatedAt: '2026-03-05T12:00:00.000Z',
    ...more,
  };
}
