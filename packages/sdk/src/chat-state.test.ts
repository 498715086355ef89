import { expect, test } from 'vitest';
import { publicChatRate } from './operations.ts';
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

test('connects to the socket of its chat, and resumes after the last received message', async () => {
  const { state } = opened();
  expect(socket().url).toBe('wss://help.example.com/ws?sessionId=c1&after=0');
  expect(socket().protocols).toEqual(['helpdesk.v1', 'token.t1']);
  socket().message(1);
  socket().message(2);
  socket().onclose?.({ code: 1006 });
  expect(state.status).toBe('closed');
  await pass(2_999);
  expect(TestSocket.all).toHaveLength(1);
  await pass(1);
  expect(socket().url).toBe('wss://help.example.com/ws?sessionId=c1&after=2');
  expect(state.status).toBe('connecting');
  expect(calls.asked).toEqual([]);
});

test('sends the page and waiting messages when the socket opens', () => {
  const { chat } = connect({ about: () => ({ pageUrl: 'https://shop.example/a' }) });
  chat.send('Hello');
  expect(socket().sent).toEqual([]);
  socket().greet();
  const [{ clientId } = { clientId: '' }] = chat.state.unsent;
  expect(socket().sent).toEqual([
    { type: 'page', pageUrl: 'https://shop.example/a' },
    { type: 'chat_message', message: 'Hello', clientId },
  ]);
  chat.send('Again');
  expect(socket().sent[2]).toMatchObject({ type: 'chat_message', message: 'Again' });
  expect(TestSocket.all).toHaveLength(1);
});

test('replaces a socket that does not confirm a message within 8 seconds', async () => {
  const { chat } = opened();
  await pass(60_000);
  expect(TestSocket.all).toHaveLength(1);
  chat.send('Hello');
  await pass(7_999);
  expect([socket().closedWith, chat.state.status]).toEqual([[], 'open']);
  await pass(1);
  expect([socket().closedWith, chat.state.status]).toEqual([[undefined], 'closed']);
  const old = socket();
  await pass(3_000);
  expect(TestSocket.all).toHaveLength(2);
  old.message(1);
  old.onclose?.({ code: 1006 });
  expect([chat.state.messages, chat.state.status]).toEqual([[], 'connecting']);
  socket().greet();
  const [{ clientId } = { clientId: '' }] = chat.state.unsent;
  socket().message(1, { clientId });
  await pass(60_000);
  expect(TestSocket.all).toHaveLength(2);
});

test('a rejected message does not count as unconfirmed', async () => {
  const { chat } = opened();
  chat.send('Hello');
  chat.send('Too fast');
  const [first, second] = chat.state.unsent;
  socket().hear({ type: 'error', code: 'x', message: 'Wait', clientId: second?.clientId });
  expect(chat.state.unsent.map(({ refusal }) => refusal)).toEqual([undefined, 'Wait']);
  socket().message(1, { clientId: first?.clientId });
  await pass(60_000);
  expect(TestSocket.all).toHaveLength(1);
  chat.resend(second?.clientId ?? '');
  expect(socket().sent.at(-1)).toMatchObject({ message: 'Too fast', clientId: second?.clientId });
  expect(socket().sent).toHaveLength(4);
  expect(chat.state.unsent[0]?.refusal).toBeUndefined();
});

test('does not resend a rejected message on a new connection', async () => {
  const { chat } = opened();
  chat.send('Too fast');
  const [{ clientId } = { clientId: '' }] = chat.state.unsent;
  socket().hear({ type: 'error', code: 'x', message: 'Wait', clientId });
  socket().onclose?.({ code: 1012 });
  await pass(3_000);
  expect(socket().greet().types()).toEqual(['page']);
});

test('requests missing messages after a gap', () => {
  const { state } = opened();
  socket().message(1);
  socket().message(3);
  expect(socket().sent.at(-1)).toEqual({ type: 'resume', after: 1 });
  for (const seq of [2, 3, 3, 1]) socket().message(seq);
  expect(state.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('shows who is typing until they stop, time out or send a message', async () => {
  const { state } = opened();
  const types = (isTyping: boolean) =>
    socket().hear({ type: 'typing', senderName: 'Ada', senderType: 'agent', isTyping });
  types(true);
  await pass(5_999);
  types(true);
  await pass(5_999);
  expect(state.typing).toBe('Ada');
  await pass(1);
  expect(state.typing).toBeUndefined();
  types(true);
  types(false);
  expect(state.typing).toBeUndefined();
  types(true);
  socket().message(1, { senderType: 'customer' });
  expect(state.typing).toBe('Ada');
  socket().message(2, { senderType: 'agent' });
  expect(state.typing).toBeUndefined();
  types(true);
  socket().onclose?.({ code: 1012 });
  expect(state.typing).toBeUndefined();
});

test('applies status and read marks from the socket', () => {
  const { state } = opened();
  socket().hear({ type: 'read', marks: { staffRead: 1 } });
  expect(state.chat).toBeUndefined();
  socket().hear({ type: 'session_updated', data: { ...session, status: 'active' } });
  socket().hear({ type: 'read', marks: { staffRead: 2 } });
  expect(state.chat).toMatchObject({ status: 'active', marks: { staffRead: 2 } });
  socket().onmessage?.({ data: 'noise' });
  expect(state.status).toBe('open');
});

/** Returns a function that answers the calls made from now on. */
function hold() {
  let answer = (_: Response) => {};
  const held = new Promise<Response>((done) => {
    answer = done;
  });
  calls.answer = () => held as never;
  return async (data: object) => {
    answer(Response.json(data));
    await pass(0);
  };
}

const queued = { ...session, status: 'waiting', queuePosition: 1 };
const accepted = { ...session, status: 'active', agentName: 'Ben', queuePosition: null };

test.each([
  ['a late answer to a call', () => opened()],
  [
    'a late answer without a socket',
    async () => {
      const { chat } = connect();
      chat.open();
      socket().onerror?.();
      await pass(0);
      chat.open();
      return { chat, state: chat.state };
    },
  ],
])(
  '%s does not replace what the socket has told since, except for its messages',
  async (what, open) => {
    const answer = hold();
    const { chat, state } = await open();
    const asked = what.includes('without') ? null : chat.ask(publicChatRate, { rating: 5 });
    await pass(0);
    socket().greet();
    socket().hear({ type: 'session_updated', data: accepted });
    await answer({ ...queued, messages: [{ seq: 1, message: 'm1', senderType: 'bot' }] });
    await asked;
    expect(state.chat).toMatchObject(accepted);
    expect(state.messages.map(({ message }) => message)).toEqual(['m1']);
    // The next answer is newer.
    calls.answer = () => Response.json(queued);
    await chat.ask(publicChatRate, { rating: 5 });
    expect(state.chat).toMatchObject(queued);
  },
);

test('sends typing at most every 2.5 seconds, and again after a message', async () => {
  const { chat } = opened();
  const typed = () =>
    socket()
      .types()
      .filter((type) => type === 'typing').length;
  chat.typing();
  await pass(2_499);
  chat.typing();
  expect(typed()).toBe(1);
  await pass(1);
  chat.typing();
  expect(typed()).toBe(2);
  chat.send('Hello');
  chat.typing();
  expect(typed()).toBe(3);
});

test('sends a receipt with the read and delivered messages, once', () => {
  const { chat } = opened();
  socket().message(1);
  socket().message(2);
  for (const read of [1, 1]) chat.read(read);
  socket().message(3);
  chat.read(1);
  expect(socket().sent.filter(({ type }) => type === 'read')).toEqual([
    { type: 'read', read: 1, delivered: 2 },
    { type: 'read', read: 1, delivered: 3 },
  ]);
  socket().onclose?.({ code: 1012 });
  chat.read(2);
  chat.typing();
  expect(socket().types()).toEqual(['page', 'read', 'read']);
});

test('closes the socket on pause until the chat is opened again', async () => {
  const { chat, state } = opened();
  const first = socket();
  chat.pause();
  expect([first.closedWith, state.status]).toEqual([[1000], 'idle']);
  first.onclose?.({ code: 1000 });
  await pass(60_000);
  expect(TestSocket.all).toHaveLength(1);
  chat.open();
  expect([TestSocket.all.length, state.status]).toEqual([2, 'connecting']);
  socket().onclose?.({ code: 1006 });
  chat.pause();
  await pass(60_000);
  expect(TestSocket.all).toHaveLength(2);
});

test('reconnects after a cut, at once if the page opens the chat', async () => {
  const { chat, state } = opened();
  chat.cut();
  expect([socket().closedWith, state.status]).toEqual([[undefined], 'closed']);
  chat.cut();
  chat.open();
  expect(TestSocket.all).toHaveLength(2);
  await pass(60_000);
  expect(TestSocket.all).toHaveLength(2);
});

test('does not reconnect after a normal close by the server', async () => {
  const { kept, state } = opened();
  socket().onclose?.({ code: 1000 });
  await pass(60_000);
  expect([TestSocket.all.length, state.status, kept]).toEqual([1, 'idle', []]);
});

test('forgets a rejected chat, but not after a rejected message', async () => {
  const { kept } = opened();
  socket().hear({ type: 'error', code: 'forbidden', message: 'No' });
  socket().onclose?.({ code: 1000 });
  expect(kept).toEqual([undefined]);
  const other = opened();
  socket().hear({ type: 'error', code: 'x', message: 'Wait', clientId: 'a' });
  socket().onclose?.({ code: 1000 });
  expect(other.kept).toEqual([]);
});
