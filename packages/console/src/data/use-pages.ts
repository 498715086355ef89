import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type AnswerOf, callOperation } from './client.ts';
import { whyFailed } from './why-failed.ts';

type Paged = { nextCursor: string | null; total: number };
type ItemIn<Id extends OperationId> = AnswerOf<Id> extends (infer Item)[] ? Item : never;

/** Reads a paginated operation through the cache as one list that grows by a page at a time. */
export function usePages<Id extends OperationId>(id: Id, input: Input<Id>) {
  const read = useInfiniteQuery({
    queryKey: [id, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      callOperation(id, { ...input, cursor: pageParam } as Input<Id>, { signal }),
    getNextPageParam: (page) => (page as Paged).nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // A page is an array with the extra properties total and nextCursor, which structural sharing would drop.
    structuralSharing: false,
  });
  const pages = read.data?.pages as (ItemIn<Id>[] & Paged)[] | undefined;
  return {
    /** undefined while loading. */
    items: pages?.flat() as ItemIn<Id>[] | undefined,
    total: pages?.[0]?.total ?? null,
    /** The error if loading failed, otherwise null. */
    problem: read.isError && !pages ? whyFailed(read.error) : null,
    retry: () => void read.refetch(),
    /** Whether the items are from the previous input. */
    isOld: read.isPlaceholderData,
    hasMore: read.hasNextPage && !read.isPlaceholderData,
    isGrowing: read.isFetchingNextPage,
    more: () => void read.fetchNextPage(),
  };
}
