import { getHeapStatistics } from 'node:v8';
import { Refusal } from '../refusal.ts';

const megabyte = 1024 * 1024;

/** The maximum memory of all search indexes of a kind, as they estimate it: a sixth of the heap, at most 384 MB. */
const indexBytes = Math.min(getHeapStatistics().heap_size_limit / 6, 384 * megabyte);

/** The maximum of one organization, so it can't evict the indexes of all others. */
export const indexBytesOfOrganization = indexBytes / 2;

/** Evicts the least recently used indexes until the rest fit. Keeps the last one whatever its size. */
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

/** Refuses to continue building an index that was evicted: unfinished indexes count too. */
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

/** The data of one organization that this process has cached, with its revision. */
export interface Indexed {
  revision: number;
  /** The refresh in progress; the next one waits for it. */
  busy: Promise<void> | null;
}

/** The indexes of an organization, updated to at least this revision. `all` is sorted by last use. */
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
