import type { Refresh } from './cache.ts';
import m from './messages.yaml';
import { useWrite } from './use-write.ts';

const stale: readonly Refresh[] = [
  'organization.firstSteps',
  'tickets.list',
  'tickets.stats',
  'tickets.unread',
  'tickets.listSpam',
  'tickets.listDeleted',
  'dashboard.counts',
  'dashboard.due',
];

/** Adds the sample tickets. */
export const useAddSamples = (onDone?: () => void) =>
  useWrite('tickets.addSamples', {
    done: m.samples.sampleTicketsAdded,
    failed: m.samples.failedToAdd,
    refresh: stale,
    ...(onDone && { onDone }),
  });

/** Removes them, with all that was done on them. */
export const useRemoveSamples = (onDone?: () => void) =>
  useWrite('tickets.removeSamples', {
    done: m.samples.sampleTicketsRemoved,
    failed: m.samples.failedToRemove,
    refresh: stale,
    ...(onDone && { onDone }),
  });
