import { shortDate } from './dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Formats a time relative to now, as lists show it; as a date from a week on. */
export function relativeTime(
  at: string | number | Date,
  now: string | number | Date = Date.now(),
): string {
  const past = new Date(now).getTime() - new Date(at).getTime();
  if (Number.isNaN(past)) return '';
  if (past < minute) return 'Just now';
  if (past < hour) return `${Math.floor(past / minute)} min ago`;
  if (past < day) return ago(Math.floor(past / hour), 'hour');
  if (past < week) return ago(Math.floor(past / day), 'day');
  return shortDate(at, now);
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
