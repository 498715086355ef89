import { correctClock } from './database/ids.ts';
import type { Database, Log } from './database/types.ts';

const lookEvery = 30_000;
/** Milliseconds. A slower response says too little about the time of the database. */
const quick = 1_000;
/** Milliseconds of clock skew from which on the operator is warned. */
const tooMuch = 1_000;

/**
 * Makes this process store times by the database's clock, which all nodes share, and warns if the machine's clock differs.
 * Resolves after the first check.
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
