import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from './client.ts';

type ChatSession = Schema<'ChatSession'>;
type Page = AnswerOf<'chat.list'>;
type Event = { name: string; payload: unknown };

/** What the events of live chat tell; each carries its chat as it is by then, all but what was said. */
export type ChatEventPayload = {
  session?: Partial<ChatSession> & { id: string };
  message?: Schema<'ChatMessage'>;
  actor?: { userId: string | null; name: string | null };
  sessionId?: string;
  marks?: ChatSession['marks'];
  unread?: number;
};

/** Puts what an event tells into the lists of chats at once; where a chat comes or goes, reading them again does. */
export function showChatEvent(client: QueryClient, event: Event) {
  const change = changeOf(event);
  if (!change) return;
  client.setQueriesData<Page>(
    { queryKey: ['chat.list'] },
    (page) => page && withChat(page, change),
  );
}

/** Which chat an event changes, and how. */
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
