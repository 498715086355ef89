import { useSyncExternalStore } from 'react';

/** Milliseconds between questions whether the server is back. */
const ASK_AGAIN = 3_000;

type Reach = {
  /** Whether the server cannot be reached. */
  isAway: boolean;
  /** When it last answered. */
  lastAnswer: number | null;
};

const listeners = new Set<() => void>();
const returns = new Set<() => void>();
let reach: Reach = { isAway: false, lastAnswer: null };
let isAsking = false;

/** What a proxy answers in the place of a server that is not there. */
const proxyAlone = new Set([502, 503, 504]);

/** Calls the server as fetch does, and takes note of whether it is there. */
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

/** Asks until the server answers; one call that failed does not mean that it is away. */
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

/** Notes an answer of the server, such as one that was kept from before. */
export function reachedAt(time: number) {
  if (reach.lastAnswer !== null && reach.lastAnswer >= time) return;
  // While the server is there, nobody shows when it answered.
  reach = { ...reach, lastAnswer: time };
}

function set(part: Partial<Reach>) {
  reach = { ...reach, ...part };
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the server is back. */
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
