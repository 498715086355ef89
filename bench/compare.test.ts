import { expect, test } from 'vitest';
import { worseFigures } from './compare.ts';

test('the comparison of two commits fails if a figure is worse by more than 10 %', () => {
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

test("the comparison passes if a figure's rounds differed by as much", () => {
  const before = [{ name: 'list', ratio: 10, margin: 0.5 }];
  const after = (margin: number) => [{ name: 'list', ratio: 12, margin }];
  expect(worseFigures(before, after(1.6))).toEqual([]);
  expect(worseFigures(before, after(1.4))).toEqual([{ name: 'list', before: 10, ratio: 12 }]);
});

test('absolute figures of the machine, such as requests a second, are not compared', () => {
  const perSecond = [{ name: 'create' }];
  expect(worseFigures(perSecond, perSecond)).toEqual([]);
  expect(worseFigures([{ name: 'create', ratio: 1 }], perSecond)).toEqual([]);
  expect(worseFigures(perSecond, [{ name: 'create', ratio: 1 }])).toEqual([]);
});
