let last: Promise<unknown> = Promise.resolve();

/**
 * Runs sending and canceling one after the other, across all windows of this browser. Browsers have no locks on pages
 * without TLS: then it applies to this window only, and the idempotency key prevents two windows from sending a write
 * twice.
 */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('helpdesk_unsent', work);
  const mine = last.then(work, work);
  last = mine;
  return mine as Promise<Result>;
}
