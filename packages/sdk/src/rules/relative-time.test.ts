import { expect, it } from 'vitest';
import { dateOnly, dateTime } from './dates.ts';
import { relativeTime } from './relative-time.ts';

const now = '2026-03-05T12:00:00.000Z';

it('tells how long ago, and the date from a day on', () => {
  expect(relativeTime('2026-03-05T11:59:01.000Z', now)).toBe('Just now');
  expect(relativeTime('2026-03-05T12:00:30.000Z', now)).toBe('Just now');
  expect(relativeTime('2026-03-05T11:59:00.000Z', now)).toBe('1 min ago');
  expect(relativeTime('2026-03-05T11:00:01.000Z', now)).toBe('59 min ago');
  expect(relativeTime('2026-03-05T11:00:00.000Z', now)).toBe('1 hour ago');
  expect(relativeTime('2026-03-04T12:00:01.000Z', now)).toBe('23 hours ago');
  expect(relativeTime('2026-03-05T10:00:00.000Z', now)).toBe('2 hours ago');
  expect(relativeTime('2026-03-04T12:00:00.000Z', now, 'en-US')).toBe('3/4/2026');
  expect(relativeTime('2026-03-01T12:00:00.000Z', now, 'en-US')).toBe('3/1/2026');
  expect(relativeTime('nonsense', now)).toBe('');
});

it('shows a moment as month, day, year and time', () => {
  expect(dateTime('2026-03-05T00:07:00.000Z', 'UTC')).toBe('Mar 5, 2026 12:07 AM');
  expect(dateTime('2026-12-31T15:30:00.000Z', 'UTC')).toBe('Dec 31, 2026 3:30 PM');
  expect(dateOnly('2026-03-05T00:07:00.000Z', 'UTC')).toBe('Mar 5, 2026');
  expect(dateOnly('2026-03-05T23:07:00.000Z', 'Asia/Tokyo')).toBe('Mar 6, 2026');
  expect([dateTime('nonsense'), dateOnly('nonsense')]).toEqual(['', '']);
});
