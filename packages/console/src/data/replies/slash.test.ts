import { expect, it } from 'vitest';
import { slashAt } from './slash.ts';

it.each([
  ['/', 0, ''],
  ['/par', 0, 'par'],
  ['Hello /where is', 6, 'where is'],
  ['Hello\n/x', 6, 'x'],
])('%j opens the canned replies', (text, start, query) => {
  expect(slashAt(text, text.length)).toEqual({ start, end: text.length, query });
});

it.each([
  '',
  'par',
  'and/or',
  'https://example.com',
  '/usr/bin',
  '1 / 2',
  '/par\n',
  `/${'a'.repeat(62)}`,
])('%j does not open them', (text) => {
  expect(slashAt(text, text.length)).toBeNull();
});

it('only text before the caret counts', () => {
  expect(slashAt('/parcel', 3)).toEqual({ start: 0, end: 3, query: 'pa' });
  expect(slashAt('a /b', 1)).toBeNull();
});
