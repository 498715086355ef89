// @module-tag one-engine

import { expect, test } from 'vitest';
import { isSign, signRunsIn, stemOf, wordsIn } from '../../matching/text.ts';
import { atOnce } from '../../slices.ts';
import { cutAtFinds, excerptAround } from './excerpt.ts';

const text = `Try boiling, tried boils; KETTLES kettle's "can't" state states e-mail É etage eau
  cafe\u0301 CAFÉ 湯を茶 a湯 x3000 3000 ﬁne fine ß SS 𝒳yz crème-brûlée. Running runs runny ____ re1`;

const runs = /[\p{sc=Han}\p{sc=Hiragana}]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}])[\p{L}\p{N}\p{M}])+/gu;

/** Finds matches word by word, as a reference. */
function foundIn(stems: Set<string>, beginning: string | null) {
  return (text.match(runs) ?? []).filter(
    (run) =>
      !isSign(run.charAt(0)) &&
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
      const parts = cutAtFinds(text, { stems, beginning, signs: [] });
      const marked = parts.filter(({ isHit }) => isHit).map((part) => part.text);
      expect(marked).toEqual(foundIn(stems, beginning));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  }
});

const marked = (text: string, query: string) =>
  cutAtFinds(text, { stems: new Set(), beginning: null, signs: signRunsIn(query) })
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['カレンダー', 'Googleカレンダーが同期されない', 'Google[カレンダー]が同期されない'],
  ['カレンダー', 'レンタルのガレージ', 'レンタルのガレージ'],
  ['予約', '予約ページで予約する', '[予約]ページで[予約]する'],
  ['予約を変更', '予約の変更と、予約を変更する', '[予約]の[変更]と、[予約]を[変更]する'],
  ['ダーツ', 'タータンとタ\u3099ーツ', 'タータンと[タ\u3099ーツ]'],
  ['湯', 'お湯を沸かす', 'お[湯]を沸かす'],
  ['退款', '如何申请退款？', '如何申请[退款]？'],
  ['怎么申请退款', '如何申请退款？', '如何[申请退款]？'],
  ['ください', 'お待ちください', 'お待ち[ください]'],
  ['การจอง', 'เปลี่ยนการจองของคุณ', 'เปลี่ยน[การจอง]ของคุณ'],
])('in scripts without spaces, "%s" highlights only its characters', (query, text, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('an excerpt separates headings and cells, which end without punctuation', () => {
  const reading = { stems: new Set(['calendar']), beginning: null, signs: [] };
  const text = 'Keys\nWhat they do\nOpen the calendar.\nNext\n(see below)\nEnd';
  const parts = atOnce(excerptAround(text, reading));
  expect(parts.map((part) => part.text).join('')).toBe(
    'Keys · What they do · Open the calendar. Next · (see below) · End',
  );
});
