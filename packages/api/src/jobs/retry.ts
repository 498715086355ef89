/** Thrown by a job to run again later; doesn't count as an attempt. */
export class NotNow extends Error {
  readonly wait: number;
  /** The reason, for people who see the waiting job. */
  readonly reason: string | undefined;

  constructor(wait: number, reason?: string) {
    super('Not now');
    this.wait = wait;
    this.reason = reason;
  }
}

/** Attempts of a job that waits by `backoff`: the last one comes at least 72 hours after the first, so an outage can last a weekend. */
export const attemptsOverWeekend = 160;

/** Milliseconds until the next attempt: doubles from a second to an hour, half of it random. */
export function backoff(attempt: number): number {
  const whole = Math.min(1_000 * 2 ** (attempt - 1), 3_600_000);
  return whole / 2 + (Math.random() * whole) / 2;
}
