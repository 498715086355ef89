import { useSyncExternalStore } from 'react';

/** Time in milliseconds between checks whether the server is back. */
const ASK_AGAIN = 3_000;

type Reach = {
  /** Whether the server is unreachable. */
  isAway: boolean;
  /** The time of the server's last response, in milliseconds since 1970. */
  lastAnswer: number | null;
};

const listeners = new Set<() => void>();
const returns = new Set<() => void>();
let reach: Reach = { isAway: false, lastAnswer: null };
let isAsking = false;

/** The statuses of a proxy whose server is down. */
const proxyAlone = new Set([502, 503, 504]);

/** Calls the server like fetch, and tracks whether it is reachable. */
export async function reaching(call: () => Promise<Response>): Promise<Response> {
  try {
    const response = await call();
    if (proxyAlone.has(response.status)) void ask();
    else answered();
    return response;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) void ask();
    throw error;
  }
}

function answered() {
  reachedAt(Date.now());
  if (!reach.isAway) return;
  set({ isAway: false });
  for (const listener of returns) listener();
}

/** Checks until the server responds; a single failed call doesn't mean that it is unreachable. */
async function ask() {
  if (isAsking) return;
  isAsking = true;
  for (;;) {
    const signal = AbortSignal.timeout(ASK_AGAIN * 2);
    const answer = await fetch('/api/v1/health', { cache: 'no-store', signal }).catch(() => null);
    if (answer && !proxyAlone.has(answer.status)) break;
    if (!reach.isAway) set({ isAway: true });
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
  isAsking = false;
  answered();
}

/** Records the time of a response, for example of a stored one. */
export function reachedAt(time: number) {
  if (reach.lastAnswer !== null && reach.lastAnswer >= time) return;
  // Doesn't notify listeners: the time is only shown while the server is unreachable.
  reach = { ...reach, lastAnswer: time };
}

function set(part: Partial<Reach>) {
  reach = { ...reach, ...part };
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the server is back. Returns a function that stops it. */
export function onServerBack(listener: () => void) {
  returns.add(listener);
  return () => returns.delete(listener);
}

export const reachNow = () => reach;

export function useReach(): Reach {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, reachNow);
}
