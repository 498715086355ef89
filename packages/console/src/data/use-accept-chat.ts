import type { Refresh } from './cache.ts';
import m from './messages.yaml';
import { messageOr, useWrite } from './use-write.ts';

/** The reads that a change of a chat makes stale. */
export const readsOfChats: readonly Refresh[] = [
  'chat.list',
  'chat.stats',
  'chat.agents',
  'dashboard.counts',
  'dashboard.stats',
];

/** Accepts a chat that is waiting or handled by the bot. */
export function useAcceptChat(onDone?: (id: string) => void) {
  return useWrite('chat.accept', {
    failed: messageOr(m.useAcceptChat.failedToAcceptTheChat),
    refresh: readsOfChats,
    refreshAfterFailure: () => readsOfChats,
    onDone: ({ id }) => onDone?.(id),
  });
}
