import { type MockedAnswers, mockFetch } from '@helpdesk/sdk/testing';
import { vi } from 'vitest';

/** Answers the calls of the elements from bodies of the contract; returns them as they were made. */
export function answerCalls(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  // The script has no origin here, and the signals of jsdom are none to Node's own Request.
  vi.stubGlobal('fetch', (url: string, { signal: _signal, ...request }: RequestInit) =>
    mocked(url.replace(/^null/, 'http://helpdesk.test'), request),
  );
  return mocked.calls;
}
