import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpdeskError } from './error.ts';
import { mayRetry, wait } from './retry.ts';

const failed = (status: number, retryAfter: number | null = null) =>
  new HelpdeskError(status, 'No', 'x', { retryAfter });
const read = { method: 'GET' };
const create = { method: 'POST', idempotent: true };
const act = { method: 'POST' };

describe('a call is retried', () => {
  it.each([0, 408, 429, 500, 503])('after %i, when it cannot happen twice', (status) => {
    expect(mayRetry(failed(status), read, {})).toBe(true);
    expect(mayRetry(failed(status), create, {})).toBe(true);
  });

  it.each([0, 408, 500, 503])('not after %i, when it could happen twice', (status) => {
    expect(mayRetry(failed(status), act, {})).toBe(false);
    expect(mayRetry(failed(status), { method: 'PATCH' }, { ifMatch: '"1"' })).toBe(false);
  });

  it.each([304, 400, 401, 404, 409, 499])('not after %i, which is final', (status) => {
    expect(mayRetry(failed(status), read, {})).toBe(false);
  });

  it('after 429 for every operation, if the wait is at most half a minute', () => {
    expect(mayRetry(failed(429, 30), act, {})).toBe(true);
    expect(mayRetry(failed(429, 31), act, {})).toBe(false);
    expect(mayRetry(failed(503, 30), read, {})).toBe(true);
    expect(mayRetry(failed(503, 31), read, {})).toBe(false);
  });
});

it('after a longer wait if the caller allows it', () => {
  const retry = { maxWait: 60 };
  expect(mayRetry(failed(429, 60), act, { retry })).toBe(true);
  expect(mayRetry(failed(429, 61), act, { retry })).toBe(false);
  expect(mayRetry(failed(429, 1), act, { retry: { maxWait: 0 } })).toBe(false);
});

describe('the pause before a retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function pauseOf(attempt: number, retryAfter: number | null, signal?: AbortSignal) {
    const begun = Date.now();
    const waiting = wait(attempt, retryAfter, signal);
    await vi.runAllTimersAsync();
    await waiting;
    return Date.now() - begun;
  }

  it.each([
    [0, [150, 300, 600, 1_200, 2_400, 2_500, 2_500]],
    [0.5, [225, 450, 900, 1_800, 3_600, 3_750, 3_750]],
  ])('doubles from 300 ms to 5 s, with jitter: %d', async (random, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const all: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) all.push(await pauseOf(attempt, null));
    expect(all).toEqual(pauses);
  });

  it('is the time the server asks for', async () => {
    expect([await pauseOf(1, 7), await pauseOf(5, 0)]).toEqual([7_000, 0]);
  });

  it('ends when the call is aborted', async () => {
    const { signal, abort } = withAbort();
    const waiting = wait(1, 20, signal);
    abort();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
  });
});

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
