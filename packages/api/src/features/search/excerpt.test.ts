import { expect, test } from 'vitest';
import { countHits } from './excerpt.ts';

test.each([
  ['The kettle leaks', ['kettle', 'lea'], 2],
  ['The kettles leak', ['kettle', 'lea'], 1],
  ['A teakettle, then a kettle', ['kettle', 'x'], 1],
  ['A teakettle', ['kettle'], 0],
  ['kettle', ['kettle'], 1],
  ['KETTLE-3000', ['3000', 'ket'], 2],
  ['In a_b', ['b', 'a'], 2],
  [`${'a'.repeat(45)} b`, ['a'.repeat(40), 'b'], 2],
  [`${'a'.repeat(39)}b c`, ['a'.repeat(39), 'c'], 1],
  ['', ['a'], 0],
])('in "%s" %j are %i words, whatever else is written there', (text, words, count) => {
  expect(countHits(text, words)).toBe(count);
  expect(countHits(`${text} ж`, words)).toBe(count);
});
