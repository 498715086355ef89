import type { Database, Log } from '../database/types.ts';
import { backoff, type Listener, NotNow } from './listener.ts';
import { type Claimed, claim, markDone, markFailed, putBack } from './outbox.ts';
import { eventOf } from './read.ts';

export interface Worker {
  readonly listener: Listener;
  /** Takes what is due, as far as there is room; resolves when it is taken, not when it is done. */
  poke(): Promise<void>;
  running(): Promise<void>[];
  stop(): void;
}

/** Works off the outbox of one listener, so that a slow listener delays only itself. */
export function startWorker(database: Database, listener: Listener, log: Log): Worker {
  const { concurrency = 4, timeout = 30_000, attempts = 40 } = listener;
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let isWanted = false;
  let taking: Promise<void> | undefined;

  function poke(): Promise<void> {
    isWanted = true;
    taking ??= take().finally(() => {
      taking = undefined;
    });
    return taking;
  }

  async function take() {
    while (isWanted && !isStopped && running.size < concurrency) {
      isWanted = false;
      const room = concurrency - running.size;
      try {
        const letters = await claim(database, listener.name, room, timeout + 30_000);
        for (const letter of letters) start(letter);
        if (letters.length === room) isWanted = true;
      } catch (error) {
        log.warn({ err: error, listener: listener.name }, 'The outbox cannot be read');
      }
    }
  }

  function start(letter: Claimed) {
    const work = deliver(letter)
      .catch((error) => log.error({ err: error, listener: listener.name }, 'The outbox is stuck'))
      .finally(() => {
        running.delete(work);
        if (!isStopped) void poke();
      });
    running.add(work);
  }

  async function deliver(letter: Claimed) {
    const org = database.org(letter.organization_id);
    const facts = { listener: listener.name, organization: org.id, seq: letter.seq };
    try {
      const event = await eventOf(org, letter.seq);
      const signal = AbortSignal.timeout(timeout);
      const delivery = { id: letter.id, attempt: letter.attempts, org, signal };
      if (event) await unlessAborted(signal, listener.handle(event, delivery));
    } catch (error) {
      if (error instanceof NotNow) return putBack(database, letter, error.wait);
      const isLast = letter.attempts >= attempts;
      log.warn({ ...facts, err: error, attempt: letter.attempts, isLast }, 'A listener failed');
      const wait = isLast ? null : backoff(letter.attempts);
      return markFailed(database, letter, String(error), wait);
    }
    return markDone(database, letter);
  }

  return {
    listener,
    poke,
    running: () => [...running],
    stop: () => {
      isStopped = true;
    },
  };
}

function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
