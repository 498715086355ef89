import type { Schema } from '@helpdesk/sdk/contract/operations';
import { messageOr, useWrite } from '../../../data/use-write.ts';

export type Tag = Schema<'Tag'>;

/** The reads to invalidate after a tag has changed. */
export const readsOfTags = ['tags.list', 'tickets.list', 'tickets.get', 'chat.list'] as const;

export const ticketCount = (count: number) =>
  count === 1 ? '1 ticket' : `${count.toLocaleString()} tickets`;

/** Restores a tag that was deleted or merged. */
export function useRestoring() {
  return useWrite('tags.restore', {
    done: ({ name, ticketCount: count }) => ({
      title: 'Tag restored',
      text: `“${name}” is on ${ticketCount(count)} again`,
    }),
    failed: messageOr('The tag could not be restored'),
    refresh: readsOfTags,
  });
}

/** Deletes a tag; the toast brings it back, on its tickets. */
export function useDeletion({ name, ticketCount: count }: Tag) {
  const { write: restore } = useRestoring();
  return useWrite('tags.delete', {
    done: (_, { id }) => ({
      title: 'Tag deleted',
      text: `“${name}” was on ${ticketCount(count)}`,
      undo: () => restore({ id }),
    }),
    failed: messageOr('The tag could not be deleted'),
    refresh: readsOfTags,
  });
}
