import { NotNow } from '../events/listener.ts';
import type { Transport } from './transport.ts';
import { isOfThisMail } from './trouble.ts';

/** After so many failures in a row a server rests. */
const patience = 3;
const shortestRest = 1_000;
const longestRest = 5 * 60_000;
/** Milliseconds between those who have to come again. */
const pace = 100;

export interface Lane extends Transport {
  /** Throws `NotNow` as long as a mail would find no place. */
  ready(): void;
}

/** A transport that only so many mails are on at once, so that a server that hangs holds up nobody else's. */
export function laneOver(transport: Transport, atOnce: number): Lane {
  let underWay = 0;
  let failures = 0;
  let restsUntil = 0;
  let nextTurn = 0;

  /** Refuses a mail for now; those who wait are told one time after the other. */
  function turnAway(until: number): never {
    nextTurn = Math.max(nextTurn, until) + pace;
    throw new NotNow(nextTurn - Date.now());
  }

  function ready() {
    const at = Date.now();
    if (at < restsUntil) turnAway(restsUntil);
    if (underWay >= atOnce) turnAway(at);
  }

  return {
    ready,
    async send(mail, signal) {
      ready();
      underWay += 1;
      try {
        await transport.send(mail, signal);
        failures = 0;
        nextTurn = 0;
      } catch (error) {
        failures = isOfThisMail(error) ? 0 : failures + 1;
        if (failures >= patience) {
          restsUntil =
            Date.now() + Math.min(shortestRest * 2 ** (failures - patience), longestRest);
        }
        throw error;
      } finally {
        underWay -= 1;
      }
    },
    close: () => transport.close(),
  };
}
