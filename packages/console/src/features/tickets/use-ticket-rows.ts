import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '../../data/client.ts';
import { queryFrom, type TicketFilters } from './filters.ts';
import { type TicketRows, withFreshStart, withNextPage } from './ticket-rows.ts';

const PAGE = 100;

/** The tickets that match, as one list that grows while it is scrolled. */
export function useTicketRows(filters: TicketFilters) {
  const client = useQueryClient();
  const input = { ...queryFrom(filters), limit: PAGE };
  const key = ['tickets.list', input, 'rows'];
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
    mutationFn: ({ cursor }: { cursor: string; key: unknown[] }) =>
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
