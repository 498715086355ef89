import { type MockedAnswers, mockFetch } from '@helpdesk/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';

/** Answers the calls of the elements from bodies of the contract; a test that makes other calls fails. Returns the calls made. */
export function answerCalls(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  // The script has no origin here, and the signals of jsdom are none to Node's own Request.
  vi.stubGlobal('fetch', (url: string, { signal: _signal, ...request }: RequestInit) =>
    mocked(url.replace(/^null/, 'http://helpdesk.test'), request),
  );
  onTestFinished(() => {
    const others = mocked.calls.filter(({ operation }) => !(operation in answers));
    expect(others.map(({ operation }) => operation)).toEqual([]);
  });
  return mocked.calls;
}
