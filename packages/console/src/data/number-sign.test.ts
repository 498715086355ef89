import { expect, test } from 'vitest';
import { numberSignAt } from './number-sign.ts';

const queryIn = (text: string) => numberSignAt(text, text.length)?.query ?? null;

test.each([
  ['#', ''],
  ['See #', ''],
  ['See\n#reset', 'reset'],
  ['See #reset my pass', 'reset my pass'],
  ['#2fa', '2fa'],
  ['#12', null],
  ['#12 is the same', null],
  ['#12, and', null],
  ['C#', null],
  ['C#reset', null],
  ['## Title', null],
  ['# Title', null],
  ['#a #b', 'b'],
  ['#a\nb', null],
  [`#${'x'.repeat(62)}`, null],
])('%j searches for the articles %j', (text, query) => {
  expect(queryIn(text)).toBe(query);
});

test('ignores the text after the caret', () => {
  expect(numberSignAt('See #res and more', 8)).toEqual({ start: 4, end: 8, query: 'res' });
});
