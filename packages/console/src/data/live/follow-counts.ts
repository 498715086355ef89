import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refresh } from '../cache.ts';
import { useCan } from '../session.ts';
import { useCounts } from './counts.ts';

/**
 * For customers, who have no socket: when the polled badge count changes, refetches the data it stands for. When the window gets the focus,
 * refetches the count without waiting for the next poll.
 */
export function useFollowCounts() {
  const client = useQueryClient();
  const isCustomer = !useCan()('view_assigned_tickets');
  const count = useCounts()?.notifications;
  const known = useRef(count);

  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (!isCustomer || before === undefined || before === count) return;
    refresh(client, ['notifications.list', 'tickets.list', 'tickets.stats', 'tickets.get']);
  }, [client, isCustomer, count]);

  useEffect(() => {
    if (!isCustomer) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh(client, ['dashboard.counts']);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [client, isCustomer]);
}
