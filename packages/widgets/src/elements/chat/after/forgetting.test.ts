import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test-server.ts';
import { chatOf, placeChat, stored } from '../test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("clearing a chat ends it and removes all its data from this browser, including the visitor's identity", async () => {
  const { say, push, said, asked, hello, one } = placeChat({
    'publicChat.forget': { isErasureRequested: false },
  });
  await settled();
  await say('Hello');
  await hello();
  await push('Clear chat');
  await push('Clear chat');
  expect(asked('publicChat.forget')).toHaveLength(1);
  expect([stored(), said()]).toEqual([null, ['Hello from Acme']]);
  expect(one('#done')?.textContent).toBe('Chat removed from this device.');
  await push('Start a new chat');
  await say('Somebody else');
  expect(asked('publicChat.start').at(-1)?.body).not.toHaveProperty('visitorId');
});

test('clears unsent messages, too', async () => {
  const { say, push, hello, said } = placeChat({
    'publicChat.forget': { isErasureRequested: false },
  });
  await settled();
  await say('Hello');
  await hello();
  await say('My card number is 4711');
  await push('Clear chat');
  await push('Clear chat');
  dispatchEvent(new Event('pagehide'));
  expect([said(), sessionStorage.length]).toEqual([['Hello from Acme'], 0]);
});

test('clears a chat that can no longer be ended', async () => {
  const { say, push, hello } = placeChat({
    'publicChat.forget': new MockedRefusal(404, 'Chat session not found', 'not_found'),
  });
  await settled();
  await say('Hello');
  await hello();
  await push('Clear chat');
  await push('Clear chat');
  expect(stored()).toBeNull();
});

test('changes nothing if the visitor cancels', async () => {
  const { say, push, hello, button, asked } = placeChat();
  await settled();
  await say('Hello');
  await hello();
  await push('Clear chat');
  expect(button('Send')).toBeUndefined();
  await push('Cancel');
  expect([asked('publicChat.forget').length, stored().id]).toEqual([0, 'c1']);
});

test('tells a verified visitor that the team is asked to erase their data, and confirms it only on success', async () => {
  let isDown = true;
  const { say, push, hello, one } = placeChat({
    'publicChat.forget': () =>
      isDown ? new MockedRefusal(503, 'Not now', 'unavailable') : { isErasureRequested: true },
  });
  await settled();
  await say('Hello');
  await hello({ type: 'session_updated', data: chatOf({ isVerified: true }) });
  await push('Clear chat');
  expect(one('.sheet p')?.textContent).toContain('asks the team to erase');
  await push('Clear chat');
  expect([stored().id, one('.notice')?.textContent]).toEqual(['c1', 'Not now']);
  isDown = false;
  await push('Clear chat');
  expect([stored(), one('#done')?.textContent]).toEqual([
    null,
    'Chat removed from this device. We asked the team to erase your data.',
  ]);
});
