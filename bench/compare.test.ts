import { expect, test } from 'vitest';
import { worseFigures } from './compare.ts';

test('a figure fails the comparison of two commits when it is worse by more than 10 %', () => {
  const before = [
    { name: 'list', ratio: 10 },
    { name: 'ticket', ratio: 5 },
    { name: 'gone', ratio: 1 },
  ];
  const after = [
    { name: 'list', ratio: 11.1 },
    { name: 'ticket', ratio: 5.4 },
    { name: 'new', ratio: 99 },
  ];
  expect(worseFigures(before, after)).toEqual([{ name: 'list', before: 10, ratio: 11.1 }]);
  expect(worseFigures(before, before)).toEqual([]);
});
