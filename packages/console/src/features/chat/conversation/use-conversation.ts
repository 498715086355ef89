import { userName } from '@helpdesk/sdk/rules/names';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../data/session.ts';
import { createConversation } from './conversation.ts';

/** A chat and its socket, for as long as its panel is open, also while minimized. */
export function useConversation(chatId: string) {
  const { user } = useSession();
  const { id } = user;
  const name = userName(user);
  const conversation = useMemo(() => createConversation(chatId, { id, name }), [chatId, id, name]);
  const thread = useSyncExternalStore(conversation.subscribe, conversation.current);
  return { conversation, thread };
}
