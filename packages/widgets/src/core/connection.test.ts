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

test('the server’s own sentence is shown', () => {
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
])('what the server did not say is not shown: %s', (error) => {
  expect(sentenceOf(error, otherwise)).toBe(otherwise);
});

test('no call carries cookies, and none takes longer than ten seconds', () => {
  expect(connection).toMatchObject({ credentials: 'omit', timeout: 10_000 });
});

const broken = () => new MockedRefusal(503, 'Back soon');
const answers = { formId: 'f', org: 'acme', data: {} };

test('what creates something is sent once, unless a key lets the server recognize it', async () => {
  const calls = answerCalls({ 'publicChat.start': broken, 'widget.submit': broken });
  await expect(ask(publicChatStart, { subdomain: 'acme' })).rejects.toThrow('Back soon');
  expect(calls).toHaveLength(1);
  const headers = { 'Idempotency-Key': 'mine' };
  await expect(ask(widgetSubmit, answers, { headers })).rejects.toThrow('Back soon');
  const keys = calls.slice(1).map((call) => call.headers.get('idempotency-key'));
  expect(keys).toEqual(['mine', 'mine']);
});

test('what only reads is tried again, and the second answer counts', async () => {
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

test('a refusal is final', async () => {
  const calls = answerCalls({ 'publicHelp.articles': new MockedRefusal(404, 'Nobody here') });
  await expect(ask(publicHelpArticles, { subdomain: 'acme' })).rejects.toThrow('Nobody here');
  expect(calls).toHaveLength(1);
});

test('the answer that the loader asked for counts, and when it failed the server is asked', async () => {
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
])('by the chance %s the second try comes after %s milliseconds', async (chance, pause) => {
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
