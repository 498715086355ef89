import { NotNow } from '../../jobs/retry.ts';
import type { Transport } from './transport.ts';
import { isOfThisMail } from './trouble.ts';

/** Failures in a row after which a server pauses. */
const failuresBeforeRest = 3;
const shortestRest = 1_000;
const longestRest = 5 * 60_000;
/** Milliseconds between retries of waiting emails. */
const pace = 100;

export interface LimitedTransport extends Transport {
  /** Throws `NotNow` while there is no free slot. */
  ready(): void;
}

/** A transport with limited concurrency, so a hanging server doesn't delay other email. */
export function limitedTransport(transport: Transport, atOnce: number): LimitedTransport {
  let running = 0;
  let failures = 0;
  let pausedUntil = 0;
  let nextTurn = 0;

  /** Delays an email; each waiting email gets a later time. */
  function refuseUntil(until: number): never {
    nextTurn = Math.max(nextTurn, until) + pace;
    throw new NotNow(nextTurn - Date.now());
  }

  function ready() {
    const at = Date.now();
    if (at < pausedUntil) refuseUntil(pausedUntil);
    if (running >= atOnce) refuseUntil(at);
  }

  return {
    ready,
    async send(mail, signal) {
      ready();
      running += 1;
      try {
        await transport.send(mail, signal);
        failures = 0;
        nextTurn = 0;
      } catch (error) {
        failures = isOfThisMail(error) ? 0 : failures + 1;
        if (failures >= failuresBeforeRest) {
          pausedUntil =
            Date.now() + Math.min(shortestRest * 2 ** (failures - failuresBeforeRest), longestRest);
        }
        throw error;
      } finally {
        running -= 1;
      }
    },
    close: () => transport.close(),
  };
}
