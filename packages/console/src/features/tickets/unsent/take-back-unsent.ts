import type { QueryClient } from '@tanstack/react-query';
import { readKey, refresh } from '../../../data/cache.ts';
import { returnToDraft } from '../../../data/drafts.ts';
import type { CurrentUser } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { draftsKey } from '../composer/draft.ts';
import m from '../messages.yaml';
import type { TicketChange } from '../ticket-change.ts';
import { type TicketRows, withChange } from '../ticket-rows.ts';
import { alone } from './alone.ts';
import { sendUnsentAtOnce } from './send-unsent.ts';
import { changeOf, isFormatted, isNote, type Unsent, wordsOf } from './unsent.ts';
import { keepUnsent, readUnsent, removeUnsent, unsentNow } from './unsent-list.ts';

/** Cancels a queued write by its key, and restores a message to its draft. Returns whether it was still queued. */
export async function takeBackUnsent(client: QueryClient, key: string): Promise<boolean> {
  const taken = await take(client, key);
  if (!taken) return false;
  const words = wordsOf(taken);
  if (words === undefined) {
    toast({
      title: m.takeBackUnsent.changeUndone,
      text: m.takeBackUnsent.isAsItWasBefore({ ticketNumber: taken.ticket.ticketNumber }),
    });
  } else {
    const user = client.getQueryData<CurrentUser>(readKey('auth.user'));
    const key = draftsKey(user?.id ?? '', taken.ticket.id);
    returnToDraft(key, isNote(taken) ? 'note' : 'reply', {
      text: words,
      isFormatted: isFormatted(taken),
    });
    const back = m.takeBackUnsent.yourWordsAreBackInThe({
      ticketNumber: taken.ticket.ticketNumber,
    });
    toast({
      title: isNote(taken) ? m.takeBackUnsent.noteNotAdded : m.takeBackUnsent.replyNotSent,
      text: taken.wasTried ? m.takeBackUnsent.theyMayHaveBeenSentAlready({ back }) : back,
    });
  }
  return true;
}

/** Discards a queued write; the toast can undo it. */
export async function discardUnsent(client: QueryClient, key: string) {
  const taken = await take(client, key);
  if (!taken) return;
  const again = () => alone(() => keepUnsent([taken, ...following(taken, changeOf(taken))]));
  toast({
    title:
      wordsOf(taken) === undefined
        ? m.takeBackUnsent.changeDiscarded
        : m.takeBackUnsent.messageDiscarded,
    undo: () => void again().then(() => sendUnsentAtOnce(client)),
  });
}

/** Sends a stopped write because its author decided so, even if it overwrites newer changes. */
export async function sendUnsentNow(client: QueryClient, key: string) {
  await alone(async () => {
    const unsent = await find(key);
    if (unsent) await keepUnsent([decided(unsent)]);
  });
  await sendUnsentAtOnce(client);
}

/** Removes the whole queue, before the member logs out. */
export const discardAllUnsent = () => alone(async () => removeUnsent(unsentNow()));

/** Removes a write from the queue, but not while it's being sent: then it's either sent or stays. */
function take(client: QueryClient, key: string): Promise<Unsent | undefined> {
  return alone(async () => {
    const unsent = await find(key);
    if (!unsent) {
      toast({
        title: m.takeBackUnsent.notUndone,
        text: m.takeBackUnsent.itHasBeenSentAlready,
        destructive: true,
      });
      return undefined;
    }
    await keepUnsent(following(unsent, unsent.from));
    await removeUnsent([unsent]);
    showAsBefore(client, unsent);
    return unsent;
  });
}

async function find(key: string) {
  await readUnsent();
  return unsentNow().find((one) => one.key === key);
}

/** The next change of the same field, updated with the value that it now replaces. */
function following(unsent: Unsent, from: object | null): Unsent[] {
  const [field] = Object.keys(changeOf(unsent));
  const next = unsentNow().find(
    ({ ticket, at, ...one }) =>
      field && ticket.id === unsent.ticket.id && at > unsent.at && field in changeOf(one),
  );
  return next ? [{ ...next, from: from as TicketChange | null }] : [];
}

/** Restores the previous values in the lists immediately. */
function showAsBefore(client: QueryClient, { ticket, from }: Unsent) {
  if (from && !('assignedAgentId' in from)) {
    client.setQueriesData<TicketRows | readonly unknown[]>(
      { queryKey: ['tickets.list'] },
      (rows) => (rows && 'items' in rows ? withChange(rows, ticket.id, from) : rows),
    );
  }
  refresh(client, ['tickets.list']);
}

function decided(unsent: Unsent): Unsent {
  const code = unsent.stopped?.code;
  const again = { ...unsent, stopped: null, since: Date.now() };
  if (code === 'stale') return { ...again, from: null };
  if (code !== 'newer_message' || again.operation === 'tickets.update') return again;
  const { seenMessageId: _, ...input } = again.input;
  return { ...again, input } as Unsent;
}
