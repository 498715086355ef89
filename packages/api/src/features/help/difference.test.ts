// @module-tag one-engine

import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const short = (before: string, after: string) =>
  differenceOf([...before], [...after])
    .map(({ kind, text }) => ({ same: '', removed: '-', added: '+' })[kind] + text)
    .join(' ');

test.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['', 'ab', '+a +b'],
  ['ab', '', '-a -b'],
  ['abcd', 'bd', '-a b -c d'],
  ['aba', 'ba', '-a b a'],
])('from %j to %j: %j', (before, after, said) => expect(short(before, after)).toBe(said));

test('shows long texts as removed and added, without comparing lines', () => {
  const lines = (from: number) => Array.from({ length: 2_000 }, (_, at) => String(from + at));
  const changes = differenceOf(lines(0), lines(5_000));
  expect(changes).toHaveLength(4_000);
});
