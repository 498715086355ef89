import { setTimeout as sleep } from 'node:timers/promises';
import { NotNow } from './retry.ts';

const shortest = 5;
const longest = 1_000;
/** Less than the timeout of a task. */
const enough = 5 * 60_000;
const soon = 1_000;

/**
 * Pauses between two transactions of long work for as long as the last one took, so others can use the database. After five
 * minutes the work is put back and continues at its next turn.
 */
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
