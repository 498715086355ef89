import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from './client.ts';

type ChatSession = Schema<'ChatSession'>;
type Page = AnswerOf<'chat.list'>;
type Event = { name: string; payload: unknown };

/** The payload of live chat events. Each carries the current state of its chat, without the messages. */
export type ChatEventPayload = {
  session?: Partial<ChatSession> & { id: string };
  message?: Schema<'ChatMessage'>;
  actor?: { userId: string | null; name: string | null };
  sessionId?: string;
  marks?: ChatSession['marks'];
  unread?: number;
  /** The user ID of the member who has joined or left the chat. */
  userId?: string;
  isIn?: boolean;
};

/** Applies an event to the cached chat lists immediately. Adding or removing a chat is left to refetching the lists. */
export function showChatEvent(client: QueryClient, event: Event) {
  const change = changeOf(event);
  if (!change) return;
  client.setQueriesData<Page>(
    { queryKey: ['chat.list'] },
    (page) => page && withChat(page, change),
  );
}

/** Returns the lists to refetch: responses that are still loading are older than the event, and would undo it. */
export const listsOvertaken = (client: QueryClient, { name }: Event) =>
  name.startsWith('chat.') && client.isFetching({ queryKey: ['chat.list'] }) > 0
    ? (['chat.list'] as const)
    : [];

/** Returns the chat that an event changes, with the changed fields. */
export function changeOf({ name, payload }: Event): (Partial<ChatSession> & { id: string }) | null {
  if (!name.startsWith('chat.')) return null;
  const { session, message, sessionId, marks, unread } = payload as ChatEventPayload;
  if (session) {
    return {
      ...session,
      ...(message && {
        messages: [message],
        lastSeq: message.seq,
        updatedAt: message.createdAt,
      }),
    };
  }
  if (!sessionId) return null;
  return { id: sessionId, ...(marks && { marks }), ...(unread !== undefined && { unread }) };
}

function withChat(page: Page, change: Partial<ChatSession> & { id: string }): Page {
  if (!page.some(({ id }) => id === change.id)) return page;
  const { total, nextCursor } = page;
  const chats = page.map((chat) => (chat.id === change.id ? { ...chat, ...change } : chat));
  return Object.assign(chats, { total, nextCursor });
}
