import { describe, expect, it, test } from 'vitest';
import {
  changeOf,
  countText,
  dayPoint,
  minutesText,
  orNone,
  percentText,
  shortMinutes,
  volumeOf,
} from './figures.ts';
import { day } from './test-metrics.ts';

test('figures are formatted for people', () => {
  expect(countText(1_204)).toBe('1,204');
  expect([12, 125, 4_560].map(minutesText)).toEqual(['12m', '2h 5m', '3d 4h']);
  expect([12, 125, 4_560].map(shortMinutes)).toEqual(['12m', '2h', '3d']);
  expect(percentText(66.6)).toBe('67%');
  expect(orNone(null, minutesText)).toBe('No data');
  expect(orNone(null, minutesText, '–')).toBe('–');
  expect(orNone(0, minutesText)).toBe('0m');
});

test('a day is short on an axis, and long, with its weekday, next to its figures', () => {
  expect(dayPoint('2026-03-05')).toEqual({ short: 'Mar 5', long: 'Thu, Mar 5, 2026' });
});

describe('the volume of tickets', () => {
  /** This many days of 2026, each with as many created tickets as the day's number. */
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...day(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), at + 1),
      backlog: at,
    }));

  it('is counted by day for up to ninety-two days', () => {
    const { unit, points, parts } = volumeOf(days(92));
    expect([unit, points.length, parts.length]).toEqual(['day', 92, 92]);
    expect(points[0]?.long).toBe('Thu, Jan 1, 2026');
  });

  it('is counted by week beyond, and the last week ends with the last day', () => {
    const { unit, points, parts } = volumeOf(days(93));
    expect([unit, points.length]).toEqual(['week', 14]);
    expect(points.slice(0, 2)).toEqual([
      { short: 'Jan 1', long: 'Week of Thu, Jan 1, 2026' },
      { short: 'Jan 3', long: 'Week of Sat, Jan 3, 2026' },
    ]);
    expect(parts.slice(0, 2)).toEqual([
      { created: 1 + 2, resolved: 2, backlog: 1 },
      { created: 3 + 4 + 5 + 6 + 7 + 8 + 9, resolved: 7, backlog: 8 },
    ]);
    expect(parts.at(-1)?.backlog).toBe(92);
  });
});

describe('a change', () => {
  it.each([
    ['in percent', changeOf(900, 1_200, 'up'), '-25%', 'bad'],
    ['rounded', changeOf(4, 3, 'up'), '+33%', 'good'],
    ['of volume', changeOf(3, 2, 'neither'), '+50%', 'neutral'],
    ['in points', changeOf(67, 70, 'up', 'points'), '-3 pts', 'bad'],
    ['in points from nothing', changeOf(5, 0, 'up', 'points'), '+5 pts', 'good'],
    ['of nothing', changeOf(5, 5, 'down'), 'No change', 'neutral'],
  ])('%s is shown with its sign and as good or bad', (_, change, text, tone) => {
    expect(change).toMatchObject({ text, tone });
  });

  it('needs two figures, and a previous value other than zero for percent', () => {
    expect(changeOf(null, 3, 'up')).toBeNull();
    expect(changeOf(3, null, 'up')).toBeNull();
    expect(changeOf(3, 0, 'up')).toBeNull();
  });
});
