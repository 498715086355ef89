import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  beginOfDay,
  dayAfter,
  dayCount,
  dayIn,
  daysUpTo,
  momentOf,
  wallClock,
} from '@helpdesk/sdk/rules/calendar';
import { invalid } from '../../refusal.ts';

const maxDays = 366;

export interface Day {
  date: string;
  since: string;
  until: string;
}

/** Consecutive days in a time zone; the last may not be over. */
export interface Days {
  span: Schema<'MetricsSpan'>;
  days: Day[];
}

export interface Asked {
  period?: Schema<'MetricsPeriod'> | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The requested days and the preceding period of the same length; when today is included, both end at the same time of day. */
export function daysAsked(asked: Asked, timezone: string, at = Date.now()) {
  const today = dayIn(timezone, at);
  const last = asked.to !== undefined && asked.to < today ? realDay('to', asked.to) : today;
  const length = Number.parseInt(asked.period ?? '30d', 10);
  const first = asked.from === undefined ? dayAfter(last, 1 - length) : realDay('from', asked.from);
  if (first > last) throw invalid('to', 'The period ends before it begins');
  const count = dayCount(first, last);
  if (count > maxDays) throw invalid('from', `The period can be at most ${maxDays} days`);
  const isOver = last < today;
  const lastBefore = dayAfter(last, -count);
  const clock = wallClock(timezone, at).slice(10);
  const now = isOver ? null : new Date(at).toISOString();
  const sameTime = isOver ? null : momentOf(timezone, lastBefore + clock);
  return {
    now: daysOf(timezone, last, count, now),
    before: daysOf(timezone, lastBefore, count, sameTime),
  };
}

/** A number of days up to the last one, which may end at a given time. */
function daysOf(timezone: string, last: string, count: number, end: string | null): Days {
  const dates = daysUpTo(last, count);
  const begins = dates.map((date) => beginOfDay(timezone, date));
  const until = end ?? beginOfDay(timezone, dayAfter(last));
  const days = dates.map((date, index) => ({
    date,
    since: begins[index] ?? until,
    until: begins[index + 1] ?? until,
  }));
  const [since = until] = begins;
  return { span: { from: dates[0] ?? last, to: last, timezone, since, until }, days };
}

function realDay(field: 'from' | 'to', day: string) {
  if (dayAfter(day, 0) !== day) throw invalid(field, 'A day must look like 2026-03-29');
  return day;
}
