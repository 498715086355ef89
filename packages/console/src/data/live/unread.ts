import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { readKey, refresh } from '../cache.ts';
import { type AnswerOf, callOperation } from '../client.ts';
import { useCan } from '../session.ts';
import { useRead } from '../use-read.ts';

const none: ReadonlySet<string> = new Set();
const key = readKey('tickets.unread');

/** Returns the user's unread tickets, across all their devices; none for users who see only their own tickets. */
export function useUnread(): ReadonlySet<string> {
  const can = useCan();
  const { data } = useRead('tickets.unread', undefined, { enabled: can('view_assigned_tickets') });
  return useMemo(() => (data ? new Set(data.ids) : none), [data]);
}

/** Marks tickets as read up to a message, or as unread; updates the screen at once. */
export function useReadMarks() {
  const client = useQueryClient();

  const mark = useCallback(
    async (id: string, isUnread: boolean, call: () => Promise<unknown>) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<AnswerOf<'tickets.unread'>>(key, (known) => {
        const others = known?.ids.filter((one) => one !== id) ?? [];
        return known && { ids: isUnread ? [id, ...others] : others };
      });
      try {
        await call();
      } catch {
        // The server is unreachable or the ticket is gone: refetches the unread tickets.
        refresh(client, ['tickets.unread']);
      }
    },
    [client],
  );

  const markRead = useCallback(
    (id: string, seenMessageId?: string | null) =>
      mark(id, false, () =>
        callOperation('tickets.markRead', {
          id,
          ...(seenMessageId !== undefined && { seenMessageId }),
        }),
      ),
    [mark],
  );
  const markUnread = useCallback(
    (id: string) => mark(id, true, () => callOperation('tickets.markUnread', { id })),
    [mark],
  );
  return { markRead, markUnread };
}
