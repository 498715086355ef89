import type { Org, Told } from '../database/types.ts';
import type { EventName, StoredEvent } from './catalog.ts';

/** Does something about events after they were committed: at least once each, in any order. */
export interface Listener<Name extends EventName = EventName> {
  /** Written into every outbox row: renaming a listener orphans what waits for it. */
  name: string;
  events: readonly Name[];
  /** Tells by the payload alone whether an event is worth an outbox row; every one is, unless told. */
  concerns?(event: Extract<Told, { name: Name }>): boolean;
  /** A rejection means: try again later; one with `NotNow` says when. */
  handle(event: Extract<StoredEvent, { name: Name }>, delivery: Delivery): Promise<void>;
  /** How many events at a time (4). */
  concurrency?: number;
  /** After how many milliseconds a try counts as failed (30,000). */
  timeout?: number;
  /** After how many tries it is given up (40, a good day). */
  attempts?: number;
}

export interface Delivery {
  /** The same at every try: what makes a repetition recognizable. */
  id: string;
  attempt: number;
  org: Org;
  /** Aborted when the time is over. */
  signal: AbortSignal;
}

/** Thrown by a listener that has no time for an event yet: it comes again then, and this was no try. */
export class NotNow extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super('Not now');
    this.wait = wait;
  }
}

/** Milliseconds until the next try: doubling from a second to an hour, half of it chance. */
export function backoff(attempt: number): number {
  const whole = Math.min(1_000 * 2 ** (attempt - 1), 3_600_000);
  return whole / 2 + (Math.random() * whole) / 2;
}
