import { HelpdeskError } from '@helpdesk/sdk';
import { publicChatStart, publicHelpArticles, widgetSubmit } from '@helpdesk/sdk/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, firstAnswer, settled } from '../test-server.ts';
import { ask, connection, sentenceOf } from './connection.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const otherwise = 'Failed to submit form. Please try again.';

test("shows the server's own message", () => {
  const error = new HelpdeskError(429, 'Please wait a minute', 'rate_limited');
  expect(sentenceOf(error, otherwise)).toBe('Please wait a minute');
});

test.each([
  new HelpdeskError(0, 'The helpdesk could not be reached', 'network'),
  new HelpdeskError(0, 'The helpdesk took too long', 'timeout'),
  new HelpdeskError(200, 'The answer could not be read', 'unreadable'),
  new HelpdeskError(502, '<h1>Bad gateway</h1>', 'http'),
  new TypeError('x is not a function'),
  undefined,
])('does not show what the server did not send: %s', (error) => {
  expect(sentenceOf(error, otherwise)).toBe(otherwise);
});

test('sends no cookies, and times out after ten seconds', () => {
  expect(connection).toMatchObject({ credentials: 'omit', timeout: 10_000 });
});

const broken = () => new MockedRefusal(503, 'Back soon');
const answers = { formId: 'f', org: 'acme', data: {} };

test('sends a create once, unless it has an idempotency key', async () => {
  const calls = answerCalls({ 'publicChat.start': broken, 'widget.submit': broken });
  await expect(ask(publicChatStart, { subdomain: 'acme' })).rejects.toThrow('Back soon');
  expect(calls).toHaveLength(1);
  const headers = { 'Idempotency-Key': 'mine' };
  await expect(ask(widgetSubmit, answers, { headers })).rejects.toThrow('Back soon');
  const keys = calls.slice(1).map((call) => call.headers.get('idempotency-key'));
  expect(keys).toEqual(['mine', 'mine']);
});

test('retries a read, and uses the second response', async () => {
  let tries = 0;
  const calls = answerCalls({
    'publicHelp.articles': () => {
      tries += 1;
      return tries === 1 ? broken() : [];
    },
  });
  expect(await ask(publicHelpArticles, { subdomain: 'acme' })).toEqual([]);
  expect(calls).toHaveLength(2);
});

test('does not retry a rejected call', async () => {
  const calls = answerCalls({ 'publicHelp.articles': new MockedRefusal(404, 'Nobody here') });
  await expect(ask(publicHelpArticles, { subdomain: 'acme' })).rejects.toThrow('Nobody here');
  expect(calls).toHaveLength(1);
});

test("uses the loader's response, and asks the server if that failed", async () => {
  const calls = answerCalls({ 'publicHelp.articles': [] });
  const first = firstAnswer('["early"]');
  expect(await ask(publicHelpArticles, { subdomain: 'acme' }, { first })).toEqual(['early']);
  expect(calls).toEqual([]);
  const failed = Promise.resolve(new Response('', { status: 502 }));
  expect(await ask(publicHelpArticles, { subdomain: 'acme' }, { first: failed })).toEqual([]);
  expect(calls).toHaveLength(1);
});

test.each([
  [0, 300],
  [0.5, 450],
  [1, 600],
])('with the random value %s, retries after %s milliseconds', async (chance, pause) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const calls = answerCalls({ 'publicHelp.articles': broken });
  const asked = ask(publicHelpArticles, { subdomain: 'acme' }).catch((error: Error) => error);
  await settled();
  await vi.advanceTimersByTimeAsync(pause - 1);
  await settled();
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(calls).toHaveLength(2);
  expect(await asked).toMatchObject({ serverMessage: 'Back soon' });
});
