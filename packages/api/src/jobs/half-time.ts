import { setTimeout as sleep } from 'node:timers/promises';
import { NotNow } from './retry.ts';

const shortest = 5;
const longest = 1_000;
/** Less than an attempt of a task may take. */
const enough = 5 * 60_000;
const soon = 1_000;

/** Between two transactions of long work: as long as the last one took, others have the database to themselves. After five minutes the work is put back, to go on at its next turn. */
export function pauseBetweenBatches(): () => Promise<void> {
  const begun = performance.now();
  let since = begun;
  return async () => {
    const now = performance.now();
    if (now - begun > enough) throw new NotNow(soon);
    await sleep(Math.min(Math.max(now - since, shortest), longest));
    since = performance.now();
  };
}
