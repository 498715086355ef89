import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type Refresh, refresh } from './cache.ts';
import { takeEvent } from './live/live-reads.ts';

const soon = { gather: 120, between: 2_000 };
/** Metrics are expensive to compute. */
const later = { gather: 5_000, between: 5_000 };

export type EventReads = ReturnType<typeof eventReads>;

/** Refetches the reads that events have changed. */
export function eventReads(client: QueryClient, userId: string) {
  const gathered = gatherReads((stale) => refresh(client, stale), soon);
  const figures = gatherReads((stale) => refresh(client, stale), later);
  return {
    take(event: Schema<'SocketEvent'>) {
      const { reads, figures: late } = takeEvent(client, event, userId);
      gathered.add(reads);
      figures.add(late);
    },
    stop() {
      gathered.stop();
      figures.stop();
    },
  };
}

interface Pace {
  /** Time in milliseconds to collect changes after the first event. */
  gather: number;
  /** Minimum time in milliseconds between two refetches. */
  between: number;
}

/**
 * Batches the reads that events have made stale, so a busy desk doesn't refetch them for every event: refetches soon after the first event,
 * then at most once per interval, and not at all while the page is hidden.
 */
export function gatherReads(flush: (stale: Refresh[]) => void, { gather, between }: Pace) {
  const waiting = new Map<string, Refresh>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  function run() {
    timer = undefined;
    if (waiting.size === 0 || isHidden()) return;
    last = Date.now();
    const stale = [...waiting.values()];
    waiting.clear();
    flush(stale);
  }

  const onVisible = () => {
    if (!isHidden() && timer === undefined) run();
  };
  document.addEventListener('visibilitychange', onVisible);

  return {
    add(stale: readonly Refresh[]) {
      for (const item of stale) waiting.set(JSON.stringify(item), item);
      if (waiting.size === 0 || isHidden()) return;
      timer ??= setTimeout(run, Math.max(gather, last + between - Date.now()));
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

const isHidden = () => document.visibilityState === 'hidden';
