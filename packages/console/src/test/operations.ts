import { type MockedAnswers, mockFetch } from '@helpdesk/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';

/** Answers calls by operation, from bodies of the contract; a test that makes other calls fails. Returns the calls made. */
export function answerOperations(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  // Node's own Request takes no signal of jsdom.
  vi.stubGlobal('fetch', (url: string, { signal: _signal, ...request }: RequestInit) =>
    mocked(url, request),
  );
  onTestFinished(() => {
    const others = mocked.calls.filter(({ operation }) => !(operation in answers));
    expect(others.map(({ operation }) => operation)).toEqual([]);
  });
  return mocked.calls;
}
