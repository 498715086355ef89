import { expect, test } from 'vitest';
import { daysOfReport, lastDueDay, type ReportSchedule } from './saved-reports.ts';

const sundays: ReportSchedule = { weekday: 'sunday', dayOfMonth: null };
const monthly: ReportSchedule = { weekday: null, dayOfMonth: 1 };

// The clocks change on these Sundays, except in Kathmandu, which is always 5 h 45 m ahead of UTC.
test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T10:59:59Z', '2026-03-08T11:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T11:59:59Z', '2026-11-01T12:00:00Z'],
  ['Asia/Kathmandu', '2026-03-29', '2026-03-29T01:14:59Z', '2026-03-29T01:15:00Z'],
  ['Asia/Kathmandu', '2026-10-25', '2026-10-25T01:14:59Z', '2026-10-25T01:15:00Z'],
])('a report is due at 7:00 in %s on %s', (timezone, day, before, at) => {
  const weekEarlier = new Date(Date.parse(`${day}T00:00:00Z`) - 7 * 86_400_000).toISOString();
  expect(lastDueDay(sundays, timezone, Date.parse(before))).toBe(weekEarlier.slice(0, 10));
  expect(lastDueDay(sundays, timezone, Date.parse(at))).toBe(day);
});

test('a monthly report stays due from its day until that day of the next month', () => {
  const due = (at: string) => lastDueDay(monthly, 'UTC', Date.parse(at));
  expect(due('2026-03-01T06:59:59Z')).toBe('2026-02-01');
  expect(due('2026-03-01T07:00:00Z')).toBe('2026-03-01');
  expect(due('2026-03-31T23:00:00Z')).toBe('2026-03-01');
  expect(
    lastDueDay({ weekday: null, dayOfMonth: 28 }, 'UTC', Date.parse('2026-03-01T12:00Z')),
  ).toBe('2026-02-28');
});

test.each([
  ['7d', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['30d', '2026-03-02', '2026-01-31', '2026-03-01'],
  ['365d', '2026-03-02', '2025-03-02', '2026-03-01'],
  ['lastWeek', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['lastWeek', '2026-03-01', '2026-02-16', '2026-02-22'],
  ['lastMonth', '2026-03-28', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
] as const)(
  '%s in a report that is sent on %s starts on %s and ends on %s',
  (period, on, from, to) => {
    expect(daysOfReport(period, on)).toEqual({ from, to });
  },
);
