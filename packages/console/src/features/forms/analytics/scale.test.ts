import { expect, test } from 'vitest';
import { dayText, shareOf, topOf } from './scale.ts';

test('a scale ends at a round number that holds every bar', () => {
  expect([1, 2, 3, 6, 10, 11, 49, 51, 1200].map(topOf)).toEqual([
    1, 2, 5, 10, 10, 20, 50, 100, 2000,
  ]);
});

test('a share is told where there is a whole to have a share of', () => {
  expect(shareOf(1, 3)).toBe('33%');
  expect(shareOf(0, 0)).toBe('');
  expect(shareOf(6, 0)).toBe('');
  expect(shareOf(6, 5)).toBe('');
});

test('a day is the same day in every time zone', () => {
  expect(dayText('2026-03-05')).toBe('Mar 5');
});
