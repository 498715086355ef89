import { vi } from 'vitest';

/** Waits until a check no longer throws, for up to a minute, as a busy machine may be slow. */
export const waitFor = <R>(check: () => R | Promise<R>): Promise<R> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
