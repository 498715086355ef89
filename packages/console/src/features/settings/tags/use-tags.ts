import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

export type Tag = Schema<'Tag'>;

/** The reads to invalidate after a tag has changed. */
export const readsOfTags = ['tags.list', 'tickets.list', 'tickets.get', 'chat.list'] as const;

export const ticketCount = (count: number) => m.useTags.tickets({ count });

/** Restores a tag that was deleted or merged. */
export function useRestoring() {
  return useWrite('tags.restore', {
    done: ({ name, ticketCount: count }) => ({
      title: m.useTags.tagRestored,
      text: m.useTags.isOnAgain({ name, ticketCount: ticketCount(count) }),
    }),
    failed: messageOr(m.useTags.theTagCouldNotBeRestored),
    refresh: readsOfTags,
  });
}

/** Deletes a tag; the toast can restore it, including on its tickets. */
export function useDeletion({ name, ticketCount: count }: Tag) {
  const { write: restore } = useRestoring();
  return useWrite('tags.delete', {
    done: (_, { id }) => ({
      title: m.useTags.tagDeleted,
      text: m.useTags.wasOn({ name, ticketCount: ticketCount(count) }),
      undo: () => restore({ id }),
    }),
    failed: messageOr(m.useTags.theTagCouldNotBeDeleted),
    refresh: readsOfTags,
  });
}
