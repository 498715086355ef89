import { expect, test } from 'vitest';
import { atOnce } from '../slices.ts';
import { cpuTime } from '../test/cpu-time.ts';
import { wordsOf } from './article-entry.ts';

const textOf = (text: string) => [...atOnce(wordsOf({ id: 'a', title: '', tags: [], text })).words];

test('an article that is a single long word is cheap to index, and is found by its beginning', async () => {
  let words: string[] = [];
  const spent = await cpuTime(() => {
    words = textOf('x'.repeat(299_000));
  });
  expect(spent).toBeLessThan(500);
  expect(words).toContain('x'.repeat(40));
});

test('a long block is split between words', () => {
  const sentence = Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ');
  expect(textOf(sentence)).toHaveLength(20_000);
});

test('a long block without spaces keeps the words of its other parts', () => {
  expect(textOf(`${'x'.repeat(7_000)} needle ${'y'.repeat(7_000)}`)).toContain('needle');
  const signs = '茶'.repeat(2_999);
  expect(textOf(`${signs}${'壺'.repeat(3_000)}`)).toEqual(['茶', '壺']);
});
