// @module-tag one-engine

import { expect, test } from 'vitest';
import { atOnce } from '../slices.ts';
import { createArticleIndex } from './article-index.ts';
import { createLearned } from './learned.ts';

const texts = {
  invoice: 'Download an invoice of your account',
  card: 'Change the card of your account',
  close: 'Close your account for good',
};

function indexed() {
  const learned = createLearned((id) => id.split('~')[0] ?? id);
  const index = createArticleIndex(undefined, learned);
  for (const [id, title] of Object.entries(texts)) {
    atOnce(index.put({ id, title, tags: [], text: '' }));
  }
  const order = (question: string) => index.search(question, 10).articles.map(({ id }) => id);
  return { learned, index, order };
}

test('opened articles move up for the searched words only', () => {
  const { learned, order } = indexed();
  const before = order('account');
  const last = before.at(-1) ?? '';
  learned.set(last, new Map([['account', 8]]));
  expect(order('account')[0]).toBe(last);
  expect(order('change the card')[0]).toBe('card');
  learned.set(last, new Map());
  expect(order('account')).toEqual(before);
  expect(learned.size).toBe(0);
});

test('one opening has no effect, and a million have less than a word in the title', () => {
  const { learned, index, order } = indexed();
  const scoreOf = (id: string) =>
    index.search('card account', 10).articles.find((found) => found.id === id)?.score ?? 0;
  const before = scoreOf('close');
  learned.set('close', new Map([['card', 1]]));
  expect(scoreOf('close')).toBe(before);
  learned.set('close', new Map([['card', 1_000_000]]));
  expect(scoreOf('close')).toBeGreaterThan(before);
  expect(order('card account')[0]).toBe('card');
});

test("learned openings don't add articles to the results", () => {
  const { learned, order } = indexed();
  learned.set('close', new Map([['card', 100]]));
  expect(order('card')).toEqual(['card']);
});

test('translations share the openings of their article', () => {
  const { learned, index, order } = indexed();
  atOnce(index.put({ id: 'close~de', title: 'Account schließen', tags: [], text: '' }));
  atOnce(index.put({ id: 'card~de', title: 'Account ergänzen', tags: [], text: '' }));
  const found = () => order('account').filter((id) => id.endsWith('~de'));
  for (const id of ['close', 'card']) {
    learned.retain(new Set());
    learned.set(id, new Map([['account', 20]]));
    expect(found()[0]).toBe(`${id}~de`);
  }
});

test('a search is stored as words of articles: misspelled ones corrected, unknown and common ones omitted', () => {
  const { index } = indexed();
  expect(index.stemsIn('How to downlaod Invoices for Zoltan?')).toEqual(['download', 'invoic']);
});
