import type { Parsed } from '@helpdesk/sdk/contract/schemas';

const day = 24 * 60 * 60 * 1000;

export interface Span {
  since: string;
  until: string;
}

/** Today with so many days (UTC) before it that a screen asks about, and as many days before them. */
export interface Period {
  now: Span;
  before: Span;
}

export function periodOf(
  name: Parsed<'dashboard.stats'>['query']['period'],
  at = Date.now(),
): Period {
  const length = Number.parseInt(name, 10) * day;
  const time = (milliseconds: number) => new Date(milliseconds).toISOString();
  const begin = Math.floor(at / day) * day - length;
  return {
    now: { since: time(begin), until: time(at) },
    before: { since: time(begin - length), until: time(begin) },
  };
}

/** When the day began, on the clocks of a time zone. */
export function startOfDay(timezone: string, at = new Date()): string {
  const wallClock = (moment: Date) => Date.parse(`${clockOf(timezone).format(moment)}Z`);
  const wanted = new Date(wallClock(at)).setUTCHours(0, 0, 0, 0);
  // An offset guessed at another hour of the day is off by the change of clocks: the second guess is right.
  let midnight = at.getTime();
  for (let guess = 0; guess < 2; guess += 1) {
    midnight = wanted - (wallClock(new Date(midnight)) - Math.floor(midnight / 1000) * 1000);
  }
  return new Date(midnight).toISOString();
}

/** Writes a moment as `2026-03-29T14:05:00`; a time zone nobody knows counts as UTC. */
function clockOf(timezone: string) {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = (zone: string) => new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone });
  const clock = isTimeZone(timezone) ? format(timezone) : format('UTC');
  return { format: (moment: Date) => clock.format(moment).replace(' ', 'T') };
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
