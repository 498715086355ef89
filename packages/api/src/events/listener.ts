import type { NewEvent, Org } from '../database/types.ts';
import type { EventName, StoredEvent } from '../event-catalog.ts';

/** Handles events after commit: at least once each, in any order. */
export interface Listener<Name extends EventName = EventName> {
  /** Stored in every outbox row: renaming a listener orphans its waiting rows. */
  name: string;
  events: readonly Name[];
  /** Whether an event needs an outbox row, by its payload; absent means always. */
  concerns?(event: Extract<NewEvent, { name: Name }>): boolean;
  /** A rejection causes a retry; with `NotNow`, at the given time. */
  handle(event: Extract<StoredEvent, { name: Name }>, delivery: Delivery): Promise<void>;
  /** Maximum concurrent events (4). */
  concurrency?: number;
  /** Milliseconds after which an attempt has failed (30,000). */
  timeout?: number;
  /** Whether an error is permanent: the event becomes a dead letter at once. */
  isFinal?(error: unknown): boolean;
  /** What a dead letter says of the last error (its text). */
  reasonOf?(error: unknown): string;
  /** Maximum attempts (160, at least 72 hours). */
  attempts?: number;
}

export interface Delivery {
  /** The same for every attempt, for deduplication. */
  id: string;
  attempt: number;
  org: Org;
  /** Aborted after the timeout. */
  signal: AbortSignal;
}
