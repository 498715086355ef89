import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginOfDay,
  dayAfter,
  dayCount,
  dayIn,
  daysUpTo,
  momentOf,
  wallClock,
} from './calendar.ts';

const hour = 3_600_000;
const lengthOf = (zone: string, day: string) =>
  (Date.parse(beginOfDay(zone, dayAfter(day))) - Date.parse(beginOfDay(zone, day))) / hour;

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Sydney', '2026-04-05', 25],
  ['Australia/Sydney', '2026-10-04', 23],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  // In Santiago, the clocks skip from midnight to 1:00, or go back from midnight to 23:00. In Havana, they go back from 1:00 to midnight.
  ['America/Santiago', '2026-09-06', 23],
  ['America/Santiago', '2026-04-04', 25],
  ['America/Havana', '2026-11-01', 25],
  ['Asia/Kathmandu', '2026-03-29', 24],
  ['UTC', '2026-03-29', 24],
])('in %s the day %s has %d hours', (zone, day, hours) => {
  expect(lengthOf(zone, day)).toBe(hours);
});

test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Nowhere/Else', '2026-11-21', '2026-11-21T00:00:00.000Z'],
])('in %s the day %s began at %s', (zone, day, began) => {
  expect(beginOfDay(zone, day)).toBe(began);
});

test('every time is between the start of its day and the start of the next', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Sydney',
    'America/Santiago',
    'Asia/Kolkata',
  ];
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, at) => {
      const day = dayIn(zone, at);
      const moment = new Date(at).toISOString();
      expect(beginOfDay(zone, day) <= moment).toBe(true);
      expect(beginOfDay(zone, dayAfter(day)) > moment).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('converts a local time, and shifts a skipped one by the length of the gap', () => {
  expect(momentOf('Europe/Berlin', '2026-07-01T12:00:00')).toBe('2026-07-01T10:00:00.000Z');
  const [skipped] = ['2026-03-29T02:30:00'];
  expect(wallClock('Europe/Berlin', Date.parse(momentOf('Europe/Berlin', skipped)))).toBe(
    '2026-03-29T03:30:00',
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29T00:30:00', '2026-03-28T23:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T12:00:00', '2026-03-29T10:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00', '2026-10-24T23:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T12:00:00', '2026-10-25T11:00:00.000Z'],
  ['America/New_York', '2026-11-01T12:00:00.500', '2026-11-01T17:00:00.500Z'],
])('near a clock change in %s, %s was at %s', (zone, shown, moment) => {
  expect(momentOf(zone, shown)).toBe(moment);
});

test('returns the day on the clocks of the time zone, for any kind of time value', () => {
  const at = '2026-11-20T20:00:00.000Z';
  for (const moment of [at, new Date(at), Date.parse(at)]) {
    expect([dayIn('Asia/Tokyo', moment), dayIn('UTC', moment)]).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
  }
  expect(wallClock('Asia/Tokyo', Date.parse(at))).toBe('2026-11-21T05:00:00');
});

test('counts days over months and years', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2026-02-28',
  ]);
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(dayCount('2025-12-31', '2026-01-01')).toBe(2);
  expect(dayCount('2026-01-01', '2026-01-01')).toBe(1);
});
