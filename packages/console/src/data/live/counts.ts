import { useRead } from '../use-read.ts';

const POLL = 30_000;

/** The badge counts of the sidebar and the bell, polled every 30 s. */
export function useCounts() {
  return useRead('dashboard.counts', undefined, { every: POLL }).data;
}
