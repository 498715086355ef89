import { type MockedAnswers, mockFetch } from '@helpdesk/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';

let inProgress = 0;
let held = 0;

/** Mocks the server with bodies of the contract; calls without a mock fail the test. Returns the calls made. */
export function answerCalls(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  async function answer(url: string, request: RequestInit) {
    inProgress += 1;
    try {
      // The script has no origin here, and Node's Request doesn't accept the signals of jsdom.
      const response = await mocked(url.replace(/^null/, 'http://helpdesk.test'), request);
      return withText(response, await response.text());
    } finally {
      inProgress -= 1;
    }
  }
  vi.stubGlobal('fetch', (url: string, { signal, ...request }: RequestInit) =>
    Promise.race([answer(url, request), ...(signal ? [abortOf(signal)] : [])]),
  );
  onTestFinished(() => {
    const others = mocked.calls.filter(({ operation }) => !(operation in answers));
    expect(others.map(({ operation }) => operation)).toEqual([]);
  });
  return mocked.calls;
}

/** A response whose text is available at once. */
const withText = (response: Response, text: string) =>
  Object.assign(response, { text: () => Promise.resolve(text) });

/** The response that the loader has already requested. */
export const firstAnswer = (text: string) => Promise.resolve(withText(new Response(text), text));

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** A response of a slow server: it waits until `give` is called. */
export function slowAnswer<Result>() {
  const waiting: (() => void)[] = [];
  return {
    answer: (result: Result) =>
      new Promise<Result>((done) => {
        held += 1;
        waiting.push(() => {
          held -= 1;
          done(result);
        });
      }),
    give: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

/** Resolves once all calls that aren't delayed have responses, and the results are rendered. */
export async function settled(): Promise<void> {
  do {
    await new Promise((done) => setImmediate(done));
  } while (inProgress > held);
}

/** Waits for a condition that needs several steps, such as loading modules and the calls after it; up to ten seconds. */
export async function until(isSo: () => unknown): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isSo() && Date.now() < end) await settled();
}
