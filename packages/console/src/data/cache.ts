import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized, leaveToLogin } from './unauthorized.ts';

// Optimistic changes, such as a checked box, must be rendered at once: with a timer, React would first revert them.
notifyManager.setScheduler(queueMicrotask);

function onError(error: unknown) {
  if (isUnauthorized(error)) leaveToLogin();
}

/** Cached data stays fresh until it is invalidated; nothing refetches or retries automatically. */
export function createCache() {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // Keeps the data of a screen that the user has left, so it can be shown while the server is down.
        gcTime: 60 * 60 * 1000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const cache = createCache();

/** Returns the cache key of a read: the operation and its input, if any. */
export function readKey<Id extends OperationId>(id: Id, input?: Input<Id>): unknown[] {
  return input === undefined ? [id] : [id, input];
}

/** A filter for invalidation: every read of an operation, or only the one with this input. */
export type Refresh = OperationId | readonly [OperationId, unknown];

export function refresh(client: QueryClient, what: readonly Refresh[]) {
  for (const item of what) {
    void client.invalidateQueries({ queryKey: typeof item === 'string' ? [item] : [...item] });
  }
}
