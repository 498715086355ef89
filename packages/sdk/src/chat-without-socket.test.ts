import { expect, test } from 'vitest';
import {
  calls,
  connect,
  opened,
  pass,
  session,
  socket,
  TestSocket,
  useChatServer,
} from './test/chat.ts';

useChatServer();

/** A server that stores messages, and returns those after a sequence number. */
function keeping() {
  const stored: { seq: number; clientId: unknown; message: unknown }[] = [];
  calls.answer = ({ path, body }) => {
    const { clientId, message } = body;
    if (path.endsWith('/messages') && !stored.some((one) => one.clientId === clientId)) {
      stored.push({ seq: stored.length + 1, clientId, message });
    }
    const after = Number(new URL(path, 'https://x').searchParams.get('after'));
    return Response.json({ ...session, messages: stored.slice(after) });
  };
  return stored;
}

const gets = () => calls.asked.filter(({ path }) => path.includes('?after='));
const words = (all: readonly { message: unknown }[]) => all.map(({ message }) => message);

test.each([
  ['blocked by the policy of the page, which tells an error alone', () => socket().onerror?.()],
  ['refused', () => socket().onclose?.({ code: 1006 })],
  ['swallowed, so that nothing is heard for 8 seconds', () => pass(8_000)],
])('WS-09: where the socket is %s, the chat continues over HTTP', async (_, fail) => {
  const stored = keeping();
  const { chat } = connect();
  chat.send('Hello');
  expect(chat.state.status).toBe('connecting');
  await fail();
  await pass(0);
  expect(chat.state).toMatchObject({ status: 'polling', unsent: [] });
  expect(words(chat.state.messages)).toEqual(['Hello']);
  chat.send('Again');
  await pass(0);
  expect(words(chat.state.messages)).toEqual(['Hello', 'Again']);
  stored.push({ seq: 3, clientId: null, message: 'What an agent says' });
  await pass(3_000);
  expect(words(chat.state.messages)).toEqual(['Hello', 'Again', 'What an agent says']);
  expect(words(stored)).toEqual(['Hello', 'Again', 'What an agent says']);
  expect(chat.state.status).toBe('polling');
});

test('WS-09: the chat continues if the browser throws instead of opening a socket', async () => {
  keeping();
  const WebSocket = class {
    constructor() {
      throw new DOMException('insecure', 'SecurityError');
    }
  };
  const { chat } = connect({ WebSocket: WebSocket as never });
  chat.send('Hello');
  await pass(0);
  expect(chat.state).toMatchObject({ status: 'polling', unsent: [] });
});

test('where sockets are blocked, tries one each minute and switches to it when it opens', async () => {
  keeping();
  const { chat } = connect();
  chat.open();
  socket().onerror?.();
  await pass(59_000);
  expect(TestSocket.all).toHaveLength(1);
  expect(gets().length).toBeGreaterThan(15);
  await pass(4_000);
  expect(TestSocket.all).toHaveLength(2);
  expect(chat.state.status).toBe('polling');
  socket().greet();
  expect(chat.state.status).toBe('open');
  const before = gets().length;
  await pass(30_000);
  expect(gets()).toHaveLength(before);
  chat.send('By the socket');
  expect(socket().sent.at(-1)).toMatchObject({ message: 'By the socket' });
});

test('keeps polling while a socket attempt has no response', async () => {
  keeping();
  const { chat } = connect();
  chat.open();
  socket().onerror?.();
  await pass(62_000);
  expect(TestSocket.all).toHaveLength(2);
  const before = gets().length;
  await pass(7_000);
  expect(gets().length).toBeGreaterThanOrEqual(before + 2);
  await pass(60_000);
  expect(chat.state.status).toBe('polling');
});

test('disconnects if HTTP fails, too, and retries the socket within seconds', async () => {
  calls.answer = () => new Error('offline');
  const { chat } = connect();
  chat.open();
  socket().onclose?.({ code: 1006 });
  await pass(5_000);
  expect(chat.state.status).toBe('closed');
  await pass(10_000);
  expect(TestSocket.all.length).toBeGreaterThan(1);
  socket().greet();
  expect(chat.state.status).toBe('open');
});

test('reports why a message was rejected over HTTP, and sends the ones after it', async () => {
  const stored = keeping();
  const kept = calls.answer;
  calls.answer = (one) =>
    one.body.message === 'Too long'
      ? Response.json({ message: 'Write less' }, { status: 400 })
      : kept(one);
  const { chat } = connect();
  chat.open();
  socket().onerror?.();
  await pass(0);
  chat.send('Too long');
  chat.send('Short');
  await pass(0);
  expect(words(stored)).toEqual(['Short']);
  expect(chat.state.unsent).toMatchObject([{ message: 'Too long', refusal: 'Write less' }]);
  await pass(6_000);
  expect(calls.asked.filter(({ body }) => body.message === 'Too long')).toHaveLength(1);
});

test('sends each receipt once over HTTP if there is no socket', async () => {
  keeping();
  const { chat } = connect();
  chat.open();
  socket().onerror?.();
  await pass(0);
  chat.read(0);
  chat.read(0);
  await pass(0);
  const told = calls.asked.filter(({ path }) => path.endsWith('/read'));
  expect(told.map(({ body }) => body)).toEqual([{ read: 0, delivered: 0 }]);
});

test('a pending call of the previous chat does not block a new chat', async () => {
  const answer = calls.answer;
  const { chat } = connect();
  chat.open();
  socket().onerror?.();
  await pass(0);
  let release: (given: Response) => void = () => {};
  const held = new Promise<Response>((done) => {
    release = done;
  });
  calls.answer = () => held as never;
  await pass(3_000);
  calls.answer = answer;
  chat.renew();
  chat.send('A new chat');
  await pass(0);
  socket().onerror?.();
  release(Response.json(session));
  await pass(0);
  expect(chat.state.status).toBe('polling');
});

test('a paused chat sends no calls', async () => {
  keeping();
  const { chat } = connect();
  chat.open();
  socket().onerror?.();
  await pass(0);
  chat.pause();
  const before = calls.asked.length;
  await pass(120_000);
  expect(calls.asked).toHaveLength(before);
  expect(chat.state.status).toBe('idle');
});

test('waits for the close event after an error of an open socket', () => {
  const { state } = opened();
  socket().onerror?.();
  expect(state.status).toBe('open');
  socket().onclose?.({ code: 1006 });
  expect(state.status).toBe('closed');
  expect(calls.asked).toEqual([]);
});

test('sends a message with its files, over the socket and over HTTP', async () => {
  keeping();
  const files = [{ id: 'f1', name: 'Kettle.png', size: 4, type: 'image/png' }];
  const { chat } = opened();
  chat.send('Look', files);
  expect(socket().sent.at(-1)).toMatchObject({ message: 'Look', fileIds: ['f1'] });
  expect(chat.state.unsent).toMatchObject([{ message: 'Look', files }]);
  socket().onclose?.({ code: 1011 });
  await pass(3_000);
  socket().onerror?.();
  await pass(0);
  const posted = calls.asked.find(({ path }) => path.endsWith('/messages'));
  expect(posted?.body).toMatchObject({ message: 'Look', fileIds: ['f1'] });
});
