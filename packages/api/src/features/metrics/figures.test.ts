// @module-tag one-engine

import { expect, test } from 'vitest';
import {
  backlogs,
  distributionOf,
  medianOf,
  satisfactionFigure,
  shareOf,
  timeFigure,
} from './figures.ts';
import { daysAsked } from './period.ts';

const minute = 60_000;

test('a median is the lower of two middle values, in whole minutes; without values it is null', () => {
  expect(medianOf([3 * minute, minute, 2 * minute])).toBe(2);
  expect(medianOf([4 * minute, minute, 2 * minute, 3 * minute])).toBe(2);
  expect(medianOf([119_999])).toBe(1);
  expect(medianOf([])).toBeNull();
});

test('at least 90 percent of values are at or below the 90th percentile', () => {
  const times = Array.from({ length: 10 }, (_, at) => (at + 1) * minute);
  expect(timeFigure(times)).toEqual({ count: 10, median: 5, p90: 9 });
  expect(timeFigure([...times, 11 * minute])).toEqual({ count: 11, median: 6, p90: 10 });
  expect(timeFigure([])).toEqual({ count: 0, median: null, p90: null });
});

test('a share of an empty total is null, not zero', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(0, 3)).toBe(0);
  expect(shareOf(2, 3)).toBe(67);
});

test('satisfaction is the share of ratings of 4 and 5', () => {
  expect(
    satisfactionFigure([
      [1, 1],
      [3, 1],
      [4, 2],
    ]),
  ).toEqual({ count: 4, share: 50, mean: 3 });
  expect(satisfactionFigure([])).toEqual({ count: 0, share: null, mean: null });
});

test('a time equal to a band’s start belongs to that band', () => {
  const counts = distributionOf([0, 14.9 * minute, 15 * minute, 72 * 60 * minute, 1e9]);
  expect(counts.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 2]);
  expect(counts.at(-1)).toEqual({ from: 4_320, to: null, count: 2 });
});

test('the backlog of a day is computed from the next day', () => {
  const days = [
    { created: 5, resolved: 1 },
    { created: 0, resolved: 2 },
    { created: 3, resolved: 0 },
  ];
  expect(backlogs(10, days)).toEqual([9, 7, 10]);
});

test('a period is today and the days before it, and the previous period ends at the same time of day', () => {
  const at = Date.parse('2026-04-02T10:30:00.000Z');
  const { now, before } = daysAsked({ period: '7d' }, { timezone: 'Europe/Berlin' }, at);
  expect(now.span).toMatchObject({
    from: '2026-03-27',
    to: '2026-04-02',
    since: '2026-03-26T23:00:00.000Z',
    until: '2026-04-02T10:30:00.000Z',
  });
  expect(now.days.map(({ since, until }) => hours(since, until))).toEqual([
    24, 24, 23, 24, 24, 24, 12.5,
  ]);
  expect(before.span).toMatchObject({ from: '2026-03-20', to: '2026-03-26' });
  // 12:30 in Berlin, before the change to summer time.
  expect(before.span.until).toBe('2026-03-26T11:30:00.000Z');
});

// In Berlin it is already 1 June, a Monday.
test.each([
  ['lastWeek', ['2026-05-25', '2026-05-31'], ['2026-05-18', '2026-05-24']],
  ['lastMonth', ['2026-05-01', '2026-05-31'], ['2026-03-31', '2026-04-30']],
] as const)('%s has whole days, and as many before', (period, days, earlier) => {
  const at = Date.parse('2026-05-31T22:30:00.000Z');
  const { now, before } = daysAsked({ period }, { timezone: 'Europe/Berlin' }, at);
  expect([now.span.from, now.span.to]).toEqual(days);
  expect([before.span.from, before.span.to]).toEqual(earlier);
  expect(now.span.until).toBe('2026-05-31T22:00:00.000Z');
  const range = { period, from: '2026-05-30', to: '2026-05-30' };
  const asked = daysAsked(range, { timezone: 'Europe/Berlin' }, at);
  expect([asked.now.span.from, asked.now.span.to]).toEqual(['2026-05-30', '2026-05-30']);
});

test.each([
  ['America/New_York', '2026-11-01', 25],
  ['America/New_York', '2026-03-08', 23],
  ['Australia/Sydney', '2026-04-05', 25],
  ['Europe/Berlin', '2026-10-25', 25],
])('in %s the day %s has %d hours', (zone, day, length) => {
  const { now } = daysAsked(
    { from: day, to: day },
    { timezone: zone },
    Date.parse('2026-12-01T00:00:00Z'),
  );
  expect(now.days.map(({ since, until }) => hours(since, until))).toEqual([length]);
});

const hours = (since: string, until: string) => (Date.parse(until) - Date.parse(since)) / 3_600_000;
