import { type BusinessHours, rangesOn } from './business-hours.ts';
import { beginOfDay, dayAfter, daysUpTo, momentOf, offsetAt, wallClock } from './calendar.ts';

/** The time zone of an organization for days and hours, and its business hours if only those count. */
export interface Clock {
  timezone: string;
  hours?: BusinessHours | undefined;
}

export interface Span {
  since: string;
  until: string;
}

export interface Day extends Span {
  date: string;
}

/** A part of a day that counts: the whole day, or its business hours. */
export interface Slot extends Span {
  /** The index of its day. */
  day: number;
}

/** Consecutive days in a time zone; the last one may not be over yet. */
export interface Days {
  span: Span & { from: string; to: string; timezone: string };
  days: Day[];
  slots: Slot[];
}

/** A period, and the previous period of the same length. */
export interface Period {
  now: Days;
  before: Days;
}

/**
 * Returns `count` days up to the last one (by default today), and as many days before. If today is included, both end at the same time of
 * day. All metrics of a period use this.
 */
export function periodOf(
  { count, last }: { count: number; last?: string },
  clock: Clock,
  at: number = Date.now(),
): Period {
  const { timezone } = clock;
  const shown = wallClock(timezone, at);
  const [today, time] = [shown.slice(0, 10), shown.slice(10)];
  const end = last ?? today;
  const endBefore = dayAfter(end, -count);
  const isOver = end < today;
  return {
    now: daysOf(end, count, clock, isOver ? null : new Date(at).toISOString()),
    before: daysOf(endBefore, count, clock, isOver ? null : momentOf(timezone, endBefore + time)),
  };
}

/** Returns `count` days up to the last one, which may end at a given time. */
function daysOf(last: string, count: number, clock: Clock, end: string | null): Days {
  const { timezone } = clock;
  const dates = daysUpTo(last, count);
  const begins = dates.map((date) => beginOfDay(timezone, date));
  const until = end ?? beginOfDay(timezone, dayAfter(last));
  const days = dates.map((date, place) => ({
    date,
    since: begins[place] ?? until,
    until: begins[place + 1] ?? until,
  }));
  const [since = until] = begins;
  return {
    span: { from: dates[0] ?? last, to: last, timezone, since, until },
    days,
    slots: days.flatMap((day, place) => slotsOf(day, clock).map((one) => ({ day: place, ...one }))),
  };
}

/** Returns the parts of a day within business hours, or the whole day without them. */
function slotsOf({ date, since, until }: Day, { timezone, hours }: Clock): Span[] {
  if (!hours?.enabled) return [{ since, until }];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return steadyParts(timezone, Date.parse(since), Date.parse(until)).flatMap((part) =>
    rangesOn(hours, date).flatMap(([from, to]) => {
      const begin = Math.max(part.since, midnight + from - part.offset);
      const end = Math.min(part.until, midnight + to - part.offset);
      return begin < end
        ? [{ since: new Date(begin).toISOString(), until: new Date(end).toISOString() }]
        : [];
    }),
  );
}

/** Splits a day at its clock change, if it has one; the results and the offsets from UTC are in milliseconds. */
export function steadyParts(timezone: string, since: number, until: number) {
  const [offset, after] = [offsetAt(timezone, since), offsetAt(timezone, until - 1)];
  if (offset === after) return [{ since, until, offset }];
  let [low, high] = [since, until - 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timezone, middle) === offset) low = middle;
    else high = middle;
  }
  return [
    { since, until: high, offset },
    { since: high, until, offset: after },
  ];
}

/** Joins adjacent slots and drops their days, for metrics that don't need them. */
export function together(slots: readonly Slot[]): Slot[] {
  const joined: Slot[] = [];
  for (const { since, until } of slots) {
    const last = joined.at(-1);
    if (last?.until === since) last.until = until;
    else joined.push({ day: 0, since, until });
  }
  return joined;
}
