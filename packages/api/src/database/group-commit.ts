import { setTimeout as pause } from 'node:timers/promises';
import type { AfterCommitWork, Runner, Shared, Transaction } from './engine.ts';
import { DatabaseBusy, DatabaseUnavailable } from './errors.ts';
import { together } from './together.ts';
import type { Log, Value } from './types.ts';

/** An open connection that runs transactions one after the other, and statements in the order of their calls. */
export interface Session {
  readonly runner: Runner;
  begin(): unknown;
  commit(): unknown;
  /** Resolves when the commit is durable; undefined if the commit itself waits for that. */
  synced?(): Promise<void> | undefined;
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
  /** Whether a write conflicted with another node, so it runs again. */
  isConflict(error: unknown): boolean;
  /** Milliseconds that one piece of work may take before it is aborted. */
  timeout: number;
  /** Milliseconds after which a transaction takes no more work, if it runs on the event loop, so others get their turn. */
  slice?: number;
  log: Log;
}

interface Job {
  /** The organization that the work belongs to. */
  of: string;
  work(runner: Transaction): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { job: Job; result: unknown } | { job: Job; error: unknown };

/** A transaction of several jobs. */
interface Group {
  session: Session;
  hasCompany: boolean;
  /** Whether the inserts of one piece of work may wait for those of others. */
  mayWait: boolean;
  late: AfterCommitWork[];
  shared: Shared;
  /** Runs a statement without waiting for it; the commit waits for all of them. */
  send(statement: unknown): void;
}

const largestGroup = 200;
const slow = 250;
const tries = 6;

/**
 * A queue of writes with group commit: the writes that wait in one turn of the event loop run in one transaction, each within a
 * savepoint from its first change on, and resolve after the commit. One disk sync serves them all, and a failed write rolls back
 * only itself. Organizations take turns, so one with many long writes delays the others by only one of them.
 */
export function groupCommit(options: GroupCommitOptions) {
  const { open, isConflict, timeout, log, slice = Number.POSITIVE_INFINITY } = options;
  const waiting = lines();
  let running: Promise<void> | undefined;
  /** Groups that are committed, but not yet known to be durable. */
  const unanswered = new Set<Promise<void>>();

  function write<R>(work: (runner: Transaction) => Promise<R>, of = ''): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      waiting.add({ of, work, resolve: resolve as Job['resolve'], reject });
      running ??= new Promise((done) => setImmediate(() => void drain().then(done)));
    });
  }

  async function drain() {
    while (!waiting.isEmpty()) {
      await commitTogether(waiting.take(largestGroup));
      if (!waiting.isEmpty()) await new Promise((resume) => setImmediate(resume));
    }
    running = undefined;
  }

  async function commitTogether(jobs: Job[], mayWait = true) {
    for (let attempt = 1; ; attempt++) {
      try {
        const { outcomes, synced } = await runGroup(jobs, mayWait);
        waiting.putBack(jobs.slice(outcomes.length));
        // The next group runs while the disk still syncs this one.
        if (synced) answerOnceSynced(outcomes, synced);
        else answer(outcomes);
        return;
      } catch (error) {
        if (isConflict(error) && attempt < tries) {
          log.warn({ error: String(error), attempt }, 'Writes conflicted and will be retried');
          await pause(Math.random() * 10 * 2 ** attempt);
          continue;
        }
        const isOfOne = !isConflict(error) && !(error instanceof DatabaseUnavailable);
        // One of them breaks the transaction unnoticed until its end. Without deferred inserts it breaks only its savepoint;
        // alone, only its own transaction.
        if (isOfOne && jobs.length > 1 && mayWait) await commitTogether(jobs, false);
        else if (isOfOne && jobs.length > 1) for (const job of jobs) await commitTogether([job]);
        else for (const job of jobs) job.reject(isConflict(error) ? stillBusy(error) : error);
        return;
      }
    }
  }

  function answer(outcomes: readonly Outcome[]) {
    for (const outcome of outcomes) {
      if ('error' in outcome) outcome.job.reject(outcome.error);
      else outcome.job.resolve(outcome.result);
    }
  }

  function answerOnceSynced(outcomes: readonly Outcome[], synced: Promise<void>) {
    const answered = synced
      .then(
        () => answer(outcomes),
        (error: unknown) => {
          for (const { job } of outcomes) job.reject(error);
        },
      )
      .finally(() => unanswered.delete(answered));
    unanswered.add(answered);
  }

  interface Ran {
    outcomes: Outcome[];
    synced?: Promise<void> | undefined;
  }

  /** Throws if the transaction as a whole did not commit. Jobs without time to run have no outcome. */
  async function runGroup(jobs: Job[], mayWait: boolean): Promise<Ran> {
    const session = await open();
    const began = performance.now();
    let failure: unknown;
    let synced: Promise<void> | undefined;
    try {
      const sent: Promise<unknown>[] = [];
      const send = (statement: unknown) => {
        const answer = Promise.resolve(statement);
        answer.catch(() => {});
        sent.push(answer);
      };
      send(session.begin());
      const hasCompany = jobs.length > 1;
      const group = {
        session,
        hasCompany,
        mayWait: hasCompany && mayWait,
        late: [],
        shared: new Map(),
        send,
      };
      const outcomes: Outcome[] = [];
      for (const job of jobs) {
        outcomes.push(await runOne(group, job));
        if (performance.now() - began > slice) break;
      }
      await Promise.all(sent);
      if (outcomes.every((outcome) => 'error' in outcome)) await session.rollback();
      else {
        const late = group.late as AfterCommitWork[];
        await together(...late.map(async (work) => work(session.runner, group.shared)));
        await session.commit();
        synced = session.synced?.();
      }
      return { outcomes, synced };
    } catch (error) {
      failure = error;
      if (session.isOpen()) await Promise.resolve(session.rollback()).catch(() => {});
      throw error;
    } finally {
      session.release(failure);
    }
  }

  async function runOne(group: Group, job: Job): Promise<Outcome> {
    const { session, late, shared } = group;
    const started = performance.now();
    const { runner, end, own } = untilEnd(group);
    try {
      const result = await withTimeout(job.work(runner), timeout);
      if (own.isSaved()) group.send(session.releaseSavepoint());
      else own.throwIfSpoilt();
      late.push(...own.late);
      for (const [key, value] of own.shared) shared.set(key, value);
      return { job, result };
    } catch (error) {
      if (isConflict(error) || !session.isOpen()) throw error;
      // If a statement sent earlier has failed, this error is only its consequence.
      await Promise.all(own.sent);
      if (own.isSaved()) await session.rollbackToSavepoint();
      else own.throwIfSpoilt();
      return { job, error };
    } finally {
      end();
      const took = performance.now() - started;
      if (took > slow)
        log.warn({ took: Math.round(took) }, 'A write held the database for too long');
    }
  }

  return {
    write,
    isIdle: () => running === undefined && unanswered.size === 0,
    /** Resolves when no write is waiting, running or unanswered. */
    idle: async () => {
      while (running || unanswered.size > 0) await Promise.all([running, ...unanswered]);
    },
  };
}

/** Waiting jobs, by organization. */
function lines() {
  const all = new Map<string, Job[]>();
  function add(job: Job) {
    const line = all.get(job.of);
    if (line) line.push(job);
    else all.set(job.of, [job]);
  }
  return {
    isEmpty: () => all.size === 0,
    add,
    /** The next jobs, at most this many: one of each organization in turns. */
    take(most: number): Job[] {
      const taken: Job[] = [];
      while (taken.length < most) {
        const [first] = all;
        if (!first) break;
        const [of, line] = first;
        taken.push(...line.splice(0, 1));
        all.delete(of);
        if (line.length > 0) all.set(of, line);
      }
      return taken;
    },
    /** Puts jobs that didn't run ahead of newer ones. */
    putBack(jobs: readonly Job[]) {
      if (jobs.length === 0) return;
      const since = [...all.values()].flat();
      all.clear();
      for (const job of [...jobs, ...since]) add(job);
    },
  };
}

const stillBusy = (error: unknown) => new DatabaseBusy('Writes conflicted on every attempt', error);

/** The runner for one piece of work: calls that weren't awaited must not end up in the next one's savepoint. */
function untilEnd({ session, hasCompany, mayWait, shared, send }: Group) {
  let isOver = false;
  let isSaved = false;
  let spoiler: { error: unknown } | undefined;
  const own = {
    late: [] as AfterCommitWork[],
    shared: new Map<string, unknown>(),
    sent: [] as unknown[],
  };
  const save = () => {
    if (!isSaved) send(session.savepoint());
    isSaved = true;
  };
  const whileOpen =
    <Answer>(run: (sql: string, values: readonly Value[]) => Promise<Answer>) =>
    (sql: string, values: readonly Value[]): Promise<Answer> => {
      if (isOver) return Promise.reject(new Error('This transaction is over'));
      if (hasCompany && !isRead.test(sql)) save();
      const answer = run(sql, values);
      answer.catch((error: unknown) => {
        spoiler ??= { error };
      });
      return answer;
    };
  const { runner: raw } = session;
  const runner: Transaction = {
    all: whileOpen(raw.all),
    first: whileOpen(raw.first),
    run: whileOpen(raw.run),
    beforeCommit: (work) => own.late.push(work),
    shared: {
      get: (key) => own.shared.get(key) ?? shared.get(key),
      set: (key, value) => own.shared.set(key, value),
    },
    mayWait,
    send({ sql, values }, ofOthers = false) {
      if (isOver) return;
      const answer = (ofOthers ? raw : runner).run(sql, values);
      own.sent.push(answer);
      send(answer);
    },
  };
  return {
    runner,
    own: {
      ...own,
      save,
      isSaved: () => isSaved,
      throwIfSpoilt() {
        if (spoiler && hasCompany) throw spoiler.error;
      },
    },
    end: () => {
      isOver = true;
    },
  };
}

const isRead = /^\s*select\b/i;

function withTimeout<R>(work: Promise<R>, timeout: number): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new DatabaseUnavailable(
            'A write was canceled: it waited for something outside its transaction',
          ),
        ),
      timeout,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
