import { useEffect, useRef } from 'react';
import type { OpenChat } from '../../../data/open-chats.ts';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { chatName } from '../session.ts';
import { useConversation } from './use-conversation.ts';
import { unreadOf, useReceipts } from './use-receipts.ts';

/** An open chat for its panel or pane: connected, with receipts, and its text box focused if the user opened it. */
export function useChat(chat: OpenChat, isShown: boolean) {
  const { id, wantsFocus, used } = chat;
  const { user } = useSession();
  const { conversation, thread } = useConversation(id);
  const read = useRead('chat.get', { id });
  const box = useRef<HTMLTextAreaElement>(null);
  useReceipts(conversation, thread, user.id, isShown);

  const detail = read.data;
  useEffect(() => {
    if (detail) conversation.learn(detail);
  }, [conversation, detail]);

  const { session } = thread;
  const isReady = session !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it again focuses the text box
  useEffect(() => {
    if (isShown && wantsFocus) box.current?.focus();
  }, [isShown, wantsFocus, used, isReady, id]);

  return {
    id,
    conversation,
    thread,
    session,
    read,
    box,
    myId: user.id,
    name: session ? chatName(session) : m.useChat.chat,
    unread: unreadOf(thread),
  };
}

export type ShownChat = ReturnType<typeof useChat>;
