// @module-tag one-engine

import { expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

const spelling = createSpelling();
for (const word of 'password delivery subscription invoice card plan what Straße'.split(' ')) {
  spelling.add(word.toLowerCase());
}

test.each([
  ['pasword', 'password'],
  ['passwrod', 'password'],
  ['passworrd', 'password'],
  ['oassword', 'password'],
  ['delivrey', 'delivery'],
  ['invoixe', 'invoice'],
  ['plsn', 'plan'],
  ['wht', 'what'],
  ['strasze', null],
  ['delivery', null],
  ['deliveries', null],
  ['car', null],
  ['plane', null],
  ['zebra', null],
  ['crd2', null],
  ['x'.repeat(200_000), null],
])('corrects %.20s to %s', (written, meant) => {
  expect(spelling.repair(written)).toBe(meant);
});

test('a removed word is no longer a correction', () => {
  const own = createSpelling();
  own.add('webhook');
  own.add('webhook');
  own.remove('webhook');
  expect(own.repair('wehbook')).toBe('webhook');
  own.remove('webhook');
  expect(own.repair('wehbook')).toBeNull();
});

const known = ['vlot', 'quorb', 'zafund', 'hvoisub', 'trabsquiption'];

test.each(known)('corrects a wrong letter anywhere in %s', (word) => {
  const own = createSpelling();
  for (const one of known) own.add(one);
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
    const typos = [before + after, `${before}ü${after}`, `${before}ü${letter}${after}`];
    if (after) typos.push(before + after[0] + letter + after.slice(1));
    for (const typo of typos.filter((one) => one.length >= 3 && one !== word)) {
      expect([typo, own.repair(typo)]).toEqual([typo, word]);
    }
  }
});
