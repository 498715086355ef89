import { expect, test } from 'vitest';
import { localTime } from '../../../ui/local-time.ts';
import { laterTimes, secondsLeft, sendTime, snoozeTimes } from './later.ts';

const labels = (now: Date) => laterTimes(now).map(({ label, at }) => [label, localTime(at)]);

test('a reply can be scheduled in an hour, tomorrow or on Monday morning', () => {
  expect(labels(new Date(2026, 10, 25, 15, 30))).toEqual([
    ['In 1 hour', '2026-11-25T16:30'],
    ['Tomorrow morning', '2026-11-26T09:00'],
    ['Monday morning', '2026-11-30T09:00'],
  ]);
  // On a Monday, the next one. On a Sunday, tomorrow is Monday.
  expect(labels(new Date(2026, 10, 23, 8)).at(-1)).toEqual(['Monday morning', '2026-11-30T09:00']);
  expect(labels(new Date(2026, 10, 29, 8))).toHaveLength(2);
});

test('a ticket can be snoozed until later today (if that is still today), tomorrow or next week', () => {
  const times = (now: Date) => snoozeTimes(now).map(({ label, at }) => [label, localTime(at)]);
  expect(times(new Date(2026, 10, 25, 15, 10))).toEqual([
    ['Later today', '2026-11-25T18:30'],
    ['Tomorrow morning', '2026-11-26T09:00'],
    ['Next week', '2026-11-30T09:00'],
  ]);
  expect(times(new Date(2026, 10, 25, 21, 10))[0]?.[0]).toBe('Tomorrow morning');
});

test('a time shows its weekday within six days, and its date after that', () => {
  const now = new Date(2026, 10, 25, 15).getTime();
  expect(sendTime(new Date(2026, 10, 30, 9), now)).toBe('Mon 9:00 AM');
  expect(sendTime(new Date(2026, 11, 24, 9), now)).toBe('Dec 24, 2026 9:00 AM');
});

test("the remaining seconds count down to zero, and never exceed the reply's delay", () => {
  const at = '2026-11-25T15:00:10.000Z';
  const from = (second: string) => secondsLeft(at, 10, Date.parse(`2026-11-25T15:00:${second}Z`));
  expect([from('01.500'), from('10.500')]).toEqual([9, 0]);
  expect(secondsLeft(at, 10, Date.parse('2026-11-25T14:50:00Z'))).toBe(10);
});
