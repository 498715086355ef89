import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOperation } from '../../../data/client.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { useUnread } from '../../../data/unread.ts';
import { useRead } from '../../../data/use-read.ts';
import { isFiltered, queryFrom, type TicketFilters } from './filters.ts';

/** The figures of all tickets, and those of the tickets that match the filters, whatever their status, or read or not. */
export function useTicketStats(filters: TicketFilters) {
  const { data: all } = useRead('tickets.stats');
  const unread = useUnread().size;
  const mayBeUnread = useCan()('view_assigned_tickets');
  const ofAll = { ...filters, status: '', unread: '', view: '', sort: '-updatedAt' } as const;
  const isOfSome = isFiltered(ofAll);
  const ofStatus = { ...ofAll, unread: filters.unread };
  const stats = useStatsOf(ofStatus, isFiltered(ofStatus));
  const unreadStats = useStatsOf(
    { ...ofAll, status: filters.status, unread: 'yes' },
    mayBeUnread && (isOfSome || filters.status !== ''),
  );
  return {
    all,
    stats: isFiltered(ofStatus) ? stats : all,
    unread: isOfSome || filters.status ? unreadStats?.total : unread,
  };
}

function useStatsOf(filters: TicketFilters, enabled: boolean) {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['tickets.stats', queryFrom(filters)],
    queryFn: async ({ signal }) => {
      // Most lists are not filtered at first.
      const { queryOf } = await import('../saved-views/saved-views.ts');
      return callOperation('tickets.stats', { query: queryOf(filters, user.id) }, { signal });
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  return data;
}
