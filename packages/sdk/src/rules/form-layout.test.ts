import { expect, onTestFinished, test } from 'vitest';
import { fieldKinds } from './field-kinds.ts';
import { wholeRows } from './form-layout.ts';

test('short fields share a row in pairs', () => {
  expect(wholeRows(['text', 'email', 'phone', 'date'])).toEqual([false, false, false, false]);
  expect(wholeRows(['select', 'number'])).toEqual([false, false]);
});

test('a short field without a neighbour takes the whole row', () => {
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

test('a field of several lines takes the whole row', () => {
  const date = fieldKinds.date as { lines?: readonly string[] };
  date.lines = ['From', 'To'];
  onTestFinished(() => {
    delete date.lines;
  });
  expect(wholeRows(['date', 'text', 'text'])).toEqual([true, false, false]);
});
