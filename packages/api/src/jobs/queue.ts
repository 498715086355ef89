import type { Commit } from '../database/types.ts';

/** A group of jobs that takes turns with other groups, such as those of an organization or of a webhook. */
export interface Group {
  key: string;
  /** Maximum concurrent jobs of the group in this process. */
  max: number;
}

export interface Job {
  /** Number of attempts, including this one. */
  attempts: number;
}

/** A queue for jobs of one kind: where they are stored, how they run, and how results are recorded. */
export interface JobQueue<L extends Group, J extends Job, Result = void> {
  name: string;
  /** Maximum concurrent jobs in this process. */
  concurrency: number;
  /** Milliseconds after which an attempt has failed; a lease lasts a little longer. */
  timeout: number;
  /** Polling interval in milliseconds (default 1,000). */
  every?: number | undefined;
  /** Whether an event committed by this process may have created a job, so the queue polls at once. */
  wakesOn?(event: Commit['events'][number]): boolean;
  /** Creates jobs from events, before each poll. */
  prepare?(): Promise<void>;
  /** Groups with due jobs. */
  groups(): Promise<L[]>;
  /** Leases up to `limit` due jobs of a group; no other node gets them until the lease ends. */
  claim(group: L, limit: number, lease: number): Promise<J[]>;
  /** Runs at least once for each job. A rejection causes a retry; `NotNow` causes one at the given time. */
  run(job: J, signal: AbortSignal): Promise<Result>;
  /** Milliseconds from a failed attempt to the next; null to give up. */
  retryAfter(job: J, error: unknown): number | null;
  done(job: J, result: Result): Promise<void>;
  failed(job: J, error: unknown, wait: number | null): Promise<void>;
  /** Returns a job to the queue without counting an attempt, with a reason to show to people if there is one. */
  putBack(job: J, wait: number, reason?: string): Promise<void>;
  /** Releases the leases of a killed process; used if one process owns the database. */
  free(): Promise<void>;
  /** Fields of a job for the log. */
  facts?(job: J): object;
}
