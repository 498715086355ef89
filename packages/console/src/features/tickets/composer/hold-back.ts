import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';

type Message = Schema<'TicketMessage'>;

/** The public messages by others since the last one that was read; internal notes do not count. */
export function newerThan(
  messages: readonly Message[],
  seen: string | null,
  myEmail: string,
): Message[] {
  const at = messages.findIndex(({ id }) => id === seen);
  return messages.slice(at + 1).filter(({ isInternal, user }) => {
    return !isInternal && user?.email !== myEmail;
  });
}

/** The messages since the user started writing; before that, everything on screen counts as read. */
export function useNewer(messages: readonly Message[], myEmail: string, isWriting: boolean) {
  const newest = messages.at(-1)?.id ?? null;
  const [seen, setSeen] = useState(newest);
  if (!isWriting && seen !== newest) setSeen(newest);

  return {
    newer: isWriting ? newerThan(messages, seen, myEmail) : [],
    seen,
    newest,
    /** Marks everything as read. */
    read: () => setSeen(newest),
  };
}

export type Newer = ReturnType<typeof useNewer>;
