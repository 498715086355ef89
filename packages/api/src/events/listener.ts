import type { NewEvent, Org } from '../database/types.ts';
import type { EventName, StoredEvent } from '../event-catalog.ts';

/** Handles events after commit: at least once each, in any order. */
export interface Listener<Name extends EventName = EventName> {
  /** Stored in every outbox row, so renaming a listener orphans its waiting rows. */
  name: string;
  events: readonly Name[];
  /** Whether an event needs an outbox row, by its payload; undefined means always. */
  concerns?(event: Extract<NewEvent, { name: Name }>): boolean;
  /** A rejection causes a retry; `NotNow` causes one at the given time. */
  handle(event: Extract<StoredEvent, { name: Name }>, delivery: Delivery): Promise<void>;
  /** Maximum concurrent events (default 4). */
  concurrency?: number;
  /** Milliseconds after which an attempt has failed (default 30,000). */
  timeout?: number;
  /** Whether an error is permanent: the event becomes a dead letter at once. */
  isFinal?(error: unknown): boolean;
  /** The text that a dead letter stores for the last error (default: its message). */
  reasonOf?(error: unknown): string;
  /** Maximum attempts (default 160, at least 72 hours). */
  attempts?: number;
}

export interface Delivery {
  /** Identical for every attempt, for deduplication. */
  id: string;
  attempt: number;
  org: Org;
  /** Aborted after the timeout. */
  signal: AbortSignal;
}
