import { existsSync, readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

/** The file in which Linux reports the processor time of a thread. */
const file = '/proc/thread-self/schedstat';

export const countsTurns = existsSync(file);

const threadTime = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;

interface Turn {
  from: number;
  to: number;
  /** Milliseconds of processor time. */
  took: number;
}

/** Shorter turns are not recorded. */
const short = 5;

/**
 * The longest turn of this thread's event loop during some work, in milliseconds of processor time, for which others have to
 * wait. Without garbage collections, whose duration depends on what earlier test files left in memory.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const turns: Turn[] = [{ from: 0, to: 0, took: 0 }];
  const collections: { startTime: number; duration: number }[] = [];
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let isOver = false;
  let before = threadTime();
  let from = performance.now();
  const measure = () => {
    const after = threadTime();
    const to = performance.now();
    if (after - before >= short) turns.push({ from, to, took: after - before });
    before = after;
    from = to;
    if (!isOver) setImmediate(measure);
  };
  setImmediate(measure);
  try {
    await work();
  } finally {
    isOver = true;
    measure();
    // The observer receives them in a later turn.
    await new Promise((told) => setTimeout(told));
    observer.disconnect();
  }
  const without = ({ from, to, took }: Turn) =>
    collections
      .filter(({ startTime }) => startTime >= from && startTime < to)
      .reduce((left, { duration }) => left - duration, took);
  return Math.max(...turns.map(without));
}
