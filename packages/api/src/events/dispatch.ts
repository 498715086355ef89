import type { Database, Log } from '../database/types.ts';
import type { EventName } from '../event-catalog.ts';
import { createWorker, type Worker } from '../jobs/worker.ts';
import type { Listener } from './listener.ts';
import { outboxOf } from './outbox.ts';

export interface Dispatcher {
  /** Must be called before the first event that the listener should handle. */
  registerListener<Name extends EventName>(listener: Listener<Name>): void;
  start(): Promise<void>;
  /** Handles everything that is due; returns the number of events handled. For tests and scripts. */
  drain(): Promise<number>;
  /** Stops taking events; resolves when running handlers are done. */
  stop(): Promise<void>;
}

/** Passes committed events to the durable listeners at once, and retries until they succeed. */
export function createDispatcher(
  database: Database,
  { log, every }: { log: Log; every?: number },
): Dispatcher {
  const workers: Worker[] = [];
  return {
    registerListener(listener) {
      database.sendToOutbox(
        listener.name,
        listener.events,
        listener.concerns as unknown as Listener['concerns'],
      );
      const outbox = outboxOf(database, listener as unknown as Listener, every);
      workers.push(createWorker(database, outbox, log));
    },

    async start() {
      for (const worker of workers) await worker.start();
    },

    /** Repeats, because a listener may record events for other listeners. */
    async drain() {
      let all = 0;
      let done: number;
      do {
        done = 0;
        for (const worker of workers) done += await worker.drain();
        all += done;
      } while (done > 0);
      return all;
    },

    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
