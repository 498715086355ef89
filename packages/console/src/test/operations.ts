import { type MockedAnswers, MockedRefusal, mockFetch } from '@helpdesk/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';

export const unauthorized = new MockedRefusal(401, 'Unauthorized', 'unauthorized');
export const forbidden = new MockedRefusal(
  403,
  'You do not have permission to do this',
  'forbidden',
);
export const failed = new MockedRefusal(500, 'Something went wrong', 'internal');
/** What a proxy answers when the server does not: a page, without a sentence of the contract. */
export const gatewayTimeout = new MockedRefusal(504, 'Gateway Timeout');

/** Answers calls by operation, from bodies of the contract; a test that makes other calls fails. Returns the calls made. */
export function answerOperations(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  // Node's own Request takes no signal of jsdom.
  vi.stubGlobal('fetch', async (url: string, { signal: _signal, ...request }: RequestInit) => {
    const response = await mocked(url, request);
    const { status } = response;
    return status === gatewayTimeout.status ? new Response('<h1>Later</h1>', { status }) : response;
  });
  onTestFinished(() => {
    const others = mocked.calls.filter(({ operation }) => !(operation in answers));
    expect(others.map(({ operation }) => operation)).toEqual([]);
  });
  return mocked.calls;
}
