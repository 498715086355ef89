import { expect, test } from 'vitest';
import { filled, namesMatch } from './options.ts';

test.each([
  ['New ticket', 'new', true],
  ['New ticket', 'TICK', true],
  ['New ticket', ' tick  ne ', true],
  ['New ticket', 'icket', false],
  ['New ticket', 'new tea', false],
  ['New ticket', ' ', true],
])('%s is found by "%s": %s', (name, text, isFound) => {
  expect(namesMatch(name, text)).toBe(isFound);
});

test('a group without options is left out', () => {
  const option = { key: 'a', icon: null, label: 'A', run: () => {} };
  const full = { name: 'Actions', options: [option] };
  expect(filled([full, { name: 'Pages', options: [] }])).toEqual([full]);
});
