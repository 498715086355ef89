import type { Dialect, Value } from './types.ts';

/** Runs SQL with `?` for values, outside or inside a transaction. */
export interface Runner {
  all(sql: string, values: readonly Value[]): Promise<unknown[]>;
  first(sql: string, values: readonly Value[]): Promise<unknown>;
  /** Answers how many rows changed. */
  run(sql: string, values: readonly Value[]): Promise<number>;
}

/** One of the two databases, knowing nothing of organizations. */
export interface Engine extends Runner {
  readonly dialect: Dialect;
  /** Runs the work in a transaction and answers when it is durable; works of one lane do not overlap. */
  write<R>(lane: string | null, work: (runner: Runner) => Promise<R>): Promise<R>;
  /** Runs the migration alone among all processes, as a transaction. */
  migrate(work: (runner: Runner) => Promise<void>): Promise<void>;
  /** Tells the other nodes, once the transaction is committed. */
  notify(runner: Runner, text: string): Promise<void>;
  /** Hears what other nodes notify; null after a gap, when some may have been missed. */
  onNotice(listener: (text: string | null) => void): () => void;
  close(): Promise<void>;
}
