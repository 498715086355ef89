import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitKey } from './client-address.ts';

/** Refusals that a network gets at once. */
const free = { points: 50, duration: 1 };
/** Milliseconds that each further one waits. */
const pause = 1_000;
/** With more waiting than this, a refusal is sent at once: they may not take up the memory instead. */
const maxWaiting = 1_000;

export type PaceRefusals = (ip: string) => Promise<void>;

/**
 * Slows down who goes on after being refused. A refusal costs little, but a client that asks again at once takes the
 * server's whole time with them: limits of calls cannot help, as they refuse, too.
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
