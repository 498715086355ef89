import { expect, test } from 'vitest';
import type { BusinessHours } from './business-hours.ts';
import { periodOf, together } from './periods.ts';

const slotsOf = (
  timezone: string,
  last: string,
  count: number,
  hours: Partial<BusinessHours> = {},
  at = Date.parse('2026-12-01T00:00:00Z'),
) =>
  periodOf(
    { count, last },
    {
      timezone,
      hours: { enabled: true, start: '09:00', end: '17:00', days: ['monday', 'tuesday'], ...hours },
    },
    at,
  ).now.slots.map(({ day, since, until }) => [day, since.slice(0, 16), until.slice(0, 16)]);

test('counts the whole day unless business hours are requested', () => {
  const { slots, span } = periodOf(
    { count: 2, last: '2026-03-29' },
    { timezone: 'Europe/Berlin' },
    Date.parse('2026-12-01T00:00:00Z'),
  ).now;
  expect(slots.map(({ day, since }) => [day, since])).toEqual([
    [0, '2026-03-27T23:00:00.000Z'],
    [1, '2026-03-28T23:00:00.000Z'],
  ]);
  expect(together(slots)).toEqual([{ day: 0, since: span.since, until: span.until }]);
});

test('business hours are in local time, on working days', () => {
  expect(slotsOf('Asia/Kathmandu', '2026-11-25', 3)).toEqual([
    [0, '2026-11-23T03:15', '2026-11-23T11:15'],
    [1, '2026-11-24T03:15', '2026-11-24T11:15'],
  ]);
});

test('hours past midnight belong to the day on which they start, but count on the next day', () => {
  const night = { start: '22:00', end: '06:00', days: ['monday' as const] };
  expect(slotsOf('UTC', '2026-11-24', 2, night)).toEqual([
    [0, '2026-11-23T22:00', '2026-11-24T00:00'],
    [1, '2026-11-24T00:00', '2026-11-24T06:00'],
  ]);
});

test('when the clocks go back, a repeated hour counts twice', () => {
  const hours = { start: '02:30', end: '04:00', days: ['sunday' as const] };
  expect(slotsOf('Europe/Berlin', '2026-10-25', 1, hours)).toEqual([
    [0, '2026-10-25T00:30', '2026-10-25T01:00'],
    [0, '2026-10-25T01:30', '2026-10-25T03:00'],
  ]);
});

test('when the clocks go forward, a skipped hour does not count', () => {
  const hours = { start: '02:30', end: '04:00', days: ['sunday' as const] };
  expect(slotsOf('Europe/Berlin', '2026-03-29', 1, hours)).toEqual([
    [0, '2026-03-29T01:00', '2026-03-29T02:00'],
  ]);
});

test('a current period ends now, and the previous one at the same time of day', () => {
  const at = Date.parse('2026-11-24T10:30:00Z');
  const { now, before } = periodOf({ count: 1 }, { timezone: 'UTC' }, at);
  expect(now.span).toMatchObject({ from: '2026-11-24', until: '2026-11-24T10:30:00.000Z' });
  expect(before.span).toMatchObject({ from: '2026-11-23', until: '2026-11-23T10:30:00.000Z' });
});
