import { expect, test } from 'vitest';
import { matchReplies } from './canned-replies.ts';

const reply = (id: string, more: object = {}) => ({
  id,
  title: 'Nothing',
  shortcut: null,
  folder: null,
  text: 'Text',
  useCount: 0,
  ...more,
});

const replies = [
  reply('inText', { text: 'About your refund', useCount: 90 }),
  reply('inTitle', { title: 'Refund is on its way' }),
  reply('begun', { shortcut: 'refund-late', useCount: 5 }),
  reply('begunMore', { shortcut: 'refunded', useCount: 6 }),
  reply('exact', { shortcut: 'refund' }),
  reply('folder', { folder: 'Größe & Refund' }),
  reply('other'),
];
const found = (q: string) => matchReplies(replies, q).map(({ id }) => id);

test('ranks shortcuts before titles, titles before texts, and then by use', () => {
  expect(found(' Refund ')).toEqual(['exact', 'begunMore', 'begun', 'inTitle', 'inText', 'folder']);
});

test('requires each word, ignoring case and accents', () => {
  expect(found('refund GROSSE')).toEqual(['folder']);
  expect(found('refund way nothing')).toEqual([]);
});

test('without words, lists all, most used first and then newest', () => {
  expect(found('')).toEqual([
    'inText',
    'begunMore',
    'begun',
    'other',
    'inTitle',
    'folder',
    'exact',
  ]);
});
