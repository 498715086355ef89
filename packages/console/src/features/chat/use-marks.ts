import { useEffect, useSyncExternalStore } from 'react';
import type { Conversation } from './conversation.ts';
import { isMineToRead } from './session-text.ts';
import { lastSeqOf, type Thread } from './thread.ts';

/**
 * Tells the visitor what has arrived, and as read what is on screen before the agent who leads his chat, or could;
 * who only looks in on a colleague's chat has not read it for him.
 */
export function useMarks(
  conversation: Conversation,
  thread: Thread,
  myId: string,
  isShown: boolean,
) {
  const isVisible = useVisible();
  const { session, line } = thread;
  const reads = isShown && isVisible && session !== null && isMineToRead(session, myId);
  const delivered = lastSeqOf(thread);
  const read = reads ? delivered : (session?.marks.staffRead ?? 0);

  useEffect(() => {
    if (line === 'open' && delivered > 0) conversation.mark({ read, delivered });
  }, [conversation, line, read, delivered]);
}

/** How many of the visitor's messages nobody of the staff has read. */
export function unreadOf({ session, messages }: Thread): number {
  if (!session || session.status === 'closed') return 0;
  const { staffRead } = session.marks;
  return messages.filter(({ senderType, seq }) => senderType === 'customer' && seq > staffRead)
    .length;
}

/** Whether the page is before somebody's eyes, as far as a browser knows. */
function useVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
}
