import { vi } from 'vitest';

/** Waits until a check no longer throws, for as long as a busy machine may take. */
export const waitFor = <R>(check: () => R | Promise<R>): Promise<R> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
