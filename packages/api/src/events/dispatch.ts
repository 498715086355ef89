import type { Database, Log } from '../database/types.ts';
import type { EventName } from './catalog.ts';
import type { Listener } from './listener.ts';
import { forgetOldLetters, freeLeases } from './outbox.ts';
import { startWorker, type Worker } from './worker.ts';

const hour = 3_600_000;

export interface Dispatcher {
  /** Before the first event it should hear of. */
  registerListener<Name extends EventName>(listener: Listener<Name>): void;
  start(): Promise<void>;
  /** Handles everything that is due by now; for tests and scripts. */
  drain(): Promise<void>;
  /** Takes nothing new and resolves when the running handlers are done. */
  stop(): Promise<void>;
}

/** Tells the durable listeners what was committed: at once, and again until it worked. */
export function createDispatcher(
  database: Database,
  { log, every = 1_000 }: { log: Log; every?: number },
): Dispatcher {
  const workers: Worker[] = [];
  const stops: (() => void)[] = [];

  const pokeAll = () => {
    for (const worker of workers) void worker.poke();
  };

  function repeat(task: () => void, interval: number) {
    const timer = setInterval(task, interval).unref();
    stops.push(() => clearInterval(timer));
  }

  return {
    registerListener(listener) {
      database.sendToOutbox(
        listener.name,
        listener.events,
        listener.concerns as unknown as Listener['concerns'],
      );
      workers.push(startWorker(database, listener as unknown as Listener, log));
    },

    async start() {
      if (database.dialect === 'sqlite') await freeLeases(database);
      stops.push(
        database.onCommit(({ events }) => {
          for (const worker of workers) {
            const heard: readonly EventName[] = worker.listener.events;
            if (events.some(({ name }) => heard.includes(name))) void worker.poke();
          }
        }),
      );
      repeat(pokeAll, every);
      repeat(() => {
        forgetOldLetters(database).catch((error) =>
          log.warn({ err: error }, 'Old outbox rows stay for now'),
        );
      }, hour);
      pokeAll();
    },

    async drain() {
      let running: Promise<void>[];
      do {
        await Promise.all(workers.map((worker) => worker.poke()));
        running = workers.flatMap((worker) => worker.running());
        await Promise.all(running);
      } while (running.length > 0);
    },

    async stop() {
      for (const stop of stops.splice(0)) stop();
      for (const worker of workers) worker.stop();
      await Promise.all(workers.map((worker) => worker.poke()));
      await Promise.all(workers.flatMap((worker) => worker.running()));
    },
  };
}
