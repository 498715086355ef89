import { expect, test } from 'vitest';
import { atSign, matching, mentionedIn, partsOf } from './mentions.ts';

const jo = { id: 'u1', name: 'Jo', email: 'jo@acme.test' };
const joWeber = { id: 'u2', name: 'Jo Weber', email: 'weber@acme.test' };
const zoe = { id: 'u3', name: 'Zoë Özil', email: 'z@acme.test' };
const people = [jo, joWeber, zoe];

test.each([
  ['@Jo Weber, please', ['u2']],
  ['Ask @Jo or (@Zoë Özil)', ['u1', 'u3']],
  ['@Jo @Jo', ['u1']],
  ['@Joanna', []],
  ['mail jo@Jo', []],
  ['@ Jo', []],
  ['', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids);
});

test('the parts add up to the text', () => {
  const text = 'Hi @Jo Weber! And @Jo';
  const parts = partsOf(text, people);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ id }) => id)).toEqual([null, 'u2', null, 'u1']);
});

test.each([
  ['@', { start: 0, end: 1, query: '' }],
  ['Hi @jo', { start: 3, end: 6, query: 'jo' }],
  ['Hi @jo we', { start: 3, end: 9, query: 'jo we' }],
  ['jo@acme', null],
  ['Hi', null],
])('a caret at the end of %j searches for %j', (text, at) => {
  expect(atSign(text, text.length)).toEqual(at);
});

test.each([
  ['', ['u1', 'u2', 'u3']],
  ['we', ['u2']],
  ['jo w', ['u2']],
  ['oz', ['u3']],
  ['x', []],
])('%j finds %j', (query, ids) => {
  expect(matching(people, query).map(({ id }) => id)).toEqual(ids);
});
