import type { Database, Log } from '../database/types.ts';
import type { Group, Job, JobQueue } from './queue.ts';
import { NotNow } from './retry.ts';
import { distribute } from './share-out.ts';

/** How many milliseconds a lease outlasts the attempt, so no other node starts too early. */
const margin = 5_000;
const maxRemembered = 10_000;
/** Milliseconds between two polls caused by commits: with many changes, several jobs are leased and completed together. */
const pause = 100;

export interface Worker {
  start(): Promise<void>;
  /** Polls at once; resolves when jobs are leased, not when they are done. */
  wake(): Promise<void>;
  /** Runs everything that is due; returns the number of jobs, including those already running. For tests and scripts. */
  drain(): Promise<number>;
  /** Stops leasing jobs; resolves when running ones are done. */
  stop(): Promise<void>;
}

/** Runs the jobs of a queue, each at least once. Groups take turns, so a slow or busy one delays only itself. */
export function createWorker<L extends Group, J extends Job, Result>(
  database: Pick<Database, 'dialect' | 'onCommit'>,
  queue: JobQueue<L, J, Result>,
  log: Log,
): Worker {
  const running = new Map<string, Set<Promise<void>>>();
  /** The poll in which each group was last served. */
  const served = new Map<string, number>();
  let looks = 0;
  let begun = 0;
  const stops: (() => void)[] = [];
  let isStopped = false;
  let isWanted = false;
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let waking: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last poll may have left due jobs. */
  let mayHaveMore = false;

  const attempts = () => [...running.values()].flatMap((some) => [...some]);

  function wake(): Promise<void> {
    isWanted = true;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  /** Polls at once after a quiet moment, otherwise after the pause. */
  function wakeOnCommit() {
    if (waking !== undefined) return;
    const wait = lookedAt + pause - performance.now();
    if (wait <= 0) return void wake();
    waking = setTimeout(() => {
      waking = undefined;
      void wake();
    }, wait).unref();
  }

  async function look() {
    while (isWanted && !isStopped) {
      isWanted = false;
      lookedAt = performance.now();
      try {
        await queue.prepare?.();
        await take();
      } catch (error) {
        log.warn({ err: error, queue: queue.name }, "Jobs are waiting: couldn't read the queue");
      }
    }
  }

  async function take() {
    mayHaveMore = true;
    const free = queue.concurrency - attempts().length;
    if (free <= 0) return;
    looks += 1;
    const groups = await queue.groups();
    const shares = distribute(groups, free, (key) => ({
      busy: running.get(key)?.size ?? 0,
      served: served.get(key) ?? 0,
    }));
    let taken = 0;
    let areEmpty = shares.length === groups.length;
    for (const { group, places } of shares) {
      if (served.size > maxRemembered) served.clear();
      served.set(group.key, looks);
      const jobs = await queue.claim(group, places, queue.timeout + margin);
      for (const job of jobs) begin(group, job);
      taken += jobs.length;
      areEmpty &&= jobs.length < places;
    }
    mayHaveMore = !areEmpty;
    // A group used less than its share, so other groups may use the rest.
    if (taken > 0 && taken < free) isWanted = true;
  }

  function begin({ key }: L, job: J) {
    const beside = running.get(key) ?? new Set();
    running.set(key, beside);
    const work = attempt(job)
      .catch((error) => log.error({ err: error, queue: queue.name }, 'A job is stuck'))
      .finally(() => {
        beside.delete(work);
        if (beside.size === 0) running.delete(key);
        if (mayHaveMore && !isStopped) void wake();
      });
    beside.add(work);
    begun += 1;
  }

  async function attempt(job: J) {
    let result: Result;
    try {
      const signal = AbortSignal.timeout(queue.timeout);
      result = await unlessAborted(signal, queue.run(job, signal));
    } catch (error) {
      if (error instanceof NotNow) return queue.putBack(job, error.wait, error.reason);
      const wait = queue.retryAfter(job, error);
      const facts = { queue: queue.name, ...queue.facts?.(job), attempt: job.attempts };
      log.warn({ ...facts, err: error, isLast: wait === null }, 'A job failed');
      return queue.failed(job, error, wait);
    }
    return queue.done(job, result);
  }

  return {
    wake,

    async start() {
      if (database.dialect === 'sqlite') await queue.free();
      const timer = setInterval(() => void wake(), queue.every ?? 1_000).unref();
      stops.push(() => clearInterval(timer));
      if (queue.wakesOn) {
        const isNews = queue.wakesOn;
        stops.push(
          database.onCommit(({ events }) => {
            if (events.some(isNews)) wakeOnCommit();
          }),
        );
      }
      void wake();
    },

    async drain() {
      const before = begun - attempts().length;
      let running: Promise<void>[];
      do {
        await wake();
        running = attempts();
        await Promise.all(running);
      } while (running.length > 0);
      return begun - before;
    },

    async stop() {
      isStopped = true;
      clearTimeout(waking);
      for (const stop of stops.splice(0)) stop();
      await looking;
      await Promise.all(attempts());
    },
  };
}

function unlessAborted<R>(signal: AbortSignal, work: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
