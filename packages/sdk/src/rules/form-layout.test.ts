import { expect, test } from 'vitest';
import { wholeRows } from './form-layout.ts';

test('short fields share a row in pairs', () => {
  expect(wholeRows(['text', 'email', 'phone', 'date'])).toEqual([false, false, false, false]);
  expect(wholeRows(['select', 'number'])).toEqual([false, false]);
});

test('a short field without a neighbor takes the whole row', () => {
  expect(wholeRows(['text', 'email', 'text', 'textarea'])).toEqual([false, false, true, true]);
  expect(wholeRows(['text'])).toEqual([true]);
  expect(wholeRows(['radio', 'text', 'checkbox', 'text', 'url'])).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
