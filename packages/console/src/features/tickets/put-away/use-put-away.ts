import type { Schema } from '@helpdesk/sdk/contract/operations';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ticketCount } from '../bulk/bulk.ts';

export type PutAwayTicket = Schema<'PutAwayTicket'>;
type Result = Schema<'PutAwayResult'>;

/** The reads to invalidate when tickets are put away or brought back. */
export const readsOfPutAway = [
  'tickets.list',
  'tickets.stats',
  'tickets.unread',
  'tickets.listSpam',
  'tickets.listDeleted',
  'dashboard.counts',
  'dashboard.stats',
] as const;

/** As many as one call takes. */
const STEP = 200;

/** Ids, as calls take them. */
export const inSteps = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / STEP) }, (_, at) =>
    ids.slice(at * STEP, (at + 1) * STEP),
  );

const failure = (otherwise: string) => (error: Error) => ({
  title: 'Error',
  text: serverMessage(error, otherwise),
});

/** The toast of what was done to some tickets, with how many it was not done to. */
function told(one: string, many: (count: string) => string, { done, failed }: Result) {
  if (done.length === 0) {
    return { title: 'Error', text: failed[0]?.message, destructive: true };
  }
  return {
    title: done.length === 1 ? one : many(ticketCount(done.length)),
    text: failed.length > 0 ? `${ticketCount(failed.length)} could not be changed` : undefined,
  };
}

export const backTold = (result: Result) =>
  told('Not spam: the ticket is back', (count) => `${count} are not spam`, result);
export const spamTold = (result: Result) =>
  told('Marked as spam', (count) => `${count} marked as spam`, result);

/** Takes tickets out of spam. */
export function useNotSpam() {
  return useWrite('tickets.unmarkSpam', {
    done: backTold,
    failed: failure('Failed to bring the ticket back'),
    refresh: readsOfPutAway,
  });
}

/** Marks tickets as spam; the toast brings them back. */
export function useMarkSpam(onDone?: (ids: readonly string[]) => void) {
  const { write: undo } = useNotSpam();
  return useWrite('tickets.markSpam', {
    done: (result) => ({
      ...spamTold(result),
      undo: result.done.length > 0 ? () => undo({ ids: result.done }) : undefined,
    }),
    failed: failure('Failed to mark as spam'),
    refresh: readsOfPutAway,
    onDone: ({ done }) => done.length > 0 && onDone?.(done),
  });
}

/** Restores tickets from the trash. */
export function useRestore() {
  return useWrite('tickets.restore', {
    done: (result) => told('Ticket restored', (count) => `${count} restored`, result),
    failed: failure('Failed to restore the ticket'),
    refresh: readsOfPutAway,
  });
}

/** Deletes tickets for good, which nothing brings back. */
export function useDeleteForGood(onDone: () => void) {
  return useWrite('tickets.deleteForGood', {
    done: (result) =>
      told('Ticket deleted for good', (count) => `${count} deleted for good`, result),
    failed: failure('Failed to delete the ticket'),
    refresh: readsOfPutAway,
    onDone,
  });
}

/** Blocks a sender; the toast unblocks them. */
export function useBlock(onDone?: () => void) {
  const { write: unblock } = useWrite('blockedSenders.delete', {
    done: 'Sender unblocked',
    failed: failure('Failed to unblock the sender'),
    refresh: ['blockedSenders.list'],
  });
  return useWrite('blockedSenders.create', {
    done: ({ id, value }) => ({ title: `${value} is blocked`, undo: () => unblock({ id }) }),
    failed: failure('Failed to block the sender'),
    refresh: ['blockedSenders.list'],
    onDone: () => onDone?.(),
  });
}
