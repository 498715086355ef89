let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one after the other what sends and takes back, over all windows of this browser. Without TLS a browser has no
 * locks: then in this window, and the key of a write makes that two windows send it once.
 */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('helpdesk_unsent', work);
  const mine = last.then(work, work);
  last = mine;
  return mine as Promise<Result>;
}
