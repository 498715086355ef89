import type { Parsed } from '@helpdesk/sdk/schema/operations';

const day = 24 * 60 * 60 * 1000;

export interface Span {
  since: string;
  until: string;
}

/** A period of days (UTC) up to today, and the preceding period of the same length. */
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
