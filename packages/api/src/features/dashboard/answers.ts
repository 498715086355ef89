import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { answersFrom } from '../tickets/answers.ts';
import type { Span } from './period.ts';

/** How many first answers took about so long, and who gave them. */
export interface Tally {
  who: string;
  band: number;
  count: number;
}

const tallies = prepare((org, p: P<'since' | 'until'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', p.until)
    .select('name', 'value'),
);

/** The first answers of a span, which begins and ends with a day or ends now. */
export async function readTallies(org: Org, { since, until }: Span): Promise<Tally[]> {
  const isMidnight = until.endsWith('T00:00:00.000Z');
  const rows = await org.all<{ name: string; value: number }>(
    tallies({ since: answersFrom(since), until: answersFrom(until) + (isMidnight ? '' : '~') }),
  );
  return rows.map(({ name, value }) => {
    const [, , band, who = ''] = name.split('.');
    return { who, band: Number(band), count: value };
  });
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
