import type { MockedRefusal } from '@helpdesk/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answerOperations, forbidden, gatewayTimeout } from '../test/operations.ts';
import { createCache, readKey } from './cache.ts';
import { useRead } from './use-read.ts';

const stats = { total: 1, open: 1, in_progress: 0, resolved: 0, closed: 0 };

afterEach(cleanup);

/** Returns what a read shows whose first response succeeded. */
async function readTwice(second: MockedRefusal) {
  answerOperations({ 'tickets.stats': stats });
  const client = createCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ ...useRead('tickets.stats') }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual(stats));
  answerOperations({ 'tickets.stats': second });
  await act(() => client.refetchQueries());
  const failures = () => client.getQueryState(readKey('tickets.stats'))?.errorUpdateCount;
  await waitFor(() => expect(failures()).toBe(1));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  return result.current;
}

test('keeps the earlier data while the server is unreachable', async () => {
  expect(await readTwice(gatewayTimeout)).toMatchObject({
    data: stats,
    isError: false,
    error: null,
  });
});

test('a rejected read is an error, even if there is earlier data', async () => {
  expect(await readTwice(forbidden)).toMatchObject({ isError: true });
});
