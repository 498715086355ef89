/** Returns the day of a time in a time zone, such as `2026-03-29`; an unknown zone counts as UTC. */
export function dayIn(timeZone: string, at: Date | string | number = new Date()): string {
  return wallClock(timeZone, new Date(at).getTime()).slice(0, 10);
}

/** Returns the first moment of a day such as `2026-03-29` in a time zone, even if the clocks skip midnight. */
export function beginOfDay(timeZone: string, day: string): string {
  const key = `${day} ${timeZone}`;
  const known = begins.get(key);
  if (known) return known;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const before = midnight - offsetAt(timeZone, midnight - dayLength);
  const after = midnight - offsetAt(timeZone, midnight + dayLength);
  const first = [before, after].find((at) => wallClock(timeZone, at) === `${day}T00:00:00`);
  const begin = new Date(first ?? before).toISOString();
  if (begins.size >= maxBegins) begins.clear();
  begins.set(key, begin);
  return begin;
}

/** Caches the starts of days: each takes microseconds, and metrics of a year need the same thousand days again and again. */
const begins = new Map<string, string>();
const maxBegins = 5_000;

/** Returns the day `count` days later, or earlier if negative. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** Returns the number of days from the first to the last, including both. */
export const dayCount = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayLength) + 1;

/** Returns `count` days up to and including the last one, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, index + 1 - count));

/**
 * Returns the UTC time of a local time such as `2026-03-29T14:05:00`. A time that the clocks skip is shifted by the gap: 02:30 is 03:30.
 */
export function momentOf(timeZone: string, shown: string): string {
  const wanted = Date.parse(`${shown}Z`);
  const before = wanted - offsetAt(timeZone, wanted - dayLength);
  const after = wanted - offsetAt(timeZone, wanted + dayLength);
  const found = [before, after].find((at) => wallClock(timeZone, at) === shown.slice(0, 19));
  return new Date(found ?? before).toISOString();
}

/** Returns the local time in a time zone, such as `2026-03-29T14:05:00`. */
export function wallClock(timeZone: string, at: number): string {
  return clockOf(timeZone).format(at).replace(' ', 'T');
}

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the offset of a time zone from UTC at a time, in milliseconds; positive if ahead. */
export function offsetAt(timeZone: string, at: number): number {
  return Date.parse(`${wallClock(timeZone, at)}Z`) - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = makeClock(timeZone) ?? makeClock('UTC');
  if (!clock) throw new Error('There is no UTC');
  clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string) {
  try {
    const options = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
    return new Intl.DateTimeFormat('sv-SE', options);
  } catch {
    return null;
  }
}
