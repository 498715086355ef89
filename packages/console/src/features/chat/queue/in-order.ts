import type { ChatSession } from '../session.ts';
import type { Status } from './status-filter.ts';

export const statuses = ['waiting', 'active', 'closed'] as const;

/**
 * The chats of these statuses, each once: waiting ones in queue order first. An event may have changed a chat
 * before the lists are refetched, so the position follows the chat's own status.
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
