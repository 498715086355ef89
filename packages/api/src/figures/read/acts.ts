import type { Days } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { quarterOf } from '../names.ts';

const between = prepare((org, p: P<'since' | 'until'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', p.until)
    .select('name', 'value'),
);

/** A count on a day; the rest of the counter's name says what was counted. */
export interface Act {
  day: number;
  rest: string[];
  count: number;
}

/** The counter of an act, such as `forms.2026-11-29T13:45.k8f2m4n6pq.seen`. */
export const actName = (name: string, at: string, ...rest: readonly string[]) =>
  [name, quarterOf(at), ...rest].join('.');

/**
 * Reads counters without rows, by the days of a time zone. They are kept by quarter hour (UTC); those of an older release are
 * kept by day, under its date at the time.
 */
export async function readActs(org: Org, name: string, { span, days }: Days): Promise<Act[]> {
  const [since, until] = [quarterOf(span.since), quarterOf(span.until)];
  const first = span.from < since ? span.from : since;
  const rows = await org.all<{ name: string; value: number }>(
    between({ since: `${name}.${first}`, until: `${name}.${span.to > until ? span.to : until}~` }),
  );
  const bounds = days.map((one) => ({ since: quarterOf(one.since), until: endOf(one.until) }));
  const acts: Act[] = [];
  for (const { name: counter, value } of rows) {
    const [stamp = '', ...rest] = counter.slice(name.length + 1).split('.');
    const day =
      stamp.length === 'yyyy-mm-dd'.length
        ? days.findIndex(({ date }) => date === stamp)
        : bounds.findIndex((one) => stamp >= one.since && stamp < one.until);
    if (day >= 0) acts.push({ day, rest, count: Number(value) });
  }
  return acts;
}

/** Includes a quarter hour that isn't over yet. */
function endOf(until: string): string {
  const quarter = quarterOf(until);
  return until === `${quarter}:00.000Z` ? quarter : `${quarter}~`;
}
