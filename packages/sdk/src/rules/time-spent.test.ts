import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxMinutes, minutesIn, minutesOfTimer, timeSpentText } from './time-spent.ts';

test.each([
  ['1h 20m', 80],
  ['1h20m', 80],
  ['1h20', 80],
  ['1 hour 20 minutes', 80],
  ['1 hr, 20 min', 80],
  ['2 Hours', 120],
  ['90m', 90],
  ['90', 90],
  ['5 mins', 5],
  ['1.5h', 90],
  ['1,5 h', 90],
  ['0.25h', 15],
  [' 1:20 ', 80],
  ['0:05', 5],
  ['24h', 1_440],
  ['0h 1m', 1],
])('parses “%s” as %i minutes', (typed, expected) => {
  expect(minutesIn(typed)).toBe(expected);
});

test.each([
  '',
  ' ',
  'h',
  'm',
  '0',
  '0m',
  '0:00',
  '24h 1m',
  '1441',
  '25:00',
  '1:60',
  '1:2',
  '-5m',
  '1.5',
  '1.5m',
  '1.5h 10m',
  '20m 1h',
  '1h 20s',
  '1d',
  '1 20',
  'an hour',
  '1e3',
  '99999',
  '١h',
])('“%s” is not a valid time', (typed) => {
  expect(minutesIn(typed)).toBeNull();
});

test('formatted minutes are parsed to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxMinutes }), (sum) => {
      expect(minutesIn(timeSpentText(sum))).toBe(sum);
    }),
  );
  expect([80, 120, 45, 0, 6_000].map(timeSpentText)).toEqual(['1h 20m', '2h', '45m', '0m', '100h']);
});

test('any text is a whole number of minutes up to a day, or invalid', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9hm:., ]{0,12}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const sum = minutesIn(text);
      const isTime = sum !== null && Number.isInteger(sum) && sum >= 1 && sum <= maxMinutes;
      expect(sum === null || isTime).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [0, 1],
  [89, 1],
  [90, 2],
  [60 * 80, 80],
  [60 * 60 * 24 * 3, maxMinutes],
  [-5, 1],
])('a timer that ran for %i seconds counts as %i minutes', (seconds, expected) => {
  const stoppedAt = new Date(Date.parse('2026-11-20T09:00:00.000Z') + seconds * 1_000);
  expect(minutesOfTimer('2026-11-20T09:00:00.000Z', stoppedAt.toISOString())).toBe(expected);
});
