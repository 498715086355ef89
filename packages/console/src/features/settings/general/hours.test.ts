import { expect, test } from 'vitest';
import { dayName, withDay } from './hours.ts';
import { timeZoneOptions } from './time-zones.ts';

test('working days are in the order of the week, whichever was clicked first', () => {
  expect(withDay(['friday'], 'monday')).toEqual(['monday', 'friday']);
  expect(withDay(['monday', 'friday'], 'friday')).toEqual(['monday']);
  expect(dayName('wednesday')).toBe('Wednesday');
});

test('a stored time zone is offered once', () => {
  const names = (current: string) => timeZoneOptions(current).map(({ value }) => value);
  expect(names('Europe/Oslo').slice(0, 2)).toEqual(['Europe/Oslo', 'UTC']);
  expect(names('Asia/Tokyo').filter((name) => name === 'Asia/Tokyo')).toHaveLength(1);
  expect(names('Asia/Tokyo')).toHaveLength(8);
});
