import { expect, test } from 'vitest';
import { durationText, percentChange } from './duration.ts';
import { periodOf, startOfDay } from './period.ts';

test.each([
  [0, '0m'],
  [59_999, '0m'],
  [12 * 60_000, '12m'],
  [125 * 60_000, '2h 5m'],
  [120 * 60_000, '2h'],
  [76 * 60 * 60_000, '3d 4h'],
  [48 * 60 * 60_000 + 5 * 60_000, '2d'],
])('%i milliseconds read %s', (time, text) => {
  expect(durationText(time)).toBe(text);
});

test.each([
  [100, 150, 50],
  [200, 100, -50],
  [null, 100, null],
  [100, null, null],
  [0, 100, null],
])('from %s to %s is a change of %s percent', (before, now, change) => {
  expect(percentChange(before, now)).toBe(change);
});

test('the period before ends where the period begins', () => {
  expect(periodOf('7d', Date.parse('2026-11-21T10:00:00.000Z'))).toEqual({
    now: { since: '2026-11-14T00:00:00.000Z', until: '2026-11-21T10:00:00.000Z' },
    before: { since: '2026-11-07T00:00:00.000Z', until: '2026-11-14T00:00:00.000Z' },
  });
});

test.each([
  ['UTC', '2026-11-21T10:00:00.123Z', '2026-11-21T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-21T23:30:00.000Z', '2026-11-21T23:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-21T07:59:00.000Z', '2026-11-20T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T00:00:00.000Z', '2026-11-20T18:15:00.000Z'],
  // Clocks change at two in the morning.
  ['Europe/Berlin', '2026-03-29T12:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T12:00:00.000Z', '2026-10-24T22:00:00.000Z'],
  ['Nowhere/Else', '2026-11-21T10:00:00.000Z', '2026-11-21T00:00:00.000Z'],
])('in %s the day of %s began at %s', (timezone, at, began) => {
  expect(startOfDay(timezone, new Date(at))).toBe(began);
});
