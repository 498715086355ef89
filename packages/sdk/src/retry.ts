import type { CallOptions } from './connection.ts';
import type { HelpdeskError } from './error.ts';

const firstPause = 300;
const longestPause = 5_000;
const defaultMaxWait = 30;

/**
 * Whether to try again: the failure may pass, the wait is bearable, and a second try cannot do the
 * thing twice. Only of 429 is it certain that nothing was done.
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
 * Pauses before the next attempt: as long as the server asks, else longer every time, with jitter.
 * Ends at once when the signal is aborted.
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
