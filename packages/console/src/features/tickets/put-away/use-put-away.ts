import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';

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

const failure = (otherwise: string) => messageOr(otherwise);

/** The toast of what was done to some tickets, with how many it was not done to. */
function told(one: string, many: (count: string) => string, { done, failed }: Result) {
  if (done.length === 0) {
    return { title: m.usePutAway.error, text: failed[0]?.message, destructive: true };
  }
  return {
    title: done.length === 1 ? one : many(ticketCount(done.length)),
    text:
      failed.length > 0
        ? m.usePutAway.couldNotBeChanged({ ticketCount: ticketCount(failed.length) })
        : undefined,
  };
}

export const backTold = (result: Result) =>
  told(m.usePutAway.notSpamTheTicketIsBack, (count) => m.usePutAway.areNotSpam({ count }), result);
export const spamTold = (result: Result) =>
  told(m.usePutAway.markedAsSpam, (count) => m.usePutAway.markedAsSpam2({ count }), result);

/** Takes tickets out of spam. */
export function useNotSpam() {
  return useWrite('tickets.unmarkSpam', {
    done: backTold,
    failed: failure(m.usePutAway.failedToBringTheTicketBack),
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
    failed: failure(m.usePutAway.failedToMarkAsSpam),
    refresh: readsOfPutAway,
    onDone: ({ done }) => done.length > 0 && onDone?.(done),
  });
}

/** Restores tickets from the trash. */
export function useRestore() {
  return useWrite('tickets.restore', {
    done: (result) =>
      told(m.usePutAway.ticketRestored, (count) => m.usePutAway.restored({ count }), result),
    failed: failure(m.usePutAway.failedToRestoreTheTicket),
    refresh: readsOfPutAway,
  });
}

/** Deletes tickets for good, which nothing brings back. */
export function useDeleteForGood(onDone: () => void) {
  return useWrite('tickets.deleteForGood', {
    done: (result) =>
      told(
        m.usePutAway.ticketDeletedForGood,
        (count) => m.usePutAway.deletedForGood({ count }),
        result,
      ),
    failed: failure(m.usePutAway.failedToDeleteTheTicket),
    refresh: readsOfPutAway,
    onDone,
  });
}

/** Blocks a sender; the toast unblocks them. */
export function useBlock(onDone?: () => void) {
  const { write: unblock } = useWrite('blockedSenders.delete', {
    done: m.usePutAway.senderUnblocked,
    failed: failure(m.usePutAway.failedToUnblockTheSender),
    refresh: ['blockedSenders.list'],
  });
  return useWrite('blockedSenders.create', {
    done: ({ id, value }) => ({
      title: m.usePutAway.isBlocked({ value }),
      undo: () => unblock({ id }),
    }),
    failed: failure(m.usePutAway.failedToBlockTheSender),
    refresh: ['blockedSenders.list'],
    onDone: () => onDone?.(),
  });
}
