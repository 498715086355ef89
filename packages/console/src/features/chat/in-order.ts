import type { Status } from './status-filter.ts';
import type { ChatSession } from './thread.ts';

export const statuses = ['waiting', 'active', 'closed'] as const;

/**
 * The chats of these statuses, each once: who waits first, in the order of the queue. An event has often changed a chat
 * before the lists are read again, so it is the chat itself that tells where it belongs.
 */
export function inOrder(
  chats: readonly ChatSession[],
  shown: readonly Status[] = statuses,
): ChatSession[] {
  const each = [...new Map(chats.map((chat) => [chat.id, chat])).values()];
  const since = (chat: ChatSession) => chat.requestedAt ?? chat.startedAt;
  return shown.flatMap((status) => {
    const group = each.filter((chat) => chat.status === status);
    if (status !== 'waiting') return group;
    return group.toSorted((a, b) => since(a).localeCompare(since(b)));
  });
}
