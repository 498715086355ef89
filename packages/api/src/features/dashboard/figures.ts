import type { Slot } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { readCounts, sumBy } from '../../figures/read/counts.ts';

/** Number of tickets assigned to and resolved by each member in a period. */
export const countOf = async (org: Org, kind: 'assigned' | 'resolved', slots: readonly Slot[]) =>
  sumBy(await readCounts(org, kind, slots), ({ part }) => part);

/** Number of first responses by duration band and member. */
export interface Tally {
  who: string;
  band: number;
  count: number;
}

/** Reads the first responses of a period. */
export async function readTallies(org: Org, slots: readonly Slot[]): Promise<Tally[]> {
  const answers = await readCounts(org, 'answered', slots);
  return answers.map(({ part, count }) => {
    const [band, who = ''] = part.split('.');
    return { who, band: Number(band), count };
  });
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
