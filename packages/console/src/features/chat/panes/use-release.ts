import { useEffect, useRef } from 'react';
import { closeChat } from '../../../data/open-chats.ts';
import type { ShownChat } from '../conversation/use-chat.ts';

/** Closes a chat that was only viewed when another one replaces it; otherwise it would follow the user to every screen. */
export function useRelease({ id, conversation, myId }: ShownChat) {
  const { current: threadOf } = conversation;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Not immediately, as React may run an effect again.
      queueMicrotask(() => {
        const { session, unsent } = threadOf();
        const isMine = session?.status === 'active' && session.agentId === myId;
        if (!isHere.current && !isMine && unsent.length === 0) closeChat(id);
      });
    };
  }, [id, threadOf, myId]);
}
