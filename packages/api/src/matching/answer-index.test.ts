// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { type AnswerIndex, createAnswerIndex } from './answer-index.ts';
import type { Pair } from './pair.ts';

const shop: Omit<Pair, 'id' | 'priority'>[] = [
  {
    query: 'How long does delivery take?',
    keywords: ['delivery time', 'shipping'],
    response: 'Parcels arrive within three working days.',
  },
  {
    query: 'How do I pause my subscription?',
    keywords: ['skip a delivery'],
    response: 'Open Subscription and choose Pause.',
  },
  {
    query: 'Which grind do I need for a moka pot?',
    keywords: ['moka pot'],
    response: 'Take fine filter.',
  },
  {
    query: 'Wie lange dauert der Versand nach Österreich?',
    keywords: ['Größe der Röstmühle'],
    response: 'Zwei bis vier Tage.',
  },
  { query: '🙂', keywords: ['営業時間は何時ですか'], response: 'Nine to five.' },
];

function indexWith(pairs: (Omit<Pair, 'id' | 'priority'> & Partial<Pair>)[]): AnswerIndex {
  const index = createAnswerIndex();
  for (const [at, pair] of pairs.entries()) index.put({ id: `${at}`, priority: 'medium', ...pair });
  for (const _ of index.settle());
  return index;
}

const answerOf = (index: AnswerIndex, question: string) =>
  index.match(question).chosen?.pair.response ?? null;

describe('a stored query or keyword always gets its answer', () => {
  const index = indexWith(shop);
  test.each(
    shop.flatMap(({ query, keywords, response }) =>
      [query, ...keywords].flatMap((wording) => [
        [wording, response],
        [`  ${wording.toUpperCase()} !!!`, response],
        [wording.normalize('NFD').replace(/\p{M}/gu, ''), response],
      ]),
    ),
  )('%s', (wording, response) => {
    const { chosen } = index.match(wording as string);
    expect(chosen).toMatchObject({ score: 1, reason: 'exact', pair: { response } });
  });
});

describe('paraphrases are understood', () => {
  const index = indexWith(shop);
  test.each([
    ['when will the delivery be here, how long', 0],
    ['how do i puase my subscripton', 1],
    ['my moka pot needs a grind, which one?', 2],
    ['Versand nach Oesterreich, wie lange dauert das?', 3],
    ['wie lnage dauert der vesrand', 3],
    ['営業時間は何時', 4],
  ])('%s', (question, at) => {
    expect(answerOf(index, question)).toBe(shop[at]?.response);
  });
});

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['signs', '?!… 🙃'],
  ['what nobody taught', 'Who won the football match in Lisbon yesterday?'],
  ['ten kilobytes', 'lorem ipsum dolor '.repeat(570)],
  ['one word of 200,000 letters', 'x'.repeat(200_000)],
  [
    'a thousand misspelt words',
    'delivrey susbcription '.repeat(500).slice(0, 10_000) && 'zq '.repeat(3_000),
  ],
])('RL-05: %s gets no answer and takes little CPU time', (_, question) => {
  const index = indexWith(shop);
  const begun = process.cpuUsage();
  expect(index.match(question).chosen).toBeNull();
  const { user } = process.cpuUsage(begun);
  expect(user / 1_000).toBeLessThan(100);
});

test('RL-05: a text that would stall a regular expression is handled like any other', () => {
  const wording = `${'a'.repeat(199)}!`;
  const index = indexWith([{ query: '(a+)+$', keywords: [wording, '.*.*.*='], response: 'Yes.' }]);
  expect(answerOf(index, wording)).toBe('Yes.');
  expect(answerOf(index, '(a+)+$')).toBe('Yes.');
});

test('IN-09: names of JavaScript built-ins are ordinary words', () => {
  const index = indexWith([
    { query: '__proto__', keywords: ['constructor', 'hasOwnProperty'], response: 'Inert.' },
  ]);
  expect(answerOf(index, 'constructor')).toBe('Inert.');
  expect(answerOf(index, 'toString valueOf')).toBeNull();
});

describe('priority', () => {
  const query = 'How do I reset my password?';
  test('decides between answers with similar scores', () => {
    const index = indexWith([
      { query: 'reset the password of my account', keywords: [], response: 'A', priority: 'low' },
      { query: 'reset the password of my accounts', keywords: [], response: 'B', priority: 'high' },
    ]);
    const { chosen, candidates } = index.match('please reset the password of my account now');
    expect(chosen).toMatchObject({ pair: { response: 'B' }, reason: 'priority' });
    expect(candidates[1]).toMatchObject({ pair: { response: 'A' }, reason: 'runner_up' });
  });

  test('never lifts a weak match above a clearly better one', () => {
    const index = indexWith([
      { query, keywords: [], response: 'A', priority: 'low' },
      { query: 'How do I change my address?', keywords: [], response: 'B', priority: 'high' },
    ]);
    expect(answerOf(index, 'how do i reset a password')).toBe('A');
  });

  test('decides when one query is stored twice', () => {
    const pairs = [
      { query, keywords: [], response: 'A', priority: 'medium' as const },
      { query: query.toUpperCase(), keywords: [], response: 'B', priority: 'high' as const },
      { query, keywords: [], response: 'C', priority: 'low' as const },
    ];
    expect(answerOf(indexWith(pairs), query)).toBe('B');
    expect(answerOf(indexWith(pairs.toReversed()), query)).toBe('B');
  });
});

test('the result explains the answer: its words, their corrections, and the other candidates', () => {
  const { chosen, candidates, reading, threshold } = indexWith(shop).match('pause the subscripton');
  expect(reading).toContainEqual({ word: 'subscripton', corrected: 'subscription' });
  expect(chosen?.words.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['pause', 'subscripton']),
  );
  expect(chosen?.reason).toBe('best');
  expect(chosen?.nearest).toBe('How do I pause my subscription?');
  const shares = chosen?.words.reduce((sum, { weight }) => sum + weight, 0);
  expect(shares).toBeCloseTo(chosen?.score ?? 0);
  expect(candidates.slice(1).every(({ score }) => score < threshold)).toBe(true);
});

test('an index updated with every change equals one built from scratch', () => {
  const words = 'order refund parcel invoice grinder roast bean label cup filter'.split(' ');
  const pairOf = (at: number): Pair => ({
    id: `id${at}`,
    query: `how do i ${words[at % 10]} the ${words[(at * 7) % 10]} number ${at % 13}`,
    keywords: at % 3 === 0 ? [`${words[(at * 3) % 10]} ${words[at % 7]}`] : [],
    response: `Answer ${at % 20}`,
    priority: 'medium',
  });
  const followed = createAnswerIndex();
  for (let at = 0; at < 120; at++) followed.put(pairOf(at));
  for (let at = 0; at < 120; at += 2) followed.remove(`id${at}`);
  for (let at = 1; at < 120; at += 4) followed.put({ ...pairOf(at + 200), id: `id${at}` });
  for (const _ of followed.settle());
  const kept = Array.from({ length: 60 }, (_, at) => at * 2 + 1);
  const anew = createAnswerIndex();
  for (const at of kept) {
    anew.put(at % 4 === 1 ? { ...pairOf(at + 200), id: `id${at}` } : pairOf(at));
  }
  for (const _ of anew.settle());
  expect(followed.size).toBe(anew.size);
  for (const question of [
    'refund the parcel',
    'grinder filter number 5',
    'a labl for my cup',
    'x',
  ]) {
    const ranked = (index: AnswerIndex) =>
      index
        .match(question)
        .candidates.map(({ pair, score, reason }) => [pair.id, score.toFixed(9), reason]);
    expect(ranked(followed)).toEqual(ranked(anew));
  }
});

test('a removed pair leaves nothing behind', () => {
  const index = indexWith(shop);
  for (const id of index.ids()) index.remove(id);
  expect(index.size).toBe(0);
  for (const { query } of shop) expect(index.match(query).candidates).toEqual([]);
});
