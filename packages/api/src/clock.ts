import { correctClock } from './database/ids.ts';
import type { Database, Log } from './database/types.ts';

const lookEvery = 30_000;
/** Milliseconds: an answer that took longer says too little about the time at its moment. */
const quick = 1_000;
/** Milliseconds from which on an operator should look after the clock. */
const tooMuch = 1_000;

/**
 * Keeps what this process stores on the database's clock, which all nodes share, and warns when the machine's differs.
 * Resolves after the first look.
 */
export async function followClock({ database, log }: { database: Database; log: Log }) {
  let isWarned = false;
  async function look() {
    const begun = performance.now();
    const clockSkewMs = await database.clockSkew();
    if (performance.now() - begun > quick) return;
    correctClock(clockSkewMs);
    const isWrong = Math.abs(clockSkewMs) > tooMuch;
    if (isWrong && !isWarned) {
      log.warn(
        { clockSkewMs },
        "This machine's clock is out of sync with the database's. Make sure NTP is running",
      );
    }
    isWarned = isWrong;
  }
  const lookAgain = () =>
    look().catch((error: unknown) => log.warn({ err: error }, "Couldn't check the clock"));
  await lookAgain();
  const timer = setInterval(lookAgain, lookEvery).unref();
  return { stop: () => clearInterval(timer) };
}
