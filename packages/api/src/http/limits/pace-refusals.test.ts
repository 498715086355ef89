// @module-tag one-engine

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaceRefusals } from './pace-refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns how many of these refusals are sent immediately, and how many as time passes. */
async function send(pace: (ip: string) => Promise<void>, ip: string, count: number) {
  let sent = 0;
  for (let at = 0; at < count; at += 1) void pace(ip).then(() => (sent += 1));
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return sent;
  };
  return { atOnce: await after(0), after };
}

test('refusals beyond 50 a second wait a second, but not those of other networks', async () => {
  const pace = createPaceRefusals(true);
  const many = await send(pace, '203.0.113.1', 65);
  expect(many.atOnce).toBe(50);
  expect((await send(pace, '203.0.113.2', 5)).atOnce).toBe(5);
  expect(await many.after(900)).toBe(50);
  expect(await many.after(200)).toBe(65);
});

test('at most a thousand wait', async () => {
  const pace = createPaceRefusals(true);
  expect((await send(pace, '203.0.113.1', 1_200)).atOnce).toBe(200);
});

test('nothing waits on a server without rate limits', async () => {
  const pace = createPaceRefusals(false);
  expect((await send(pace, '203.0.113.1', 100)).atOnce).toBe(100);
});
