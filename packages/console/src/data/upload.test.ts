import { MockedRefusal } from '@helpdesk/sdk/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerOperations } from '../test/operations.ts';
import { upload } from './upload.ts';

const size = 6 * 1024 * 1024;
const url = 'https://bucket.example/.incoming/o1/u1?X-Amz-Signature=x';
const at = '2026-03-03T09:14:00.000Z';
const begun = {
  id: 'u1',
  offset: 0,
  size,
  expiresAt: at,
  direct: { url, expiresAt: at },
  file: null,
};
const uploaded = { id: 'u1', name: 'film.mp4', size, type: 'video/mp4' };
const film = () => new File([new Uint8Array(size)], 'film.mp4', { type: 'video/mp4' });

/** The requests sent with progress: URL, method, type and size. */
let sent: { url: string; method: string; type: string; size: number }[] = [];
/** The status of the bucket's response; 0 for none, for example if its CORS rules block the page. */
let bucketAnswers = 200;

class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  private method = '';
  private url = '';
  private headers: Record<string, string> = {};
  open(method: string, to: string) {
    Object.assign(this, { method, url: to });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => 'application/json';
  abort() {}
  send(body: Blob) {
    const { method, headers } = this;
    sent.push({ url: this.url, method, type: body.type, size: body.size });
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    if (this.url === url) {
      this.status = bucketAnswers;
      setTimeout(() => (bucketAnswers === 0 ? this.onerror?.() : this.onload?.()));
      return;
    }
    void fetch(this.url, { method, headers, body }).then(async (answer) => {
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    });
  }
}

beforeEach(() => {
  sent = [];
  bucketAnswers = 200;
  vi.stubGlobal('XMLHttpRequest', Request);
});

const send = (onProgress = (_: number) => {}) =>
  upload(film(), onProgress, new AbortController().signal);

test('uploads a large file to the bucket, as bytes without a type, and confirms it', async () => {
  const calls = answerOperations({
    'files.beginUpload': begun,
    'files.confirmUpload': uploaded,
  });
  const parts: number[] = [];
  expect(await send((part) => parts.push(part))).toEqual(uploaded);
  expect(sent).toEqual([{ url, method: 'PUT', type: '', size }]);
  expect(parts).toEqual([0.5]);
  expect(calls.map(({ operation }) => operation)).toEqual([
    'files.beginUpload',
    'files.confirmUpload',
  ]);
});

test.each([
  ['does not let the page put anything', 0],
  ['refuses it', 403],
])('if the bucket %s, uploads the same file to the server in chunks', async (_, answer) => {
  bucketAnswers = answer;
  const calls = answerOperations({
    'files.beginUpload': begun,
    'files.appendToUpload': undefined,
    'files.getUpload': { ...begun, direct: null, offset: size, file: uploaded },
  });
  expect(await send()).toEqual(uploaded);
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PATCH', 'PATCH']);
  expect(calls.filter(({ operation }) => operation === 'files.beginUpload')).toHaveLength(1);
});

test('shows why the server rejected a file after reading it, and does not upload it again', async () => {
  const sentence = "A virus was found in film.mp4, so it can't be attached";
  const calls = answerOperations({
    'files.beginUpload': begun,
    'files.confirmUpload': new MockedRefusal(400, sentence, 'file_infected'),
  });
  await expect(send()).rejects.toThrow(sentence);
  expect([sent.length, calls.length]).toEqual([1, 2]);
});
