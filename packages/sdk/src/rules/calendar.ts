/** The day that a moment belongs to on the clocks of a time zone, `2026-03-29`; a zone nobody knows counts as UTC. */
export function dayIn(timeZone: string, at: Date | string | number = new Date()): string {
  return wallClock(timeZone, new Date(at).getTime()).slice(0, 10);
}

/** When a day such as `2026-03-29` began on the clocks of a time zone: its first moment, also where the clocks left midnight out. */
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

/** Asking a clock takes microseconds, and figures of a year ask for the same thousand days again and again. */
const begins = new Map<string, string>();
const maxBegins = 5_000;

/** The day so many days after another, or before it. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** How many days from the first to the last, both counted. */
export const dayCount = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayLength) + 1;

/** So many days up to this one, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, index + 1 - count));

/** When the clocks of a time zone showed a time, `2026-03-29T14:05:00`; one they left out counts as they showed it an hour before. */
export function momentOf(timeZone: string, shown: string): string {
  const wanted = Date.parse(`${shown}Z`);
  const before = wanted - offsetAt(timeZone, wanted - dayLength);
  const after = wanted - offsetAt(timeZone, wanted + dayLength);
  const found = [before, after].find((at) => wallClock(timeZone, at) === shown.slice(0, 19));
  return new Date(found ?? before).toISOString();
}

/** What the clocks of a time zone show at a moment, `2026-03-29T14:05:00`. */
export function wallClock(timeZone: string, at: number): string {
  return clockOf(timeZone).format(at).replace(' ', 'T');
}

const dayLength = 24 * 60 * 60 * 1000;

/** By how much the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
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
