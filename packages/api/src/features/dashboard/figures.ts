import type { Org } from '../../database/types.ts';
import { readMarks } from '../tickets/read.ts';
import type { Span } from './period.ts';

/** How many tickets of a span each member was given, or got done. */
export async function countOf(org: Org, mark: 'assigned' | 'resolved', span: Span) {
  const counts = new Map<string, number>();
  for (const { rest, value } of await readMarks(org, mark, span)) {
    const [who = ''] = rest;
    counts.set(who, (counts.get(who) ?? 0) + value);
  }
  return counts;
}

/** How many first answers took about so long, and who gave them. */
export interface Tally {
  who: string;
  band: number;
  count: number;
}

/** The first answers of a span. */
export async function readTallies(org: Org, span: Span): Promise<Tally[]> {
  const marks = await readMarks(org, 'answered', span);
  return marks.map(({ rest: [band, who = ''], value: count }) => ({
    who,
    band: Number(band),
    count,
  }));
}

/** The band in which the middle one lies, of two the shorter, and how many of the band are before it; null without any. */
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
