import { type Refresh, readKey } from './cache.ts';
import m from './messages.yaml';
import { useWrite } from './use-write.ts';

const lists: readonly Refresh[] = [
  'tickets.list',
  'tickets.stats',
  'tickets.unread',
  'tickets.listSpam',
  'tickets.listDeleted',
  'dashboard.counts',
  'dashboard.due',
];
const replaces = () => readKey('organization.firstSteps');

/** Adds the sample tickets. */
export function useAddSamples() {
  const { write, busy } = useWrite('organization.updateFirstSteps', {
    done: m.samples.sampleTicketsAdded,
    failed: m.samples.failedToAdd,
    replaces,
    refresh: lists,
  });
  return { add: () => write({ hasSamples: true }), busy };
}

/** Removes the sample tickets, with everything done on them. */
export function useRemoveSamples(onDone?: () => void) {
  const { write, busy } = useWrite('organization.updateFirstSteps', {
    done: m.samples.sampleTicketsRemoved,
    failed: m.samples.failedToRemove,
    replaces,
    refresh: lists,
    ...(onDone && { onDone }),
  });
  return { remove: () => write({ hasSamples: false }), busy };
}
