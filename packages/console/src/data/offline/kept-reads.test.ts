import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptRead } from './kept-database.ts';
import { ownerNow, restoreReads } from './kept-reads.ts';

const database = vi.hoisted(() => ({
  allKept: vi.fn<() => Promise<KeptRead[]>>(),
  clearKept: vi.fn(async () => {}),
  dropKept: vi.fn(async () => {}),
}));
vi.mock('./kept-database.ts', () => database);

const user = { id: 'u1' };
const tickets = { items: [{ subject: 'Kettle leaks' }] };
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('auth_token', 'mine');
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
});

const read = (owner: string, key: readonly unknown[], data: unknown): KeptRead => {
  const [hash, at] = [JSON.stringify(key), Date.now()];
  return { owner, key, data, hash, at };
};
const own = () => ownerNow() ?? '';
const mine = () => [read(own(), ['auth.user'], user), read(own(), ['tickets.list'], tickets)];

/** Restores the reads from a database that responds after this time. */
async function restoreAfter(milliseconds: number, kept: KeptRead[], meanwhile = () => {}) {
  database.allKept.mockReturnValue(
    new Promise((resolve) => setTimeout(() => resolve(kept), milliseconds)),
  );
  let isDrawn = false;
  void restoreReads(client).then(() => {
    isDrawn = true;
  });
  await vi.advanceTimersByTimeAsync(600);
  expect(isDrawn).toBe(true);
  meanwhile();
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test.each([10, 5_000])("restores this session's reads as stale, even after %i ms", async (ms) => {
  await restoreAfter(ms, mine());
  expect(client.getQueryData(['tickets.list'])).toEqual(tickets);
  expect(client.getQueryState(['tickets.list'])?.isInvalidated).toBe(true);
});

test.each([10, 5_000])('removes the reads of another session, even after %i ms', async (ms) => {
  const other = read('another|session|', ['tickets.list'], tickets);
  await restoreAfter(ms, [...mine(), other]);
  expect(database.dropKept).toHaveBeenCalledWith([other]);
});

test("ignores reads that arrive after the server's response, because the rights may differ", async () => {
  await restoreAfter(5_000, mine(), () => client.setQueryData(['auth.user'], null));
  expect(client.getQueryData(['tickets.list'])).toBeUndefined();
});

test('ignores reads that arrive after another user has signed in', async () => {
  await restoreAfter(5_000, mine(), () => localStorage.setItem('auth_token', 'theirs'));
  expect(client.getQueryData(['tickets.list'])).toBeUndefined();
  expect(database.dropKept).not.toHaveBeenCalled();
});
