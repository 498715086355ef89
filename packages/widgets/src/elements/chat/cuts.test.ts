import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAnswer, settled } from '../../test-server.ts';
import { chatOf, fetchModule, placeChat, store, welcome } from './test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failed =
  "I'm having trouble connecting right now. Please try again or contact our support team.";
const happens = async (type: string) => {
  dispatchEvent(new Event(type));
  await settled();
};

test('closes the socket of a page in the back/forward cache, and opens one when it returns', async () => {
  const { say, hello, socket, sockets } = placeChat();
  await say('Hello');
  await hello();
  await happens('pagehide');
  expect(socket().isOpen).toBe(false);
  expect(sockets()).toHaveLength(1);
  await happens('pageshow');
  expect(sockets()).toHaveLength(2);
  expect(socket().isOpen).toBe(true);
});

test('shows at once that the browser is offline, and connects when it is online', async () => {
  const { say, hello, socket, sockets, status, trouble } = placeChat();
  await say('Hello');
  await hello({ type: 'session_updated', data: chatOf() });
  await happens('offline');
  expect([socket().isOpen, status()]).toEqual([false, 'Disconnected']);
  // The chat continues once there is a connection, so the visitor doesn't have to do anything.
  expect(trouble()).toBeUndefined();
  await happens('online');
  expect([sockets().length, status()]).toEqual([2, 'Connecting…']);
  await hello();
  expect(status()).toBe("We're here to help");
});

test('does none of this on a page without a chat', async () => {
  const { sockets, calls } = placeChat();
  await settled();
  for (const type of ['pagehide', 'pageshow', 'offline', 'online']) await happens(type);
  expect([sockets(), calls.length]).toEqual([[], 1]);
});

test('a removed element closes its socket and ignores further events', async () => {
  const { say, hello, socket, sockets, remove, frames } = placeChat();
  await say('Hello');
  await hello();
  remove();
  expect(socket().isOpen).toBe(false);
  const heard = frames('read').length;
  for (const type of ['pageshow', 'online', 'offline']) await happens(type);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([sockets().length, frames('read').length]).toEqual([1, heard]);
});

test('without a welcome response, reports it and can try again', async () => {
  let isDown = true;
  const { trouble, status, events, push, said, asked } = placeChat({
    'publicChat.welcome': () =>
      isDown ? new MockedRefusal(404, 'There is no such organization', 'not_found') : welcome,
  });
  await settled();
  expect([trouble(), status(), said()]).toEqual(['There is no such organization', '', []]);
  expect(events).toEqual([
    ['error', { message: 'There is no such organization', code: 'not_found' }],
  ]);
  isDown = false;
  await push('Try again');
  expect([trouble(), status()]).toEqual([undefined, "We're here to help"]);
  expect(asked('publicChat.welcome')).toHaveLength(2);
});

test.each([
  ['an object of another kind', '{"fields":"none"}'],
  ['null', 'null'],
  ['nothing', ''],
])("treats a proxy's response of %s as a failure", async (_, text) => {
  const { trouble, events } = placeChat({}, { first: firstAnswer(text) });
  await settled();
  expect(trouble()).toBe(failed);
  expect(events).toEqual([['error', { message: failed, code: undefined }]]);
});

test('the error message can be replaced', async () => {
  const { trouble } = placeChat({}, { first: firstAnswer('{}'), texts: { failed: 'Kein Netz' } });
  await settled();
  expect(trouble()).toBe('Kein Netz');
});

test('reports code that cannot be loaded, keeps the text, and tries again on the next key press', async () => {
  fetchModule.mockRejectedValueOnce(new Error('connection'));
  const { type, press, push, box, trouble, events, said } = placeChat();
  await type('Hello');
  expect([trouble(), box.value]).toEqual([failed, 'Hello']);
  expect(events).toEqual([['error', { message: failed, code: undefined }]]);
  await push('Try again');
  expect(trouble()).toBeUndefined();
  await press('Enter');
  expect(said()).toEqual(['Hello from Acme', 'Hello']);
  expect(fetchModule.mock.calls.at(-1)).toEqual(['connection', '{connection}']);
});

test('reports each failed attempt to start a chat, and starts it on a later attempt', async () => {
  let isDown = true;
  const begun = { visitorId: 'v1', token: 't1', socketUrl: '' };
  const { say, trouble, events, push, socket, status, asked, said } = placeChat({
    'publicChat.start': () =>
      isDown ? new MockedRefusal(503, 'Back soon') : { ...begun, session: chatOf() },
  });
  await say('Hello');
  expect([trouble(), status()]).toEqual([failed, 'Disconnected']);
  await say('Anybody?');
  expect(events.filter(([name]) => name === 'error')).toHaveLength(2);
  isDown = false;
  await push('Try again');
  expect([trouble(), socket().isOpen]).toEqual([undefined, true]);
  const bodies = asked('publicChat.start').map(({ body }) => body);
  expect(bodies.at(-1)).toEqual(bodies[0]);
  expect(said()).toContain('Anybody?');
});

test('shows a lost connection of a running chat in the head, not as a failure', async () => {
  const { say, hello, lose, status, trouble, sockets } = placeChat();
  await say('Hello');
  await hello({ type: 'session_updated', data: chatOf() });
  await lose();
  expect([status(), trouble()]).toEqual(['Disconnected', undefined]);
  await vi.advanceTimersByTimeAsync(3_750);
  expect([sockets().length, status()]).toEqual([2, 'Connecting…']);
});

test('connects to a chat of an earlier page without a message', async () => {
  store({ isLive: false });
  const { sockets } = placeChat();
  await settled();
  // An inline chat is always open.
  expect(sockets()).toHaveLength(1);
});
