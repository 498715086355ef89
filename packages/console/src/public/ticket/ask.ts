/** The server's response: one of its pages, or nothing readable. */
export interface Answer {
  /** 0 if the server couldn't be reached. */
  status: number;
  page: Document | null;
  etag: string | null;
}

interface Question {
  headers?: Record<string, string>;
  body?: URLSearchParams;
}

const timeout = 30_000;

/** Requests a page. The browser parses it, with Trusted Types in force. */
export const ask = (path: string, { headers = {}, body }: Question = {}): Promise<Answer> =>
  new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open(body ? 'POST' : 'GET', path);
    request.responseType = 'document';
    request.timeout = timeout;
    request.setRequestHeader('Accept', 'text/html');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onloadend = () => {
      const { status } = request;
      // Chromium parses an empty 304 response into a page with a style that the policy refuses.
      const page = status && status !== 304 ? request.response : null;
      done({ status, page, etag: status ? request.getResponseHeader('ETag') : null });
    };
    request.send(body ?? null);
  });

const pauses = [400, 1_500];

/** Like `ask`, but retries if the connection or the server fails: for idempotent requests. */
export async function askAgain(path: string, question: Question): Promise<Answer> {
  let answer = await ask(path, question);
  for (const pause of pauses) {
    if (answer.status !== 0 && answer.status < 500) break;
    await new Promise((done) => setTimeout(done, pause));
    answer = await ask(path, question);
  }
  return answer;
}

/** The reason for a refusal, from the server's error page. */
export const reasonIn = ({ page }: Answer): string =>
  page?.querySelector('.lost p')?.textContent ?? '';
