import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseBusy, DatabaseUnavailable } from '../database/errors.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { notStored } from '../stored-files/refused.ts';
import { errors } from './errors.ts';
import { startTestApp } from './test-app.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
const logged: unknown[] = [];
let thrown: unknown;

/** An app that had started a response when an error was thrown. */
beforeAll(async () => {
  const log = { error: (facts: { err: unknown }) => logged.push(facts.err) };
  const handled = errors({ log } as unknown as ServerContext, async () => {});
  app = await startTestApp((context) => {
    context.state.requestId = 'r1';
    context.set('ETag', '"begun"');
    context.set('Cache-Control', 'public, max-age=60');
    return handled(context, () => Promise.reject(thrown));
  });
});
afterAll(() => app.stop());

async function answerTo(error: unknown) {
  thrown = error;
  logged.length = 0;
  const answer = await fetch(app.url);
  return { answer, body: await answer.json() };
}

test('a refusal is sent with its message, code and fields, and is not logged', async () => {
  const { answer, body } = await answerTo(invalid('email', 'This is no address'));
  expect(answer.status).toBe(400);
  expect(body).toEqual({
    message: 'This is no address',
    code: 'validation_failed',
    errors: [{ field: 'email', code: 'invalid', message: 'This is no address' }],
    requestId: 'r1',
  });
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(logged).toEqual([]);
});

test('a refusal is never cached and has no ETag', async () => {
  const { answer } = await answerTo(new Refusal(404, 'Gone', 'not_found'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
});

test('a refusal can include Retry-After, even for an immediate retry', async () => {
  for (const retryAfter of [0, 30]) {
    const { answer } = await answerTo(new Refusal(429, 'Later', 'rate_limited', { retryAfter }));
    expect(answer.headers.get('retry-after')).toBe(String(retryAfter));
  }
});

test('OP-02: an unavailable database is 503 with Retry-After, and is logged', async () => {
  const away = new DatabaseUnavailable('disk full at /var/lib');
  const { answer, body } = await answerTo(away);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(body).toEqual({
    message: "The database isn't available. Please try again.",
    code: 'unavailable',
    requestId: 'r1',
  });
  expect(logged).toEqual([away]);
});

test('a write that waited too long for others is 503 with Retry-After', async () => {
  const { answer, body } = await answerTo(new DatabaseBusy('deadlock detected'));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(body).toMatchObject({
    message: 'The server is busy. Please try again.',
    code: 'unavailable',
  });
});

test('IN-06: any other error is logged and reveals nothing to the caller', async () => {
  const bug = new Error('no such column: secret');
  const { answer, body } = await answerTo(bug);
  expect(answer.status).toBe(500);
  expect(body).toEqual({ message: 'Something went wrong', code: 'internal', requestId: 'r1' });
  expect(logged).toEqual([bug]);
});

test('the cause of a refusal, such as a full disk, is logged but not shown', async () => {
  const full = new Error('ENOSPC: no space left on device');
  const { answer, body } = await answerTo(notStored(full));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(body).toMatchObject({ message: "The file couldn't be stored. Please try again later." });
  expect(JSON.stringify(body)).not.toContain('ENOSPC');
  expect(logged).toEqual([full]);
});
