import { existsSync, readFileSync } from 'node:fs';

/** Where Linux counts the processor time of a thread. */
const file = '/proc/thread-self/schedstat';

export const countsTurns = existsSync(file);

const threadTime = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;

/** The longest turn of this thread's event loop during some work, in milliseconds of processor time: so long others wait. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = threadTime();
  const measure = () => {
    const after = threadTime();
    longest = Math.max(longest, after - before);
    before = after;
    if (!isOver) setImmediate(measure);
  };
  setImmediate(measure);
  try {
    await work();
  } finally {
    isOver = true;
    measure();
  }
  return longest;
}
