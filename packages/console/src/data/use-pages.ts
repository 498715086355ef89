import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type AnswerOf, callOperation } from './client.ts';

type Paged = { nextCursor: string | null; total: number };
type ItemIn<Id extends OperationId> = AnswerOf<Id> extends (infer Item)[] ? Item : never;

/** Reads a paged operation through the cache as one list, which grows by a page at a time. */
export function usePages<Id extends OperationId>(id: Id, input: Input<Id>) {
  const read = useInfiniteQuery({
    queryKey: [id, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      callOperation(id, { ...input, cursor: pageParam } as Input<Id>, { signal }),
    getNextPageParam: (page) => (page as Paged).nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // A page is an array that also knows the total and the next cursor; sharing structure would strip both.
    structuralSharing: false,
  });
  const pages = read.data?.pages as (ItemIn<Id>[] & Paged)[] | undefined;
  return {
    /** undefined while they load. */
    items: pages?.flat() as ItemIn<Id>[] | undefined,
    total: pages?.[0]?.total ?? null,
    isError: read.isError && !pages,
    error: read.error,
    retry: () => void read.refetch(),
    /** What is shown answers an earlier question. */
    isOld: read.isPlaceholderData,
    hasMore: read.hasNextPage && !read.isPlaceholderData,
    isGrowing: read.isFetchingNextPage,
    more: () => void read.fetchNextPage(),
  };
}
