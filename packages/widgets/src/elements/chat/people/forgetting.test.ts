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

test('who wants to be forgotten ends the chat and leaves nothing in this browser, not even who they were', async () => {
  const { say, push, said, asked, hello } = placeChat({
    'publicChat.close': chatOf({ status: 'closed' }),
  });
  await settled();
  await say('Hello');
  await hello();
  await push('Forget me');
  await push('Forget me');
  expect(asked('publicChat.close')).toHaveLength(1);
  expect([stored(), said()]).toEqual([null, ['Hello from Acme']]);
  await say('Somebody else');
  expect(asked('publicChat.start').at(-1)?.body).not.toHaveProperty('visitorId');
});

test('a chat that cannot be ended any more is forgotten all the same', async () => {
  const { say, push, hello } = placeChat({
    'publicChat.close': new MockedRefusal(404, 'Chat session not found', 'not_found'),
  });
  await settled();
  await say('Hello');
  await hello();
  await push('Forget me');
  await push('Forget me');
  expect(stored()).toBeNull();
});

test('cancelled, everything stays', async () => {
  const { say, push, hello, button, asked } = placeChat();
  await settled();
  await say('Hello');
  await hello();
  await push('Forget me');
  expect(button('Send')).toBeUndefined();
  await push('Cancel');
  expect([asked('publicChat.close').length, stored().id]).toEqual([0, 'c1']);
});
