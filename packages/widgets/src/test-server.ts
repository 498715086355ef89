import { type MockedAnswers, mockFetch } from '@helpdesk/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';

let inProgress = 0;
let held = 0;

/** Answers the calls of the elements from bodies of the contract; a test that makes other calls fails. Returns the calls made. */
export function answerCalls(answers: MockedAnswers) {
  const mocked = mockFetch(answers);
  async function answer(url: string, request: RequestInit) {
    inProgress += 1;
    try {
      // The script has no origin here, and the signals of jsdom are none to Node's own Request.
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

/** An answer that is read at once. */
const withText = (response: Response, text: string) =>
  Object.assign(response, { text: () => Promise.resolve(text) });

/** The answer that the loader has asked for already. */
export const firstAnswer = (text: string) => Promise.resolve(withText(new Response(text), text));

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** What a slow server answers: nothing until `give` is called. */
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

/** Resolves once every call is answered that is not held back, and what follows is drawn. */
export async function settled(): Promise<void> {
  do {
    await new Promise((done) => setImmediate(done));
  } while (inProgress > held);
}

/** Waits for what comes in several steps, as modules and the calls that follow; at most ten seconds. */
export async function until(isSo: () => unknown): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isSo() && Date.now() < end) await settled();
}
