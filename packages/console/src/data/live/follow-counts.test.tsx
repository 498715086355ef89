import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { createCache, readKey } from '../cache.ts';
import { useFollowCounts } from './follow-counts.ts';

afterEach(cleanup);

const counts = (notifications: number) => ({
  tickets: 0,
  chatSessions: 0,
  notifications,
  views: null,
});
const Follows = () => {
  useFollowCounts();
  return null;
};

function follow(role: 'customer' | 'agent') {
  const calls = answerOperations({ 'dashboard.counts': counts(1) });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), member(role));
  client.setQueryData(readKey('dashboard.counts'), counts(0));
  client.setQueryData(readKey('tickets.get', { id: 't1' }), {});
  draw(<Follows />, client);
  const isStale = () =>
    client.getQueryState(readKey('tickets.get', { id: 't1' }))?.isInvalidated ?? false;
  return { calls, client, isStale };
}

it('refetches a customer’s tickets when the badge count changes', async () => {
  const { client, isStale } = follow('customer');
  expect(isStale()).toBe(false);
  act(() => void client.setQueryData(readKey('dashboard.counts'), counts(1)));
  await waitFor(() => expect(isStale()).toBe(true));
});

it('refetches the badge count at once when a customer returns to the window', async () => {
  const { calls } = follow('customer');
  const asked = () => calls.filter(({ operation }) => operation === 'dashboard.counts').length;
  const before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it("leaves the staff's badge to the socket", async () => {
  const { client, isStale, calls } = follow('agent');
  act(() => void client.setQueryData(readKey('dashboard.counts'), counts(1)));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(isStale()).toBe(false);
  expect(calls).toEqual([]);
});
