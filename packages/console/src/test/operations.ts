import { type MockedAnswers, MockedRefusal, mockFetch } from '@helpdesk/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';

export const unauthorized = new MockedRefusal(401, 'Unauthorized', 'unauthorized');
export const forbidden = new MockedRefusal(
  403,
  'You do not have permission to do this',
  'forbidden',
);
export const failed = new MockedRefusal(500, 'Something went wrong', 'internal');
/** A proxy's response if the server doesn't respond: a page, without an error of the contract. */
export const gatewayTimeout = new MockedRefusal(504, 'Gateway Timeout');

/** Answers calls by operation, with response bodies of the contract; a test that makes other calls fails. Returns the calls made. */
export function answerOperations(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  // Node's own Request doesn't accept jsdom's signals.
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

type PageFacts = { total: number; nextCursor: string | null };

/** Adds the total and the next cursor to each page of a list; call it after `answerOperations`. */
export function answerPages(path: string, factsOf: (query: URLSearchParams) => PageFacts) {
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const response = await answered(url, request);
    const { pathname, searchParams } = new URL(url);
    if (pathname !== path || !response.ok) return response;
    const { total, nextCursor } = factsOf(searchParams);
    response.headers.set('X-Total-Count', String(total));
    if (nextCursor) response.headers.set('Link', `<${path}?cursor=${nextCursor}>; rel="next"`);
    return response;
  });
}

/** A response that arrives when the test releases it. */
export function heldAnswer<Result>(result: Result) {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => arrived.then(() => result), release: () => release() };
}
