// @module-tag one-engine

import { expect, test } from 'vitest';
import {
  beginningsOf,
  isShortBeginning,
  piecesOf,
  piecesToFind,
  signsOf,
  wordsOf,
} from './words.ts';

test('words are letters and digits of any script', () => {
  expect(wordsOf('The kettle-3000 leaks!')).toEqual(['the', 'kettle', '3000', 'leaks']);
  expect(wordsOf('Чайник течёт')).toEqual(['чаиник', 'течет']);
  expect(wordsOf('...')).toEqual([]);
});

test('in scripts without spaces between words, every character is a word', () => {
  expect(wordsOf('湯を茶 kettle')).toEqual(['湯', 'を', '茶', 'kettle']);
});

test('a word is found by its first forty letters', () => {
  expect(wordsOf('a'.repeat(40))).toEqual(['a'.repeat(40)]);
  expect(wordsOf('a'.repeat(41))).toEqual(['a'.repeat(40)]);
  expect(wordsOf('б'.repeat(41))).toEqual(['б'.repeat(40)]);
});

test('the first three letters of a word are indexed separately', () => {
  expect(beginningsOf('kettle')).toEqual(['k', 'ke', 'ket']);
  expect(beginningsOf('ab')).toEqual(['a', 'ab']);
  expect(beginningsOf('𝒳yz!')).toEqual(['𝒳', '𝒳y', '𝒳yz']);
  expect(['k', 'ket', '𝒳yz', 'kett'].map(isShortBeginning)).toEqual([true, true, true, false]);
});

test('a heading is split into letters and trigrams', () => {
  expect(piecesOf('Abcd')).toEqual(['a', 'abc', 'b', 'bcd', 'c', 'cd·', 'd', 'd·']);
  expect(piecesOf('a-1')).toEqual(['a', 'a·', '1', '1·']);
});

test.each([
  ['abcd', ['abc', 'bcd'], []],
  ['abc', ['abc'], []],
  ['ab', [], ['ab']],
  ['a', ['a'], []],
  ['ab.', ['ab·'], []],
  ['a.', ['a·'], []],
  ['abcd@', ['abc', 'bcd', 'cd·'], []],
  ['@', [], []],
  ['@湯茶', [], ['湯茶']],
])('a search for the fragment %s uses its pieces', (fragment, whole, begun) => {
  expect(piecesToFind(fragment)).toEqual({ whole, begun, words: [] });
});

test('after a special character, a fragment is searched as a word or as a prefix', () => {
  expect(piecesToFind('k-2026-0000')).toEqual({
    whole: ['k·'],
    begun: [],
    words: [
      { word: '2026', isBegun: false },
      { word: '0000', isBegun: true },
    ],
  });
  expect(piecesToFind(`@${'a'.repeat(41)}`).words).toEqual([]);
});

test('every piece of a fragment is in the texts that contain it', () => {
  const text = 'TK-2026-000042 Die Kettle, 湯 ada@acme.example';
  const pieces = piecesOf(text);
  const inText = wordsOf(text);
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from + 1; to <= text.length; to += 1) {
      const { whole, begun, words } = piecesToFind(text.slice(from, to));
      for (const { word, isBegun } of words) {
        expect(inText.some((one) => one === word || (isBegun && one.startsWith(word)))).toBe(true);
      }
      expect(pieces).toEqual(expect.arrayContaining(whole));
      for (const one of begun) expect(pieces.some((piece) => piece.startsWith(one))).toBe(true);
    }
  }
});

test('special characters are found by their code points', () => {
  expect(signsOf('a@b.c €!')).toEqual(['40', '2e', '20ac', '21']);
});
