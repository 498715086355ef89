// @module-tag one-engine

import { expect, test } from 'vitest';
import { countHits, cutAtHits, excerptOf } from './excerpt.ts';

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

test.each([
  ['The kettle leaks', ['kettle', 'lea'], ['kettle', 'leaks']],
  ['A teakettle, then a KETTLE', ['kettle'], ['KETTLE']],
  ['Leaks, leaks and a lea', ['lea'], ['Leaks', 'leaks', 'lea']],
  ['In a_b - 2', ['2', 'b'], ['b', '2']],
  ['kettle kettle', ['kettle', 'ket'], ['kettle', 'kettle']],
  [`${'a'.repeat(45)} b`, ['a'.repeat(40), 'b'], ['a'.repeat(45), 'b']],
  ['Nothing', ['kettle'], []],
  ['', ['a'], []],
])('in "%s" %j stand out as %j, whatever else is written there', (text, words, hits) => {
  const shown = (whole: string) =>
    cutAtHits(whole, words)
      .filter(({ isHit }) => isHit)
      .map((part) => part.text);
  expect(shown(text)).toEqual(hits);
  expect(shown(`“${text}” …`)).toEqual(hits);
  expect(shown(`${text} ж`)).toEqual(hits);
});

test('an excerpt from the middle of a text has an ellipsis at both ends and shows the match', () => {
  const text = `${'It was well. '.repeat(20)}Then the gasket broke. ${'It was not. '.repeat(20)}`;
  const parts = excerptOf(text, ['gasket']);
  expect(parts.map(({ text }) => text).join('')).toMatch(/^… .* the gasket broke\. .* …$/);
  expect(parts.filter(({ isHit }) => isHit)).toEqual([{ text: 'gasket', isHit: true }]);
});
