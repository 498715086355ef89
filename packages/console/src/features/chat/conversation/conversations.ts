import { type Conversation, createConversation } from './conversation.ts';

const open = new Map<string, Conversation>();

/**
 * Returns the conversation of a chat: the same one wherever the chat is shown. So it keeps its socket and sends each
 * message once when the chat moves from a panel to a pane. It's removed once nothing listens to it.
 */
export function conversationOf(chatId: string, me: { id: string; name: string }): Conversation {
  const key = JSON.stringify([chatId, me.id, me.name]);
  const known = open.get(key);
  if (known) return known;
  const conversation = createConversation(chatId, me);
  let listeners = 0;
  const shared: Conversation = {
    ...conversation,
    subscribe(listener) {
      listeners += 1;
      open.set(key, shared);
      const stop = conversation.subscribe(listener);
      return () => {
        listeners -= 1;
        // Not immediately, as the chat's next place listens only after this one has stopped.
        queueMicrotask(() => {
          if (listeners === 0 && open.get(key) === shared) open.delete(key);
          stop();
        });
      };
    },
  };
  return shared;
}
