import { setTimeout as pause } from 'node:timers/promises';
import type { LateWork, Runner } from './engine.ts';
import { DatabaseUnavailable } from './errors.ts';
import type { Log } from './types.ts';

/** An open connection that transactions run on, one after the other. */
export interface Session {
  readonly runner: Runner;
  begin(): unknown;
  commit(): unknown;
  rollback(): unknown;
  savepoint(): unknown;
  releaseSavepoint(): unknown;
  rollbackToSavepoint(): unknown;
  /** Whether the transaction is still usable after an error: some errors abort it as a whole. */
  isOpen(): boolean;
  release(error?: unknown): void;
}

export interface GroupCommitOptions {
  open(): Session | Promise<Session>;
  /** Whether a write conflicted with another node; it is then run again. */
  isConflict(error: unknown): boolean;
  /** Milliseconds that one piece of work may take before it is aborted. */
  patience: number;
  log: Log;
}

interface Job {
  work(runner: Runner): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { job: Job; result: unknown } | { job: Job; error: unknown };

const largestGroup = 200;
const slow = 250;
const tries = 6;

/**
 * A queue of writes with group commit: the writes that wait in one turn of the event loop run in
 * one transaction, each within a savepoint of its own, and resolve after the commit. One sync
 * of the disk serves them all, and a failed write rolls back only itself.
 */
export function groupCommit(options: GroupCommitOptions) {
  const { open, isConflict, patience, log } = options;
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  function write<R>(work: (runner: Runner) => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      running ??= new Promise((done) => setImmediate(() => void drain().then(done)));
    });
  }

  async function drain() {
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, largestGroup);
      await commitTogether(jobs);
      if (waiting.length > 0) await new Promise((resume) => setImmediate(resume));
    }
    running = undefined;
  }

  async function commitTogether(jobs: Job[]) {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcomes = await runGroup(jobs);
        for (const outcome of outcomes) {
          if ('error' in outcome) outcome.job.reject(outcome.error);
          else outcome.job.resolve(outcome.result);
        }
        return;
      } catch (error) {
        if (!isConflict(error) || attempt === tries) {
          for (const job of jobs) job.reject(error);
          return;
        }
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  }

  /** Throws when the transaction as a whole did not commit. */
  async function runGroup(jobs: Job[]): Promise<Outcome[]> {
    const session = await open();
    let failure: unknown;
    try {
      await session.begin();
      const outcomes: Outcome[] = [];
      const late: LateWork[] = [];
      for (const job of jobs) outcomes.push(await runOne(session, job, jobs.length > 1, late));
      if (outcomes.every((outcome) => 'error' in outcome)) await session.rollback();
      else {
        for (const work of late) await work(session.runner);
        await session.commit();
      }
      return outcomes;
    } catch (error) {
      failure = error;
      if (session.isOpen()) await Promise.resolve(session.rollback()).catch(() => {});
      throw error;
    } finally {
      session.release(failure);
    }
  }

  async function runOne(
    session: Session,
    job: Job,
    hasCompany: boolean,
    late: LateWork[],
  ): Promise<Outcome> {
    const started = performance.now();
    const { runner, end, own } = untilEnd(session.runner);
    if (hasCompany) await session.savepoint();
    try {
      const result = await withPatience(job.work(runner), patience);
      if (hasCompany) await session.releaseSavepoint();
      late.push(...own);
      return { job, result };
    } catch (error) {
      if (isConflict(error) || !session.isOpen()) throw error;
      if (hasCompany) await session.rollbackToSavepoint();
      return { job, error };
    } finally {
      end();
      const took = performance.now() - started;
      if (took > slow) log.warn({ took: Math.round(took) }, 'A write held the database for long');
    }
  }

  return {
    write,
    isIdle: () => running === undefined,
    /** Resolves when no write is waiting or running. */
    idle: async () => {
      while (running) await running;
    },
  };
}

/** The runner for one piece of work: calls that were not awaited must not end up in the next one's savepoint. */
function untilEnd(runner: Runner) {
  let isOver = false;
  const own: LateWork[] = [];
  const whileOpen = <F extends (...args: never[]) => Promise<unknown>>(run: F): F =>
    ((...args: Parameters<F>) =>
      isOver ? Promise.reject(new Error('This transaction is over')) : run(...args)) as F;
  return {
    runner: {
      all: whileOpen(runner.all),
      first: whileOpen(runner.first),
      run: whileOpen(runner.run),
      beforeCommit: (work) => own.push(work),
    } as Runner,
    own,
    end: () => {
      isOver = true;
    },
  };
}

function withPatience<R>(work: Promise<R>, patience: number): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new DatabaseUnavailable(
            'A write was given up: it waited for something outside of its transaction',
          ),
        ),
      patience,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
