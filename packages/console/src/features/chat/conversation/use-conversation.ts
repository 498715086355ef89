import { userName } from '@helpdesk/sdk/rules/names';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../data/session.ts';
import { conversationOf } from './conversations.ts';

/** A chat and its socket, for as long as it's open in a panel or a pane, even while minimized. */
export function useConversation(chatId: string) {
  const { user } = useSession();
  const { id } = user;
  const name = userName(user);
  const conversation = useMemo(() => conversationOf(chatId, { id, name }), [chatId, id, name]);
  const thread = useSyncExternalStore(conversation.subscribe, conversation.current);
  return { conversation, thread };
}
