import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../data/client.ts';
import { queryFrom, type TicketFilters } from './filters.ts';
import { type TicketRows, withFreshStart, withNextPage } from './ticket-rows.ts';
import { useLiveRows } from './use-live-rows.ts';

const PAGE = 100;

/** What is asked for with these filters, and where the answer is kept. */
export function rowsQuery(filters: TicketFilters) {
  const input = { ...queryFrom(filters), limit: PAGE };
  return { input, key: ['tickets.list', input, 'rows'] as const };
}

/** The tickets that match, as one list that grows while it is scrolled. */
export function useTicketRows(filters: TicketFilters) {
  const client = useQueryClient();
  const { input, key } = rowsQuery(filters);
  useLiveRows(key, filters);
  const { sort } = input;

  const rows = useQuery<TicketRows, Error>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const fresh = await callOperation('tickets.list', input, { signal });
      return withFreshStart(client.getQueryData(key), fresh, sort);
    },
    placeholderData: keepPreviousData,
    // Comparing ten thousand rows for every page costs more than drawing the few in sight again.
    structuralSharing: false,
  });

  const next = useMutation({
    mutationFn: ({ cursor }: { cursor: string; key: readonly unknown[] }) =>
      callOperation('tickets.list', { ...input, cursor }),
    onSuccess: (page, { key: listKey }) =>
      client.setQueryData<TicketRows>(listKey, (old) => old && withNextPage(old, page)),
  });

  const cursor = rows.isPlaceholderData ? null : rows.data?.nextCursor;
  return {
    rows: rows.data,
    isError: rows.isError,
    error: rows.error,
    refetch: rows.refetch,
    /** Rows of the filters before, while those of the new ones are on their way. */
    isStale: rows.isPlaceholderData,
    hasMore: Boolean(cursor),
    moreFailed: next.isError,
    loadMore: () => {
      if (cursor && !next.isPending) next.mutate({ cursor, key });
    },
  };
}
