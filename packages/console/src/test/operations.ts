import { type MockedAnswers, mockFetch } from '@helpdesk/sdk/testing';
import { vi } from 'vitest';

/** Answers calls by operation, from bodies of the contract; returns them as they were made. */
export function answerOperations(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  // Node's own Request takes no signal of jsdom.
  vi.stubGlobal('fetch', (url: string, { signal: _signal, ...request }: RequestInit) =>
    mocked(url, request),
  );
  return mocked.calls;
}
