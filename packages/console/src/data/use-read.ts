import { HelpdeskError } from '@helpdesk/sdk';
import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { readKey } from './cache.ts';
import { type AnswerOf, callOperation } from './client.ts';
import { isUnreachable } from './offline/unreachable.ts';

type ReadOptions = {
  /** false disables the read: if the role lacks the permission or the input isn't known yet. */
  enabled?: boolean;
  /** Refetches at this interval, in milliseconds. */
  every?: number;
  /** Keeps the previous data while data for another input loads. */
  keepPrevious?: boolean;
};

/**
 * Reads an operation through the cache; handles an expired session for all screens. While the server is unreachable, earlier data is not
 * reported as an error, because the banner shows the outage.
 */
export function useRead<Id extends OperationId>(
  id: Id,
  input?: Input<Id>,
  options: ReadOptions = {},
) {
  const read = useQuery<AnswerOf<Id>, Error>({
    queryKey: readKey(id, input),
    queryFn: ({ signal }) => callOperation(id, (input ?? {}) as Input<Id>, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.every ?? false,
    structuralSharing: keepPage,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
  const isOlder = read.data !== undefined && isUnreachable(read.error);
  return isOlder ? ({ ...read, isError: false, error: null } as unknown as typeof read) : read;
}

// A page is an array with the extra properties total and nextCursor, which structural sharing would drop.
function keepPage(old: unknown, next: unknown) {
  return Array.isArray(next) && 'total' in next ? next : replaceEqualDeep(old, next);
}

/** Whether a read failed because the resource doesn't exist, or isn't visible to the user. */
export function isMissing(error: unknown): boolean {
  return error instanceof HelpdeskError && (error.status === 404 || error.status === 403);
}
