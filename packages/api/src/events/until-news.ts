import type { Org } from '../database/types.ts';
import type { EventName } from '../event-catalog.ts';
import type { Live } from './live.ts';
import { eventsNamedAfter } from './read.ts';

interface Waiting {
  live: Live;
  /** False once the server stops, which doesn't wait for pending calls. */
  ready: () => boolean;
}

interface News {
  names: readonly EventName[];
  /** The number of the last event that the caller knows. */
  after: number;
  seconds: number;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
}

const look = 250;

/** Resolves when an event with one of these names has happened, or the time is over. */
export async function untilNews({ live, ready }: Waiting, org: Org, asked: News): Promise<void> {
  const { names, after, seconds, signal } = asked;
  if (names.length === 0) return;
  let stop = () => {};
  let looking: ReturnType<typeof setInterval> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((done, fail) => {
      const hear = async () => {
        // Subscribes before reading, so no event in between is missed.
        ({ stop } = await live.subscribe(org.id, () => done(), names));
        if (signal.aborted || (await eventsNamedAfter(org, names, after, 1)).length > 0) done();
      };
      signal.addEventListener('abort', () => done(), { once: true });
      timer = setTimeout(done, seconds * 1_000);
      looking = setInterval(() => ready() || done(), look);
      hear().catch(fail);
    });
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
    stop();
  }
}
