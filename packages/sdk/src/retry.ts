import type { CallOptions } from './connection.ts';
import type { HelpdeskError } from './error.ts';

const firstPause = 300;
const longestPause = 5_000;
const defaultMaxWait = 30;

/**
 * Whether to retry: the failure may be temporary, the wait is acceptable, and a retry can't do the
 * same thing twice. Only a 429 guarantees that nothing was done.
 */
export function mayRetry(
  { status, retryAfter }: HelpdeskError,
  { method, idempotent }: { method: string; idempotent?: boolean },
  { ifMatch, retry }: Pick<CallOptions, 'ifMatch' | 'retry'>,
): boolean {
  const bearable = (retryAfter ?? 0) <= (retry?.maxWait ?? defaultMaxWait);
  const harmless = idempotent || (method !== 'POST' && !ifMatch);
  const passing = !status || status === 408 || status >= 500;
  return bearable && (status === 429 || (harmless && passing));
}

/**
 * Waits before the next attempt: as long as the server asks, or with exponential backoff and jitter.
 * Ends at once if the signal is aborted.
 */
export function wait(
  attempt: number,
  retryAfter: number | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const grown = Math.min(longestPause, firstPause * 2 ** (attempt - 1));
  const pause = retryAfter === null ? grown * (0.5 + Math.random() / 2) : retryAfter * 1000;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal?.addEventListener('abort', () => resolve(clearTimeout(timer)));
  });
}
