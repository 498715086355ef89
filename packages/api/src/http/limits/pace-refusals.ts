import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitKey } from './client-address.ts';

/** Refusals that a network gets without delay. */
const free = { points: 50, duration: 1 };
/** Delay of each further one, in milliseconds. */
const pause = 1_000;
/** With more waiting than this, a refusal is sent immediately, to limit memory use. */
const maxWaiting = 1_000;

export type PaceRefusals = (ip: string) => Promise<void>;

/**
 * Slows down clients that keep calling after a refusal. A refusal is cheap, but a client that retries immediately could use
 * all of the server's time. Rate limits can't help, because they send refusals too.
 */
export function createPaceRefusals(on: boolean): PaceRefusals {
  if (!on) return async () => {};
  const limiter = new RateLimiterMemory(free);
  let waiting = 0;
  return async (ip) => {
    const isFree = await limiter.consume(limitKey(ip)).then(
      () => true,
      () => false,
    );
    if (isFree || waiting >= maxWaiting) return;
    waiting += 1;
    await new Promise((resume) => setTimeout(resume, pause));
    waiting -= 1;
  };
}
