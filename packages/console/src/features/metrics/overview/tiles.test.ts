import { expect, test } from 'vitest';
import { day, overview, time } from '../test-metrics.ts';
import { tilesOf } from './tiles.ts';

const none = { count: 0, share: null, mean: null };
const days = [
  { ...day('2026-03-28', 4), resolution: 90, satisfaction: 50 },
  { ...day('2026-03-29', 0), resolved: 2, backlog: 30 },
];

test('each figure of the period shows its change from the previous period, and whether that is good', () => {
  const tiles = tilesOf({
    ...overview,
    totals: {
      created: 1_200,
      resolved: 900,
      backlog: 40,
      firstResponse: { count: 4, median: 125, p90: 300 },
      resolution: { count: 4, median: 60, p90: 120 },
      satisfaction: { count: 1, share: 67, mean: 4.33 },
    },
    totalsBefore: {
      created: 1_000,
      resolved: 1_800,
      backlog: 20,
      firstResponse: time(250),
      resolution: time(50),
      satisfaction: { count: 3, share: 60, mean: 4 },
    },
    days,
  });
  const shown = tiles.map(({ change, ...tile }) => ({
    ...tile,
    change: [change?.text, change?.tone],
  }));
  expect(shown).toEqual([
    {
      label: 'New tickets',
      value: '1,200',
      note: 'from 1,000',
      values: [4, 0],
      change: ['+20%', 'neutral'],
    },
    {
      label: 'Resolved',
      value: '900',
      note: 'from 1,800',
      values: [1, 2],
      change: ['-50%', 'bad'],
    },
    { label: 'Backlog', value: '40', note: 'from 20', values: [31, 30], change: ['+100%', 'bad'] },
    {
      label: 'First response',
      value: '2h 5m',
      note: 'median, 90th percentile: 5h',
      values: [60, null],
      change: ['-50%', 'good'],
    },
    {
      label: 'Resolution',
      value: '1h',
      note: 'median, 90th percentile: 2h',
      values: [90, null],
      change: ['+20%', 'bad'],
    },
    {
      label: 'Satisfaction',
      value: '67%',
      note: '1 rating, 4.33 of 5',
      values: [50, null],
      change: ['+7 pts', 'good'],
    },
  ]);
});

test('a figure without data shows no change', () => {
  const tiles = tilesOf({
    ...overview,
    totals: {
      ...overview.totals,
      firstResponse: time(null),
      satisfaction: none,
    },
    totalsBefore: { ...overview.totalsBefore, satisfaction: none },
  });
  expect(tiles[3]).toMatchObject({ value: null, note: 'Median', change: null });
  expect(tiles[5]).toMatchObject({ value: null, note: '', change: null });
  const two = { count: 1_002, share: 50, mean: 3 };
  const [, , , , , rated] = tilesOf({
    ...overview,
    totals: { ...overview.totals, satisfaction: two },
  });
  expect(rated?.note).toBe('1,002 ratings, average 3 of 5');
});
