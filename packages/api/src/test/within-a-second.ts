import { expect } from 'vitest';

/**
 * Expects that something has happened within a second of `from`; within longer in proportion where the machine is busy, as told
 * by a call that takes a few milliseconds otherwise.
 */
export async function withinASecond(
  happened: Promise<number>,
  from: number,
  smallCall: () => Promise<unknown>,
  /** What has not happened yet, for whoever reads that it never did. */
  missing = () => '',
) {
  let isOver = false;
  let slowest = 0;
  const over = happened.then(() => {
    isOver = true;
  });
  const patience = from + 60_000;
  while (!isOver) {
    if (performance.now() > patience) throw new Error(`This does not end: ${missing()}`);
    const asked = performance.now();
    await Promise.race([smallCall(), over]);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  expect((await happened) - from).toBeLessThan(Math.max(1_000, 25 * slowest));
}

/** When all of them are over, as `performance.now()` says it. */
export const whenAll = async (all: readonly Promise<unknown>[]) => {
  await Promise.all(all);
  return performance.now();
};
