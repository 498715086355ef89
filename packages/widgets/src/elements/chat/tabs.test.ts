import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../test-server.ts';
import { chatOf, messageOf, placeChat, store, stored } from './test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates that another tab of the site has changed the storage. */
async function hear() {
  window.dispatchEvent(new StorageEvent('storage'));
  await settled();
}

test('a tab without a chat continues the one that another tab starts', async () => {
  const { say, asked, hello, sockets, frames, said } = placeChat();
  await settled();
  store({ id: 'c9' });
  await hear();
  expect(sockets().map(({ url }) => url.searchParams.get('sessionId'))).toEqual(['c9']);
  await hello(
    { type: 'session_updated', data: chatOf({ id: 'c9' }) },
    { type: 'chat_message', data: messageOf(1, 'bot', 'Hello from the other tab') },
  );
  expect(said()).toEqual(['Hello from the other tab']);
  await say('And from here');
  expect(frames('chat_message')).toMatchObject([{ message: 'And from here' }]);
  expect(asked('publicChat.start')).toEqual([]);
  expect(stored().id).toBe('c9');
});

test('if two tabs start a chat, the later message is sent to the earlier chat', async () => {
  const { type, press, asked, hello, sockets, frames } = placeChat();
  await type('Me too');
  // This tab hasn't had the storage event yet.
  store({ id: 'c9' });
  await press('Enter');
  expect(asked('publicChat.start')).toEqual([]);
  expect(sockets().map(({ url }) => url.searchParams.get('sessionId'))).toEqual(['c9']);
  await hello();
  expect(frames('chat_message')).toMatchObject([{ message: 'Me too' }]);
});

test('does not continue a chat that is over: the first message starts another', async () => {
  store({ isLive: false });
  const { type, press, asked, push, hello } = placeChat();
  await settled();
  await hello({ type: 'session_updated', data: chatOf({ status: 'closed' }) });
  await push('Start a new chat');
  store({ isLive: false });
  await type('Again');
  await press('Enter');
  expect(asked('publicChat.start')).toHaveLength(1);
});

test('each tab keeps its own live chat, and replaces one that is over', async () => {
  store();
  const { hello, sockets, server } = placeChat();
  await settled();
  await hello({ type: 'session_updated', data: chatOf() });
  store({ id: 'c9' });
  await hear();
  expect(sockets()).toHaveLength(1);
  await server({ type: 'session_updated', data: chatOf({ status: 'closed' }) });
  store({ id: 'c9' });
  await hear();
  expect(sockets().at(-1)?.url.searchParams.get('sessionId')).toBe('c9');
});

test('forgets a chat that another tab has forgotten, for example after signing out', async () => {
  store();
  const { hello, server, said, one } = placeChat();
  await settled();
  await hello({ type: 'session_updated', data: chatOf() });
  await server({ type: 'chat_message', data: messageOf(1, 'agent', 'Secret') });
  localStorage.clear();
  await hear();
  expect([said(), stored()]).toEqual([['Hello from Acme'], null]);
  expect(one('[role=log]')?.textContent).not.toContain('Secret');
});

test('another organization has another chat with its own storage', async () => {
  store();
  const placed = placeChat();
  await settled();
  await placed.hello({ type: 'session_updated', data: chatOf() });
  await placed.server({ type: 'chat_message', data: messageOf(1, 'agent', 'Of Acme') });
  expect(placed.said()).toEqual(['Of Acme']);
  const [first] = placed.sockets();
  placed.draw({ organization: 'beta' });
  await settled();
  expect(first?.isOpen).toBe(false);
  expect(placed.said()).toEqual(['Hello from Acme']);
  expect(placed.calls.at(-1)?.params).toMatchObject({ subdomain: 'beta' });
  const box = placed.one('textarea') as HTMLTextAreaElement;
  box.value = 'Hello Beta';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await settled();
  expect(placed.asked('publicChat.start')[0]?.params).toMatchObject({ subdomain: 'beta' });
  expect(JSON.parse(localStorage['helpdesk-chat-beta'])).toMatchObject({ id: 'c1' });
  delete localStorage['helpdesk-chat-beta'];
});
