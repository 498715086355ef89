import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Time in milliseconds after which the rest is loaded anyway, for example if the server doesn't respond. */
const TIMEOUT = 5_000;

/** Reads of the frame around every page, which don't count as data of the page. */
const ofShell = new Set<unknown>(['auth.user', 'dashboard.counts']);

const listeners = new Set<() => void>();
let isShown = false;

/** Waits until the first screen has its data; until then, nothing else should use the network. */
function watch(client: QueryClient) {
  let hasRead = false;
  let frame = 0;
  const look = () => {
    const reads = client.getQueryCache().getAll();
    hasRead ||= reads.some(({ queryKey, state }) => !ofShell.has(queryKey[0]) && state.data);
    if (hasRead && client.isFetching() === 0) show();
  };
  const stop = client.getQueryCache().subscribe(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  const timer = setTimeout(show, TIMEOUT);

  function show() {
    stop();
    clearTimeout(timer);
    isShown = true;
    for (const listener of listeners) listener();
  }
}

let isWatching = false;

/** Whether the first screen has its data, so other code can be loaded. */
export function useFirstScreenShown(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      if (!isWatching) watch(client);
      isWatching = true;
      return () => listeners.delete(listener);
    },
    [client],
  );
  return useSyncExternalStore(subscribe, () => isShown);
}
