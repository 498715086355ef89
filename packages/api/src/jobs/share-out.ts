import type { Group } from './queue.ts';

/** State of a group in a worker: running jobs, and when it was last served. */
export interface Turn {
  busy: number;
  served: number;
}

/** Assigns free slots, each to the group with the fewest running jobs, then to the one served longest ago. */
export function distribute<L extends Group>(
  groups: readonly L[],
  free: number,
  turnOf: (key: string) => Turn,
): { group: L; places: number }[] {
  const shares = groups.map((group) => ({ group, places: 0, ...turnOf(group.key) }));
  for (let left = free; left > 0; left--) {
    let next: (typeof shares)[number] | undefined;
    for (const share of shares) {
      const has = share.busy + share.places;
      if (has >= share.group.max) continue;
      const least = next ? next.busy + next.places : Number.POSITIVE_INFINITY;
      if (has < least || (has === least && next && share.served < next.served)) next = share;
    }
    if (!next) break;
    next.places += 1;
  }
  return shares.filter(({ places }) => places > 0).map(({ group, places }) => ({ group, places }));
}
