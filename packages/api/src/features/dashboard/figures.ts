import type { Org } from '../../database/types.ts';
import { readDayCounters } from '../tickets/read/tickets.ts';
import type { Span } from './period.ts';

/** Number of tickets assigned to and resolved by each member in a period. */
export async function countOf(org: Org, moment: 'assigned' | 'resolved', span: Span) {
  const counts = new Map<string, number>();
  for (const { rest, value } of await readDayCounters(org, moment, span)) {
    const [who = ''] = rest;
    counts.set(who, (counts.get(who) ?? 0) + value);
  }
  return counts;
}

/** First responses by duration band and member. */
export interface Tally {
  who: string;
  band: number;
  count: number;
}

/** First responses of a period. */
export async function readTallies(org: Org, span: Span): Promise<Tally[]> {
  const answers = await readDayCounters(org, 'answered', span);
  return answers.map(({ rest: [band, who = ''], value: count }) => ({
    who,
    band: Number(band),
    count,
  }));
}

/** The band of the (lower) median, and its index within the band; null without data. */
export function middleOf(all: readonly Tally[]): { band: number; skip: number } | null {
  const counts: number[] = [];
  let total = 0;
  for (const { band, count } of all) {
    counts[band] = (counts[band] ?? 0) + count;
    total += count;
  }
  let skip = Math.floor((total - 1) / 2);
  for (const [band, count = 0] of counts.entries()) {
    if (total > 0 && skip < count) return { band, skip };
    skip -= count;
  }
  return null;
}
