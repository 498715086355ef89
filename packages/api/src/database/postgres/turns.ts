import { DatabaseBusy } from '../errors.ts';

/** Ends a turn; later calls have no effect. */
type End = () => void;

/**
 * Queues the transactions of this process by the organizations that they lock, before they take a connection: those that wait
 * for one organization leave the connections to others. `timeout` is in milliseconds.
 */
export function createTurns(timeout: number) {
  const last = new Map<string, Promise<void>>();

  async function takeOne(name: string): Promise<End> {
    const before = last.get(name);
    let end: End = () => {};
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    const after = before ? before.then(() => mine) : mine;
    last.set(name, after);
    void after.then(() => {
      if (last.get(name) === after) last.delete(name);
    });
    if (before) await within(before, timeout, end);
    return end;
  }

  return {
    /** Waits for all of them. All callers lock in the same order, so they can't deadlock. */
    async take(names: readonly string[]): Promise<End> {
      const ends: End[] = [];
      const endAll = () => {
        for (const end of ends) end();
      };
      try {
        for (const name of [...new Set(names)].sort()) ends.push(await takeOne(name));
      } catch (error) {
        endAll();
        throw error;
      }
      return endAll;
    },
  };
}

/** Lets `max` run at once; the others wait for at most `timeout` milliseconds. */
export function createLimit(max: number, timeout: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async take(): Promise<End> {
      if (running < max) running += 1;
      else await next();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const first = waiting.shift();
        if (first) first();
        else running -= 1;
      };
    },
  };

  /** Waits until a running one passes its slot on. */
  function next(): Promise<void> {
    let resume = () => {};
    const turn = new Promise<void>((resolve) => {
      resume = resolve;
    });
    waiting.push(resume);
    return within(turn, timeout, () => {
      waiting.splice(waiting.indexOf(resume), 1);
    });
  }
}

function within(turn: Promise<void>, timeout: number, giveUp: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp();
      reject(new DatabaseBusy('Too many writes are waiting for each other'));
    }, timeout);
    void turn.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
