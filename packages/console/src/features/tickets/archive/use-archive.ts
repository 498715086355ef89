import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';

export type PutAwayTicket = Schema<'PutAwayTicket'>;
type Result = Schema<'PutAwayResult'>;

/** The reads to invalidate when tickets are moved to spam or trash, or restored. */
export const archiveReads = [
  'tickets.list',
  'tickets.stats',
  'tickets.unread',
  'tickets.listSpam',
  'tickets.listDeleted',
  'dashboard.counts',
  'dashboard.stats',
] as const;

/** The maximum number of ids in one call. */
const STEP = 200;

/** Splits ids into calls. */
export const inSteps = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / STEP) }, (_, at) =>
    ids.slice(at * STEP, (at + 1) * STEP),
  );

const failure = (otherwise: string) => messageOr(otherwise);

/** The toast after a change of several tickets, with the number of failures. */
function told(one: string, many: (count: string) => string, { done, failed }: Result) {
  if (done.length === 0) {
    return { title: m.useArchive.error, text: failed[0]?.message, destructive: true };
  }
  return {
    title: done.length === 1 ? one : many(ticketCount(done.length)),
    text:
      failed.length > 0
        ? m.useArchive.couldNotBeChanged({ ticketCount: ticketCount(failed.length) })
        : undefined,
  };
}

export const backTold = (result: Result) =>
  told(m.useArchive.notSpamTheTicketIsBack, (count) => m.useArchive.areNotSpam({ count }), result);
export const spamTold = (result: Result) =>
  told(m.useArchive.markedAsSpam, (count) => m.useArchive.markedAsSpam2({ count }), result);

/** Moves tickets out of spam. */
export function useNotSpam() {
  return useWrite('tickets.unmarkSpam', {
    done: backTold,
    failed: failure(m.useArchive.failedToBringTheTicketBack),
    refresh: archiveReads,
  });
}

/** Marks tickets as spam; the toast can undo it. */
export function useMarkSpam(onDone?: (ids: readonly string[]) => void) {
  const { write: undo } = useNotSpam();
  return useWrite('tickets.markSpam', {
    done: (result) => ({
      ...spamTold(result),
      undo: result.done.length > 0 ? () => undo({ ids: result.done }) : undefined,
    }),
    failed: failure(m.useArchive.failedToMarkAsSpam),
    refresh: archiveReads,
    onDone: ({ done }) => done.length > 0 && onDone?.(done),
  });
}

/** Restores tickets from the trash. */
export function useRestore() {
  return useWrite('tickets.restore', {
    done: (result) =>
      told(m.useArchive.ticketRestored, (count) => m.useArchive.restored({ count }), result),
    failed: failure(m.useArchive.failedToRestoreTheTicket),
    refresh: archiveReads,
  });
}

/** Deletes tickets permanently. */
export function useDeleteForGood(onDone: () => void) {
  return useWrite('tickets.deleteForGood', {
    done: (result) =>
      told(
        m.useArchive.ticketDeletedForGood,
        (count) => m.useArchive.deletedForGood({ count }),
        result,
      ),
    failed: failure(m.useArchive.failedToDeleteTheTicket),
    refresh: archiveReads,
    onDone,
  });
}

/** Blocks a sender; the toast can undo it. */
export function useBlock(onDone?: () => void) {
  const { write: unblock } = useWrite('blockedSenders.delete', {
    done: m.useArchive.senderUnblocked,
    failed: failure(m.useArchive.failedToUnblockTheSender),
    refresh: ['blockedSenders.list'],
  });
  return useWrite('blockedSenders.create', {
    done: ({ id, value }) => ({
      title: m.useArchive.isBlocked({ value }),
      undo: () => unblock({ id }),
    }),
    failed: failure(m.useArchive.failedToBlockTheSender),
    refresh: ['blockedSenders.list'],
    onDone: () => onDone?.(),
  });
}
