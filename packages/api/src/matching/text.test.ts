// @module-tag one-engine

import { expect, test } from 'vitest';
import { sameText, stemOf, trigramsOf, wordsIn } from './text.ts';

test.each([
  ["I can't sign-in, e-mail me!", ['i', 'cant', 'sign', 'in', 'email', 'me']],
  ['Größe über ÉCLAIR', ['grosse', 'uber', 'eclair']],
  ['東京 2 カフェ', ['東', '京', '2', 'カ', 'フ', 'ェ']],
  ['🙂 … ?!', []],
])('%s', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('case, accents and punctuation make no difference to a text', () => {
  expect(sameText('  Café—HOURS?? ')).toBe(sameText('cafe hours'));
});

test.each([
  ['policies', 'policy'],
  ['boxes', 'box'],
  ['cards', 'card'],
  ['status', 'status'],
  ['shipping', 'ship'],
  ['declined', 'declin'],
  ['decline', 'declin'],
  ['bus', 'bus'],
  ['ring', 'ring'],
])('%s is a form of %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('trigrams include the boundaries of a word', () => {
  expect(trigramsOf('cup')).toEqual(['_cu', 'cup', 'up_']);
});
