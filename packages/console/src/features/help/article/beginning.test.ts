import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { articleLike } from '../../../test/articles.ts';
import { beginningOf } from './beginning.ts';
import { keep, readKept } from './kept.ts';
import { areSame, draftOf, emptyValues, inputOf, valuesOf } from './values.ts';

const article = articleLike();
const draft = {
  title: 'Descaling anew',
  content: '<p>Vinegar.</p>',
  slug: 'anew',
  categoryId: null,
  tags: ['a', 'b'],
  savedAt: '2026-03-06T12:00:00.000Z',
};
const values = { ...emptyValues, title: 'Begun', slug: 'begun', content: '<p>Half.</p>' };
const stored = (more = {}) => ({ article: { ...article, ...more }, etag: '"v1"' });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('a new article is empty, has the title of a question, or continues a draft', () => {
  expect(beginningOf('o1:u1', null, '')).toEqual({ values: emptyValues, restored: null });
  const asked = {
    values: { ...emptyValues, title: 'Why so loud?', slug: 'why-so-loud' },
    restored: null,
  };
  expect(beginningOf('o1:u1', null, 'Why so loud?')).toEqual(asked);
  const at = '2026-03-07T12:00:00.000Z';
  keep('o1:u1', null, { values, at, version: null });
  expect(beginningOf('o1:u1', null, '')).toEqual({ values, restored: { at, isOutdated: false } });
  // The question takes precedence.
  expect(beginningOf('o1:u1', null, 'Why so loud?')).toEqual(asked);
});

test('an article starts with its saved values, or with its draft', () => {
  expect(beginningOf('o1:u1', stored(), '')).toEqual({
    values: {
      title: 'Descaling',
      content: '<p>Use lemon acid.</p>',
      slug: 'descaling',
      categoryId: 'c1',
      tags: 'kettle, lime, scale, water',
      isPublished: true,
    },
    restored: null,
  });
  expect(beginningOf('o1:u1', stored({ draft }), '')).toEqual({
    values: {
      title: 'Descaling anew',
      content: '<p>Vinegar.</p>',
      slug: 'anew',
      categoryId: null,
      tags: 'a, b',
      isPublished: true,
    },
    restored: { at: draft.savedAt, isOutdated: false },
  });
});

it.each([
  ['of this version', '"v1"', '2026-01-01T00:00:00.000Z', {}, false],
  ['newer than what was saved since', '"v0"', '2026-03-05T12:00:00.001Z', {}, true],
  ['newer than the draft', '"v0"', '2026-03-06T12:00:00.001Z', { draft }, true],
])("this browser's draft is continued if it's %s", (_, version, at, more, isOutdated) => {
  keep('o1:u1', 'a1', { values, at, version });
  expect(beginningOf('o1:u1', stored(more), '')).toEqual({ values, restored: { at, isOutdated } });
});

it.each([
  ['what was saved since', '2026-03-05T12:00:00.000Z', {}, 'Descaling'],
  ['the draft', '2026-03-06T12:00:00.000Z', { draft }, 'Descaling anew'],
])("this browser's draft is dropped if it's older than %s", (_, at, more, title) => {
  keep('o1:u1', 'a1', { values, at, version: '"v0"' });
  const begun = beginningOf('o1:u1', stored(more), '');
  expect(begun.values.title).toBe(title);
});

test('articles are compared by their request bodies', () => {
  const saved = valuesOf(article, true);
  expect(areSame(saved, { ...saved, tags: ' kettle,lime,  scale, water,' })).toBe(true);
  expect(areSame(saved, { ...saved, isPublished: false })).toBe(false);
  expect(areSame(saved, { ...saved, tags: 'kettle' })).toBe(false);
  const { isPublished, ...draftInput } = inputOf(saved);
  expect(isPublished).toBe(true);
  expect(draftInput).toEqual(draftOf(saved));
  expect(draftInput).toEqual({
    title: 'Descaling',
    content: '<p>Use lemon acid.</p>',
    slug: 'descaling',
    categoryId: 'c1',
    tags: ['kettle', 'lime', 'scale', 'water'],
  });
});

test('a new article is empty and unpublished', () => {
  expect(emptyValues).toEqual({
    title: '',
    content: '',
    slug: '',
    categoryId: null,
    tags: '',
    isPublished: false,
  });
});

test("a full storage doesn't interrupt writing, and the older text is removed", () => {
  keep('o1:u1', 'a1', { values, at: '1', version: null });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keep('o1:u1', 'a1', { values, at: '2', version: null })).not.toThrow();
  expect(readKept('o1:u1', 'a1')).toBeNull();
});

test('drafts of another version of the console are ignored', () => {
  localStorage.setItem('helpdesk_article:o1:u1:a1', '{"values":{"title":"Old"}}');
  expect(readKept('o1:u1', 'a1')).toBeNull();
});
