import { beforeEach, expect, it } from 'vitest';
import { keep, readKept } from './kept.ts';
import { validate } from './validate.ts';
import { emptyValues, inputOf, tagsOf } from './values.ts';

beforeEach(() => localStorage.clear());

it('tags are split at commas and trimmed; an empty text has none', () => {
  expect(tagsOf('password, account ,, login,password')).toEqual(['password', 'account', 'login']);
  expect(tagsOf('  ')).toEqual([]);
  expect(inputOf({ ...emptyValues, tags: '' }).tags).toEqual([]);
});

it('title, content and slug are required, each with its own message', () => {
  expect(validate(emptyValues)).toEqual({
    title: 'Title is required',
    content: 'Content is required',
    slug: 'Slug is required',
  });
  expect(validate({ ...emptyValues, title: 'A', content: '<p>b</p>', slug: 'a' })).toEqual({});
});

it('unsaved text is stored separately for each user and article', () => {
  const kept = { values: { ...emptyValues, title: 'Mine' }, at: '2026-01-01', version: null };
  keep('ada', 'a1', kept);
  expect(readKept('ada', 'a1')).toEqual(kept);
  expect(readKept('ada', null)).toBeNull();
  expect(readKept('ben', 'a1')).toBeNull();
  keep('ada', 'a1', null);
  expect(readKept('ada', 'a1')).toBeNull();
  localStorage.setItem('helpdesk_article:ada:new', '{broken');
  expect(readKept('ada', null)).toBeNull();
});
