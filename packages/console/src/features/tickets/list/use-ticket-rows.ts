import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callOperation } from '../../../data/client.ts';
import { useLiveEvents } from '../../../data/live.ts';
import { firstPage, type TicketRows, withFreshStart, withNextPage } from '../ticket-rows.ts';
import { queryFrom, type TicketFilters } from './filters.ts';

/** The input and cache key of the list for these filters. */
export function rowsQuery(filters: TicketFilters) {
  const input = { ...queryFrom(filters), limit: firstPage };
  return { input, key: ['tickets.list', input, 'rows'] as const };
}

/** The query options of the list for these filters, wherever it's shown. */
export function rowsOptions(client: QueryClient, filters: TicketFilters) {
  const { input, key } = rowsQuery(filters);
  return queryOptions<TicketRows, Error>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const fresh = await callOperation('tickets.list', input, { signal });
      return withFreshStart(client.getQueryData(key), fresh, input.sort);
    },
    // Comparing ten thousand rows for every page costs more than rendering the few visible ones again.
    structuralSharing: false,
  });
}

/** The matching tickets, as one list that grows while scrolling. */
export function useTicketRows(filters: TicketFilters) {
  const client = useQueryClient();
  const { input, key } = rowsQuery(filters);
  useLiveEvents((event) => {
    // Events matter only once the list has loaded; offline, none arrive until it's refetched.
    import('./live-rows.ts').then(
      ({ applyEvent }) => applyEvent(client, key, filters, event),
      () => {},
    );
  });

  const rows = useQuery({
    ...rowsOptions(client, filters),
    placeholderData: keepPreviousData,
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
    /** Whether the rows are those of the previous filters, while new ones load. */
    isStale: rows.isPlaceholderData,
    hasMore: Boolean(cursor),
    moreFailed: next.isError,
    loadMore: () => {
      if (cursor && !next.isPending) next.mutate({ cursor, key });
    },
  };
}
