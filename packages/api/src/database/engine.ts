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

/** The access of one piece of work to the transaction that it shares with others. */
export interface Transaction extends Runner {
  beforeCommit(work: AfterCommitWork): void;
  /** State from earlier work in this transaction. Values set by failed work are dropped. */
  readonly shared: Pick<Shared, 'get' | 'set'>;
  /** Whether others share this transaction and each runs again alone if it fails: then inserts may wait for those of others. */
  readonly mayWait: boolean;
  /** Runs a statement of this work, or of earlier work, without waiting for the result: if it fails, the whole transaction does. */
  send(statement: { sql: string; values: readonly Value[] }, ofOthers?: boolean): void;
}

/** The rows of a query in batches, all as of the moment of the snapshot. */
export type SnapshotRows = (
  sql: string,
  values: readonly Value[],
  batch: number,
) => AsyncIterable<unknown[]>;

export type Shared = Map<string, unknown>;
export type AfterCommitWork = (runner: Runner, shared: Shared) => Promise<unknown>;

/** One of the two databases; it knows nothing about organizations. */
export interface Engine extends Runner {
  readonly dialect: Dialect;
  /**
   * Runs the work in a transaction; resolves when it is durable. Transactions of one queue don't overlap, nor do transactions
   * that name an organization with those of its queue.
   */
  write<R>(
    queue: string | null,
    work: (runner: Transaction) => Promise<R>,
    organizationIds?: readonly string[],
  ): Promise<R>;
  /** Runs the migration in a transaction, one process at a time. */
  migrate(work: (runner: Runner) => Promise<void>): Promise<void>;
  /** Reads as of one moment, without blocking writes. Rows come in batches. */
  snapshot<R>(work: (rows: SnapshotRows) => Promise<R>): Promise<R>;
  /** Notifies the other nodes once the transaction is committed. */
  notify(runner: Runner, text: string): Promise<void>;
  /** Whether this node has received everything that other nodes had committed a second ago. */
  isUpToDate(): boolean;
  /** Calls the listener for every notification, including those of this node; null after a gap. */
  onChange(listener: (text: string | null) => void): void;
  /** Calls the listener for notifications of other nodes; null after a gap, when some may have been missed. */
  onNotice(listener: (text: string | null) => void): () => void;
  /** Tells other nodes where this one keeps files; false if one of them keeps them elsewhere. */
  claimPlace(name: string): Promise<boolean>;
  close(): Promise<void>;
}
