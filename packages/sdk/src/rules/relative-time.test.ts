import { expect, it } from 'vitest';
import { dateOnly, dateTime, shortDate } from './dates.ts';
import { relativeTime } from './relative-time.ts';

const now = '2026-03-05T12:00:00.000Z';

it('shows how long ago it was, and the date after a week', () => {
  expect(relativeTime('2026-03-05T11:59:01.000Z', now)).toBe('Just now');
  expect(relativeTime('2026-03-05T12:00:30.000Z', now)).toBe('Just now');
  expect(relativeTime('2026-03-05T11:59:00.000Z', now)).toBe('1 min ago');
  expect(relativeTime('2026-03-05T11:00:01.000Z', now)).toBe('59 min ago');
  expect(relativeTime('2026-03-05T11:00:00.000Z', now)).toBe('1 hour ago');
  expect(relativeTime('2026-03-04T12:00:01.000Z', now)).toBe('23 hours ago');
  expect(relativeTime('2026-03-05T10:00:00.000Z', now)).toBe('2 hours ago');
  expect(relativeTime('2026-03-04T12:00:00.000Z', now)).toBe('1 day ago');
  expect(relativeTime('2026-02-26T12:00:01.000Z', now)).toBe('6 days ago');
  expect(relativeTime('2026-02-26T12:00:00.000Z', now)).toBe('Feb 26');
  expect(relativeTime('2025-11-22T12:00:00.000Z', now)).toBe('Nov 22, 2025');
  expect(relativeTime('nonsense', now)).toBe('');
});

it('formats a time as month, day, year and time', () => {
  expect(dateTime('2026-03-05T00:07:00.000Z', 'UTC')).toBe('Mar 5, 2026 12:07 AM');
  expect(dateTime('2026-12-31T15:30:00.000Z', 'UTC')).toBe('Dec 31, 2026 3:30 PM');
  expect(dateOnly('2026-03-05T00:07:00.000Z', 'UTC')).toBe('Mar 5, 2026');
  expect(dateOnly('2026-03-05T23:07:00.000Z', 'Asia/Tokyo')).toBe('Mar 6, 2026');
  expect(shortDate('2026-11-22T12:00:00.000Z', now, 'UTC')).toBe('Nov 22');
  expect(shortDate('2025-12-31T23:00:00.000Z', now, 'UTC')).toBe('Dec 31, 2025');
  expect(shortDate('2025-12-31T23:00:00.000Z', now, 'Asia/Tokyo')).toBe('Jan 1');
  expect(shortDate('nonsense', now)).toBe('');
  expect([dateTime('nonsense'), dateOnly('nonsense')]).toEqual(['', '']);
});
