import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refresh } from '../../data/cache.ts';
import { callOperation } from '../../data/client.ts';
import { useReadMarks, useUnread } from '../../data/live/unread.ts';
import { useCan } from '../../data/session.ts';
import { useShortcuts } from '../../data/shortcuts.ts';
import { useRead } from '../../data/use-read.ts';
import { lastListSearch } from './list/filters.ts';
import m from './messages.yaml';

type Seen = { id: string; messages: readonly { id: string }[] };

/**
 * Marks a ticket as read while it's visible, up to its newest message, together with its notifications: one call,
 * whether it was unread or not. A shortcut marks it as unread and leaves the page.
 */
export function useMarkRead({ id, messages }: Seen) {
  const can = useCan();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isStaff = can('view_assigned_tickets');
  const isUnread = useUnread().has(id);
  const { data: unread } = useRead('tickets.unread', undefined, { enabled: isStaff });
  const isKnown = !isStaff || unread !== undefined;
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { markRead, markUnread } = useReadMarks();
  const isLeaving = useRef(false);
  /** The newest message that this page has reported as read; null for only the description. */
  const told = useRef<string | null | undefined>(undefined);
  const newest = messages.at(-1)?.id ?? null;

  useEffect(() => {
    if (!isKnown || !isVisible || isLeaving.current) return;
    if (!isUnread && told.current === newest) return;
    told.current = newest;
    if (isUnread) void markRead(id, newest);
    else void settle(client, id, newest);
  }, [isKnown, isUnread, isVisible, markRead, client, id, newest]);

  function leaveUnread() {
    isLeaving.current = true;
    void markUnread(id);
    void navigate({ to: '/tickets', search: lastListSearch() as never });
  }
  useShortcuts(
    'Reading',
    isStaff ? [{ keys: 'U', label: m.useMarkRead.markAsUnreadBackToThe, run: leaveUnread }] : [],
  );
}

/** Marks notifications of a read ticket as read too; customers have no socket that would report them. */
async function settle(client: QueryClient, id: string, seenMessageId: string | null) {
  try {
    await callOperation('tickets.markRead', { id, seenMessageId });
    refresh(client, ['notifications.list', 'dashboard.counts']);
  } catch {
    // Unreachable: they stay unread until the ticket is opened again.
  }
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
