import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../test-server.ts';
import { chatOf, placeChat, store } from './test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = { 'publicChat.identify': chatOf({ isVerified: true }) };

test("sends the page's latest identity and context with the first message", async () => {
  const { say, asked, draw } = placeChat(answers);
  await settled();
  draw({ context: { plan: 'free' } });
  draw({ identity: 'token', context: { plan: 'gold', orderId: 4711 } });
  await settled();
  expect(asked('publicChat.start')).toEqual([]);
  await say('Hello');
  expect(asked('publicChat.start')[0]?.body).toMatchObject({
    identity: 'token',
    context: { plan: 'gold', orderId: 4711 },
  });
});

test('sends a change of identity or context during a chat at once, and only once', async () => {
  const { say, hello, asked, draw } = placeChat(answers);
  await settled();
  await say('Hello');
  await hello();
  expect(asked('publicChat.identify')).toEqual([]);
  draw({ context: { orderId: 4711 } });
  await settled();
  draw({ context: { orderId: 4711 } });
  await settled();
  await hello();
  expect(asked('publicChat.identify').map(({ body }) => body)).toEqual([
    { context: { orderId: 4711 } },
  ]);
  draw({ identity: 'token', context: { orderId: 4711 } });
  await settled();
  expect(asked('publicChat.identify').at(-1)?.body).toEqual({
    identity: 'token',
    context: { orderId: 4711 },
  });
});

test('sends the current identity when the next page continues the chat', async () => {
  store();
  const { hello, asked } = placeChat(answers, { identity: 'token' });
  await settled();
  await hello();
  expect(asked('publicChat.identify').map(({ body }) => body)).toEqual([{ identity: 'token' }]);
});
