import { useEffect, useSyncExternalStore } from 'react';
import { isMineToRead } from '../session.ts';
import type { Conversation } from './conversation.ts';
import { lastSeqOf, type Thread } from './thread.ts';

/**
 * Sends receipts: messages count as delivered when they arrive, and as read when they are visible to the chat's agent,
 * or to an agent who could accept it. Opening a colleague's chat doesn't mark it as read.
 */
export function useReceipts(
  conversation: Conversation,
  thread: Thread,
  myId: string,
  isShown: boolean,
) {
  const isVisible = useVisible();
  const { session, connection } = thread;
  const reads = isShown && isVisible && session !== null && isMineToRead(session, myId);
  const delivered = lastSeqOf(thread);
  const read = reads ? delivered : (session?.marks.staffRead ?? 0);

  useEffect(() => {
    if (connection === 'open' && delivered > 0) conversation.mark({ read, delivered });
  }, [conversation, connection, read, delivered]);
}

/** The number of the visitor's messages that no staff member has read. */
export function unreadOf({ session, messages }: Thread): number {
  if (!session || session.status === 'closed') return 0;
  const { staffRead } = session.marks;
  return messages.filter(({ senderType, seq }) => senderType === 'customer' && seq > staffRead)
    .length;
}

/** Whether the page is visible, as far as the browser can tell. */
function useVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
}
