import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Milliseconds after which the rest loads in any case, as when the server does not answer. */
const TIMEOUT = 5_000;

/** What the frame around every page reads: its answers do not mean that the page has its own. */
const ofShell = new Set<unknown>(['auth.user', 'dashboard.counts']);

const listeners = new Set<() => void>();
let isShown = false;

/** Waits until the first screen has its data: until then nothing that it does not need may take from its line. */
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

/** Whether the first screen has its data, so that what is not part of it may load. */
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
