import { getHeapStatistics } from 'node:v8';
import { Refusal } from '../refusal.ts';

const megabyte = 1024 * 1024;

/** The maximum memory of all search indexes of a kind, by their own estimate: a sixth of the heap, at most 384 MB. */
const indexBytes = Math.min(getHeapStatistics().heap_size_limit / 6, 384 * megabyte);

/** The maximum of one organization, so that it cannot evict the indexes of all others. */
export const indexBytesOfOrganization = indexBytes / 2;

/** Forgets the indexes that were not used for longest, until the others fit; the last one is kept whatever its size. */
export function forgetOldest<Kept>(
  all: Map<string, Kept>,
  bytesOf: (kept: Kept) => number,
  max = indexBytes,
) {
  let total = [...all.values()].reduce((sum, kept) => sum + bytesOf(kept), 0);
  for (const [id, kept] of all) {
    if (total <= max || all.size === 1) return;
    all.delete(id);
    total -= bytesOf(kept);
  }
}

/** Indexes that are being made count as well: what no longer fits beside newer ones ends here. */
export function refuseIfForgotten<Kept>(
  all: Map<string, Kept>,
  id: string,
  kept: Kept,
  bytesOf: (kept: Kept) => number,
) {
  forgetOldest(all, bytesOf);
  if (all.get(id) === kept) return;
  throw new Refusal(503, 'The search is busy. Please try again.', 'unavailable', { retryAfter: 5 });
}

/** What is kept in this process of one organization's data, up to a revision of it. */
export interface Indexed {
  revision: number;
  /** The refresh in progress; the next one waits for it. */
  busy: Promise<void> | null;
}

/** The indexes of an organization, brought to at least this revision; `all` keeps them in order of last use. */
export async function indexedUntil<Kept extends Indexed>(
  newest: number,
  all: Map<string, Kept>,
  id: string,
  create: () => Kept,
  refresh: (kept: Kept) => Promise<void>,
): Promise<Kept> {
  const kept = all.get(id) ?? create();
  all.delete(id);
  all.set(id, kept);
  while (kept.revision < newest) {
    kept.busy ??= refresh(kept).finally(() => {
      kept.busy = null;
    });
    await kept.busy;
  }
  return kept;
}
