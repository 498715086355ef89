import type { Refresh } from './cache.ts';

interface Pace {
  /** Milliseconds that what changes at once is gathered for. */
  gather: number;
  /** Milliseconds between two rounds of reads, however much changes. */
  between: number;
}

/**
 * Gathers reads that events have made stale, so that a busy desk reads each of them once in a while: soon after the first event,
 * then at most once in so many milliseconds, and not at all while nobody sees the page.
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
