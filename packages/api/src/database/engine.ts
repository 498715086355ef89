import type { Dialect, Value } from './types.ts';

/** Runs SQL with `?` for values, outside or inside a transaction. */
export interface Runner {
  all(sql: string, values: readonly Value[]): Promise<unknown[]>;
  first(sql: string, values: readonly Value[]): Promise<unknown>;
  /** Returns the number of changed rows. */
  run(sql: string, values: readonly Value[]): Promise<number>;
  /** In a transaction: runs the work right before the commit, after all savepoints, and only if this transaction succeeds. */
  beforeCommit?(work: AfterCommitWork): void;
}

/** A piece of work's way to the transaction that it shares with others. */
export interface Transaction extends Runner {
  beforeCommit(work: AfterCommitWork): void;
  /** What the work before left; what a failed one sets is dropped. */
  readonly shared: Pick<Shared, 'get' | 'set'>;
  /** Whether others share this transaction, and each of them runs again alone if it fails: then inserts may wait for those of others. */
  readonly mayWait: boolean;
  /** Runs a statement of this work, or of the work before it, without waiting for the answer: if it fails, the whole transaction does. */
  send(statement: { sql: string; values: readonly Value[] }, ofOthers?: boolean): void;
}

/** The rows of a query in batches, as all of one snapshot were at one moment. */
export type SnapshotRows = (
  sql: string,
  values: readonly Value[],
  batch: number,
) => AsyncIterable<unknown[]>;

export type Shared = Map<string, unknown>;
export type AfterCommitWork = (runner: Runner, shared: Shared) => Promise<unknown>;

/** One of the two databases, without knowledge of organizations. */
export interface Engine extends Runner {
  readonly dialect: Dialect;
  /**
   * Runs the work in a transaction; resolves when it is durable. Transactions of one queue do not overlap, nor do those
   * that name an organization with those of its queue.
   */
  write<R>(
    queue: string | null,
    work: (runner: Transaction) => Promise<R>,
    organizationIds?: readonly string[],
  ): Promise<R>;
  /** Runs the migration alone among all processes, as a transaction. */
  migrate(work: (runner: Runner) => Promise<void>): Promise<void>;
  /** Reads as of one moment, without keeping others from writing; rows come in batches. */
  snapshot<R>(work: (rows: SnapshotRows) => Promise<R>): Promise<R>;
  /** Notifies the other nodes once the transaction is committed. */
  notify(runner: Runner, text: string): Promise<void>;
  /** Whether all that other nodes had committed a second ago has been heard by now. */
  isUpToDate(): boolean;
  /** Hears every notification, also of this node; null after a gap. */
  onChange(listener: (text: string | null) => void): void;
  /** Receives notifications of other nodes; null after a gap, when some may have been missed. */
  onNotice(listener: (text: string | null) => void): () => void;
  /** Tells other nodes where this one keeps files; false when one of them keeps them elsewhere. */
  claimPlace(name: string): Promise<boolean>;
  close(): Promise<void>;
}
