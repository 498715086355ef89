import { expect, test } from 'vitest';
import { dayText, labelledOf, linesThrough, shareOf, timeTopOf, topOf } from './scale.ts';

test('an axis ends at a round number that holds every bar', () => {
  expect([1, 2, 3, 6, 10, 11, 49, 51, 1200].map(topOf)).toEqual([
    1, 2, 5, 10, 10, 20, 50, 100, 2000,
  ]);
});

test('a share is shown only if there is a whole', () => {
  expect(shareOf(1, 3)).toBe('33%');
  expect(shareOf(0, 0)).toBe('');
  expect(shareOf(6, 0)).toBe('');
  expect(shareOf(6, 5)).toBe('');
});

test('a day is the same day in every time zone', () => {
  expect(dayText('2026-03-05')).toBe('Mar 5');
});

test('an axis of durations ends at a round duration', () => {
  expect([0, 3, 40, 61, 700, 1_500, 9_000].map(timeTopOf)).toEqual([
    2, 4, 60, 120, 720, 2_880, 14_400,
  ]);
});

test('labels are at both ends and evenly between', () => {
  expect(labelledOf(3, 5)).toEqual([0, 1, 2]);
  expect(labelledOf(31, 4)).toEqual([0, 10, 20, 30]);
});

test('a line is interrupted where a value is missing', () => {
  expect(linesThrough([[0, 1], [1, 2], null, [3, 4.56]])).toBe('M0 1L1 2M3 4.6h0.01');
  expect(linesThrough([null])).toBe('');
});
