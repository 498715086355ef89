import type { Result } from '@helpdesk/sdk/contract/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { queryOf } from '../saved-views/saved-views.ts';
import { isFiltered, queryFrom, type TicketFilters } from './filters.ts';

/** The figures of the filtered tickets, by status and for unread ones; undefined where they are still those of all tickets. */
export type Found = { stats: Result<'tickets.stats'> | undefined; unread: number | undefined };

type FilteredStatsProps = { filters: TicketFilters; onFound: (found: Found | null) => void };

/** Loads the figures of the tickets that match the other filters: by status, and of unread tickets. */
export default function FilteredStats({ filters, onFound }: FilteredStatsProps) {
  const mayBeUnread = useCan()('view_assigned_tickets');
  const others = { ...filters, view: '', sort: '-updatedAt' } as const;
  const stats = useStats({ ...others, status: '' });
  const unread = useStats({ ...others, unread: 'yes' }, mayBeUnread)?.total;
  useEffect(() => {
    onFound({ stats, unread });
  }, [stats, unread, onFound]);
  useEffect(() => () => onFound(null), [onFound]);
  return null;
}

function useStats(filters: TicketFilters, enabled = true) {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['tickets.stats', queryFrom(filters)],
    queryFn: ({ signal }) =>
      callOperation('tickets.stats', { query: queryOf(filters, user.id) }, { signal }),
    enabled: enabled && isFiltered(filters),
    placeholderData: keepPreviousData,
  });
  return data;
}
