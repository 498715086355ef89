// @module-tag one-engine

import { expect, test } from 'vitest';
import { atOnce } from '../slices.ts';
import { cpuTime } from '../test/cpu-time.ts';
import type { IndexedArticle } from './article-entry.ts';
import { type ArticleIndex, createArticleIndex } from './article-index.ts';

const article = (id: string, title: string, text = '', tags: string[] = []): IndexedArticle => ({
  id,
  title,
  text,
  tags,
});

const shop = [
  article('return', 'Send something back', 'We take returns for thirty days.', ['refund']),
  article('pay', 'Pay by invoice', 'An invoice comes with each order.\nPay it within two weeks.'),
  article('ship', 'Where is my order?', 'Orders leave us within a day.'),
  article('grind', 'Choose a grind', 'For a moka pot take fine filter.'),
];

const indexed = (articles: IndexedArticle[]) => {
  const index = createArticleIndex();
  for (const one of articles) atOnce(index.put(one));
  return index;
};

const found = (index: ArticleIndex, question: string) =>
  index.search(question, 10).articles.map(({ id }) => id);

const questions =
  'refund|order|pay my order|moka|sned bak|chose grid|inv|weeks days||?|zebra'.split('|');

test('a word in the title counts more than in the text, and two words more than one', () => {
  const index = indexed(shop);
  expect(found(index, 'order')[0]).toBe('ship');
  expect(found(index, 'invoice with my order')[0]).toBe('pay');
});

test.each([
  ['refunds', 'return'],
  ['returning', 'return'],
  ['invocie', 'pay'],
  ['chooze a grinnd', 'grind'],
  ['invoi', 'pay'],
])('"%s" finds %s', (question, id) => {
  expect(found(indexed(shop), question)[0]).toBe(id);
});

test('an unrelated article is not found', () => {
  const index = indexed(shop);
  expect(found(index, 'zebra')).toEqual([]);
  expect(found(index, '')).toEqual([]);
  expect(found(createArticleIndex(), 'order')).toEqual([]);
});

test('an index after many changes equals a new one', () => {
  const lived = indexed([...shop, article('gone', 'Order an invoice', 'moka refund weeks')]);
  atOnce(lived.put(article('pay', 'Something else first', 'zebra crossing')));
  atOnce(lived.remove('gone'));
  atOnce(lived.remove('never was'));
  for (const one of [...shop].reverse()) atOnce(lived.put(one));
  const fresh = indexed(shop);
  for (const question of questions) {
    const [mine, theirs] = [lived.search(question, 10), fresh.search(question, 10)];
    expect(mine.articles.map(({ id }) => id)).toEqual(theirs.articles.map(({ id }) => id));
    for (const [at, { score }] of mine.articles.entries()) {
      expect(score).toBeCloseTo(theirs.articles[at]?.score ?? -1, 9);
    }
    expect([...mine.reading.stems].sort()).toEqual([...theirs.reading.stems].sort());
  }
  expect(lived.size).toBe(shop.length);
});

test('a passage is the part of an article that contains the answer, with the matched words', () => {
  const long = article(
    'long',
    'Delivery',
    [
      'We deliver everywhere. '.repeat(20),
      'Parcels to Norway take a week because of customs.',
      'We like coffee. '.repeat(30),
    ].join('\n'),
  );
  const index = indexed([...shop, long]);
  const [best] = atOnce(index.passages('How long do parcels to norwya take?', 3));
  expect(best?.id).toBe('long');
  expect(best?.text).toContain('Norway take a week');
  expect(best?.text).not.toContain('We like coffee');
  expect(best?.held).toBe(2);
  expect(best?.score).toBeGreaterThan(0.4);
  expect(best?.score).toBeLessThanOrEqual(1);
});

test('very long articles and questions are cheap to handle', async () => {
  const index = indexed([...shop, article('book', 'Book', `${'word '.repeat(60_000)}needle`)]);
  expect(found(index, 'needle')).toEqual(['book']);
  const spent = await cpuTime(() => {
    found(index, 'x'.repeat(200_000));
    found(index, 'order invoice '.repeat(20_000));
  });
  expect(spent).toBeLessThan(1_000);
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Different words that all begin and end alike. */
const alike = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => {
    const [one, two, three] = [at + from, (at + from) / 26, (at + from) / 676];
    return `ab${[one, two, three].map((place) => letters[Math.floor(place) % 26]).join('')}zz`;
  }).join(' ');

test('a question of misspelled words is cheap, even if many words begin and end like them', async () => {
  const index = indexed([article('words', 'Words', alike(17_000))]);
  const question = Array.from({ length: 60 }, (_, at) => `ab${at}`.replace(/\d/g, 'é')).join(' ');
  const unknown = alike(60).replace(/ab/g, 'abq');
  const spent = await cpuTime(() => {
    found(index, question);
    found(index, unknown);
    found(index, 'a');
    atOnce(index.passages(unknown, 3));
  });
  expect(spent).toBeLessThan(600);
});

test('an index estimates its memory use', () => {
  const index = indexed([article('words', 'Words', alike(10_000))]);
  const full = index.bytes;
  expect(full).toBeGreaterThan(10_000 * 250);
  expect(full).toBeLessThan(10_000 * 600);
  atOnce(index.put(article('again', 'Words', alike(10_000))));
  // The second time, the same words use less.
  expect(index.bytes - full).toBeLessThan(full / 2);
  atOnce(index.remove('again'));
  expect(index.bytes).toBe(full);
  atOnce(index.remove('words'));
  expect(index.bytes).toBe(0);
});

test('a long article is indexed in many short steps', () => {
  const index = createArticleIndex();
  const steps = [...index.put(article('words', 'Words', alike(17_000)))];
  expect(steps.length).toBeGreaterThan(100);
});
