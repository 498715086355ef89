import { HelpdeskError } from '@helpdesk/sdk';
import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { readKey } from './cache.ts';
import { type AnswerOf, callOperation } from './client.ts';

type ReadOptions = {
  /** false waits: use it when the caller's role lacks the permission or the input is not known yet. */
  enabled?: boolean;
  /** Reads again at this interval, in milliseconds. */
  every?: number;
  /** Keeps showing the last answer while one for another input is on its way. */
  keepPrevious?: boolean;
};

/** Reads an operation through the cache; an ended session is handled here once for all screens. */
export function useRead<Id extends OperationId>(
  id: Id,
  input?: Input<Id>,
  options: ReadOptions = {},
) {
  return useQuery<AnswerOf<Id>, Error>({
    queryKey: readKey(id, input),
    queryFn: ({ signal }) => callOperation(id, (input ?? {}) as Input<Id>, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.every ?? false,
    structuralSharing: keepPage,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

// A page is an array that also knows the total and the next cursor; sharing structure would strip both.
function keepPage(old: unknown, next: unknown) {
  return Array.isArray(next) && 'total' in next ? next : replaceEqualDeep(old, next);
}

/** Whether a read failed because there is no such thing, or none for this caller. */
export function isMissing(error: unknown): boolean {
  return error instanceof HelpdeskError && (error.status === 404 || error.status === 403);
}
