import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';

type Message = Schema<'TicketMessage'>;

/** What others have said openly since the message that was read last; notes answer nobody. */
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

/** What has been said since somebody began to write; before he does, everything on screen counts as read. */
export function useNewer(messages: readonly Message[], myEmail: string, isWriting: boolean) {
  const newest = messages.at(-1)?.id ?? null;
  const [seen, setSeen] = useState(newest);
  if (!isWriting && seen !== newest) setSeen(newest);

  return {
    newer: isWriting ? newerThan(messages, seen, myEmail) : [],
    seen,
    newest,
    /** Everything has been read. */
    read: () => setSeen(newest),
  };
}

export type Newer = ReturnType<typeof useNewer>;
