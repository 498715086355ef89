// @module-tag one-engine

import { expect, test } from 'vitest';
import { stemOf, wordsIn } from '../../matching/text.ts';
import { cutAtFinds } from './excerpt.ts';

const text = `Try boiling, tried boils; KETTLES kettle's "can't" state states e-mail É etage eau
  cafe\u0301 CAFÉ 湯を茶 a湯 x3000 3000 ﬁne fine ß SS 𝒳yz crème-brûlée. Running runs runny ____ re1`;

/** Finds matches word by word, as a reference. */
function foundIn(stems: Set<string>, beginning: string | null) {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((run) =>
    wordsIn(run).some(
      (word) => stems.has(stemOf(word)) || (beginning !== null && word.startsWith(beginning)),
    ),
  );
}

test('highlights matches in a text in any spelling', () => {
  const words = [...new Set([...wordsIn(text), 'nothing'])];
  for (const word of words) {
    for (const [stems, beginning] of [
      [new Set([stemOf(word)]), null],
      [new Set<string>(), word],
      [new Set(['nothing']), [...word][0] ?? ''],
      [new Set([stemOf(word), 'run']), 'caf'],
    ] as const) {
      const parts = cutAtFinds(text, { stems, beginning });
      const marked = parts.filter(({ isHit }) => isHit).map((part) => part.text);
      expect(marked).toEqual(foundIn(stems, beginning));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  }
});
