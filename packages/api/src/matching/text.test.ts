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

test('a text is the same with other case, accents and signs', () => {
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

test('pieces of a word know its edges', () => {
  expect(trigramsOf('cup')).toEqual(['_cu', 'cup', 'up_']);
});
