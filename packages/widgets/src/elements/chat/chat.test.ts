import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrolled } from '../../test-page.ts';
import { firstAnswer, settled, slowAnswer } from '../../test-server.ts';
import { chatOf, memory, messageOf, placeChat, store, stored, welcome } from './test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  scrolled.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('greets the visitor and shows who is online, with one request and nothing stored', async () => {
  const slow = slowAnswer<typeof welcome>();
  const { one, said, status, asked, calls, sockets } = placeChat({
    'publicChat.welcome': () => slow.answer(welcome),
  });
  await settled();
  expect([one('h2')?.textContent, status(), said()]).toEqual(['Assistant', 'Connecting…', []]);
  slow.give();
  await settled();
  expect([one('h2')?.textContent, status()]).toEqual(['Acme', "We're here to help"]);
  expect(said()).toEqual(['Hello from Acme']);
  expect(one('.who')?.textContent).toBe('Assistant');
  expect(asked('publicChat.welcome')).toMatchObject([{ params: { subdomain: 'acme' } }]);
  expect([calls.length, sockets(), localStorage.length]).toEqual([1, [], 0]);
});

test('shows the assistant if no one is online', async () => {
  const { status } = placeChat({
    'publicChat.welcome': { ...welcome, isAnybodyOnline: false },
  });
  await settled();
  expect(status()).toBe('Our assistant is here to help');
});

test('starts the chat with the first message, and stores it for the next page', async () => {
  const { root, say, box, said, receipt, asked, hello, frames, socket, events, status } = placeChat(
    {},
  );
  await settled();
  await say('  My kettle leaks ');
  expect([box.value, root.activeElement]).toEqual(['', box]);
  expect(scrolled.map(([{ className }, how]) => [className, how])).toEqual([['scroll', [0, 0]]]);
  const [call] = asked('publicChat.start');
  expect(call?.body).toEqual({
    pageUrl: location.href,
    message: 'My kettle leaks',
    clientId: expect.any(String),
  });
  expect(said()).toEqual(['Hello from Acme', 'My kettle leaks']);
  expect(receipt()).toBe('Sent');
  expect(stored()).toEqual({ ...memory, organization: welcome.organization, isOpen: true });
  expect(socket().url.href).toBe('ws://helpdesk.test/ws?sessionId=c1&after=2');
  expect(socket().protocols).toEqual(['helpdesk.v1', 'token.t1']);
  expect(status()).toBe('Connecting…');
  await hello();
  expect(status()).toBe("We're here to help");
  expect(frames('page')).toEqual([{ type: 'page', pageUrl: location.href }]);
  expect(frames('read').at(-1)).toEqual({ type: 'read', read: 2, delivered: 2 });
  expect(events.map(([name, { message }]) => [name, (message as typeof memory).id])).toEqual([
    ['message', 'm1'],
    ['message', 'm2'],
  ]);
});

test('sends where the visitor came from and their identity from the page', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  const { say, asked } = placeChat({}, { identity: 'signed' });
  await say('Hello');
  expect(asked('publicChat.start')[0]?.body).toMatchObject({
    pageUrl: location.href,
    referrer: 'https://search.example/',
    identity: 'signed',
  });
  vi.restoreAllMocks();
});

test('Enter sends, but not with Shift, while a word is composed, or in an empty box', async () => {
  const { type, press, box, say, one, asked, said, button } = placeChat();
  await type('One line');
  expect(await press('Enter', { shiftKey: true })).toBe(false);
  expect(await press('Enter', { isComposing: true })).toBe(false);
  expect(await press('a')).toBe(false);
  expect(box.value).toBe('One line');
  await say(' \n ');
  expect(asked('publicChat.start')).toEqual([]);
  await type('Two lines');
  const sends = vi.fn();
  one('form')?.addEventListener('submit', (event) => sends(event.defaultPrevented));
  button('Send')?.click();
  await settled();
  expect(said().at(-1)).toBe('Two lines');
  // The page does not navigate.
  expect(sends.mock.calls).toEqual([[true]]);
  await type('Three lines');
  expect(await press('Enter')).toBe(true);
});

test('shows a message at once, and retries it once after a failure', async () => {
  const slow = slowAnswer<MockedRefusal>();
  const { say, said, receipt, status, trouble, events, calls } = placeChat({
    'publicChat.start': () => slow.answer(new MockedRefusal(503, 'Back soon')) as never,
  });
  await settled();
  await say('Hello');
  expect([said().at(-1), receipt(), status()]).toEqual(['Hello', 'Sending…', 'Connecting…']);
  slow.give();
  await settled();
  expect(receipt()).toBe("Sends when you're back online");
  expect(status()).toBe('Disconnected');
  const failed = /^I'm having trouble connecting right now/;
  expect(trouble()).toMatch(failed);
  expect(events).toEqual([['error', { message: expect.stringMatching(failed), code: undefined }]]);
  await vi.advanceTimersByTimeAsync(3_750);
  await settled();
  expect(calls.filter(({ operation }) => operation === 'publicChat.start')).toHaveLength(2);
  slow.give();
  await settled();
});

test('the next page continues the chat', async () => {
  store();
  const { server, hello, said, socket, sockets, asked, status } = placeChat();
  await settled();
  expect(sockets()).toHaveLength(1);
  expect(socket().url.search).toBe('?sessionId=c1&after=0');
  await server({ type: 'chat_message', data: messageOf(1, 'bot', 'Hello from Acme') });
  await hello({ type: 'session_updated', data: chatOf({ withBot: false, agentName: 'Ben' }) });
  expect(status()).toBe("You're chatting with Ben");
  await server({ type: 'chat_message', data: messageOf(2, 'agent', 'Still there?') });
  expect(said()).toEqual(['Hello from Acme', 'Still there?']);
  expect(asked('publicChat.start')).toEqual([]);
});

test('forgets a chat that no longer exists', async () => {
  store();
  const { server, sockets } = placeChat();
  await settled();
  await server({ type: 'error', code: 'gone', message: 'This chat is gone' });
  sockets()[0]?.onclose?.({ code: 1000 });
  await settled();
  expect(stored()).toBeNull();
});

test('shows the status of the chat below the name', async () => {
  const { say, hello, server, status, lose } = placeChat();
  await say('Hello');
  await hello();
  const now = (more: Parameters<typeof chatOf>[0]) =>
    server({ type: 'session_updated', data: chatOf(more) });
  await now({ status: 'waiting', withBot: false, queuePosition: 2, agentName: 'Ben' });
  expect(status()).toBe('One person is ahead of you');
  await now({ status: 'waiting', withBot: false, queuePosition: 3 });
  expect(status()).toBe('2 people are ahead of you');
  await now({ status: 'waiting', withBot: false, queuePosition: 1 });
  expect(status()).toBe("You're next in line");
  await now({ withBot: false, agentName: 'Ben' });
  expect(status()).toBe("You're chatting with Ben");
  // The chat's status is newer than that of the welcome response.
  await now({ isAnybodyOnline: false });
  expect(status()).toBe('Our assistant is here to help');
  await now({ isAnybodyOnline: true });
  expect(status()).toBe("We're here to help");
  await now({ status: 'closed', agentName: 'Ben' });
  expect(status()).toBe('This chat has ended');
  await lose();
  expect(status()).toBe('Disconnected');
});

test('shows typing on both sides', async () => {
  const { say, type, hello, server, frames, one } = placeChat();
  await say('Hello');
  await hello({ type: 'session_updated', data: chatOf({ withBot: false }) });
  await type('And');
  expect(frames('typing')).toHaveLength(1);
  expect(one('.typing')).toBeNull();
  await server({ type: 'typing', senderType: 'agent', senderName: 'Ben', isTyping: true });
  expect(one('.typing')?.ariaLabel).toBe('Ben is typing');
  await server({ type: 'typing', senderType: 'agent', senderName: 'Ben', isTyping: false });
  expect(one('.typing')).toBeNull();
});

test('resends rejected messages when the visitor asks for it', async () => {
  const { say, hello, server, frames, push, receipt } = placeChat();
  await say('Hello');
  await hello();
  await say('Once more');
  const [frame] = frames('chat_message');
  const { clientId } = frame as { clientId: string };
  expect(frame).toEqual({ type: 'chat_message', message: 'Once more', clientId });
  await server({ type: 'error', code: 'rate_limited', message: 'Please wait', clientId });
  expect(receipt()).toBe('Please wait');
  await push('Try again');
  expect(frames('chat_message')).toEqual([frame, frame]);
  expect(receipt()).toBe('Sending…');
});

test("the page's greeting replaces the server's, with the name filled in", async () => {
  const { said, say } = placeChat({}, { greeting: 'Welcome to {organization}!' });
  await settled();
  expect(said()).toEqual(['Welcome to Acme!']);
  await say('Hello');
  expect(said()).toEqual(['Welcome to Acme!', 'Hello']);
});

test('reset ends the chat on this page and in storage', async () => {
  const { host, say, hello, said, socket, events, asked, push, one } = placeChat();
  await say('Hello');
  await hello();
  const before = socket();
  await push('Talk to a person');
  expect(one('form.sheet')).not.toBeNull();
  // A chat has no form to submit.
  host.handle?.submit();
  host.handle?.reset();
  await settled();
  expect(said()).toEqual(['Hello from Acme']);
  expect([stored(), before.isOpen, one('form.sheet')]).toEqual([null, false, null]);
  await say('Hello again');
  expect(asked('publicChat.start')).toHaveLength(2);
  expect(events.map(([name]) => name)).not.toContain('error');
});

test('a preview sends and stores nothing, and shows its given data', async () => {
  store();
  const { box, say, said, status, calls, sockets, one, push, all } = placeChat(
    {},
    { definition: welcome },
  );
  await say('Hello');
  expect([said(), status(), box.value]).toEqual([
    ['Hello from Acme'],
    "We're here to help",
    'Hello',
  ]);
  expect(one('h2')?.textContent).toBe('Acme');
  await push('Talk to a person');
  expect(all('.sheet')).toEqual([]);
  expect([calls, sockets()]).toEqual([[], []]);
});

test("the greeting comes from the loader's response", async () => {
  const first = firstAnswer(JSON.stringify({ ...welcome, greeting: 'At once' }));
  const { said, calls } = placeChat({}, { first });
  await settled();
  expect([said(), calls]).toEqual([['At once'], []]);
});
