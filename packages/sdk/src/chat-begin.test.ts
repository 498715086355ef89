import { expect, test } from 'vitest';
import { publicChatRate, publicChatRequestPerson } from './operations.ts';
import {
  access,
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

const refuse = (status: number, message: string) => () => Response.json({ message }, { status });

test('WS-09: HTTP calls replace the socket only if none could be opened', async () => {
  for (const [isOpen, code] of [
    [true, 1006],
    [false, 1012],
  ] as const) {
    const { chat } = connect();
    chat.open();
    if (isOpen) socket().greet();
    socket().onclose?.({ code });
    await pass(0);
    chat.pause();
  }
  expect(calls.asked).toEqual([]);
  const { chat } = connect();
  chat.send('Hello');
  socket().onclose?.({ code: 1006 });
  const [{ clientId } = { clientId: '' }] = chat.state.unsent;
  calls.answer = () =>
    Response.json({ ...session, messages: [{ seq: 1, clientId, message: 'Hello' }] });
  await pass(0);
  expect(calls.asked.map(({ path }) => path)).toEqual([
    '/api/public/chat/acme/sessions/c1/messages',
    '/api/public/chat/acme/sessions/c1?after=0',
  ]);
  expect(calls.asked[0]?.body).toEqual({ clientId, message: 'Hello' });
  expect(calls.asked[0]?.headers.get('idempotency-key')).toBe(clientId);
  for (const { headers } of calls.asked) expect(headers.get('x-chat-access')).toBe('t1');
  expect(calls.asked[1]?.headers.get('idempotency-key')).toBeNull();
  expect(chat.state).toMatchObject({ unsent: [], chat: { id: 'c1' } });
});

test('WS-09: forgets a chat if a call responds with 404, but not if the call fails otherwise', async () => {
  calls.answer = refuse(503, 'Busy');
  const { chat, kept } = connect();
  chat.open();
  socket().onclose?.({ code: 1006 });
  await pass(0);
  expect(kept).toEqual([]);
  calls.answer = refuse(404, 'Chat session not found');
  await pass(3_000);
  socket().onclose?.({ code: 1006 });
  await pass(0);
  expect(kept).toEqual([undefined]);
});

test("starts a chat with the first message and the visitor's details", async () => {
  const about = () => ({ pageUrl: 'https://shop.example/', referrer: 'https://search.example/' });
  const { chat, kept } = connect({ access: undefined, about });
  chat.send('Hello');
  expect(chat.state.status).toBe('connecting');
  const [{ clientId } = { clientId: '' }] = chat.state.unsent;
  await pass(0);
  expect(calls.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/public/chat/acme/sessions', { ...about(), message: 'Hello', clientId }],
  ]);
  expect(calls.asked[0]?.headers.get('idempotency-key')).toBe(clientId);
  expect(kept).toEqual([access]);
  expect(socket().url).toContain('sessionId=c1');
});

test('starts a new chat with the next message, as the same visitor', async () => {
  const { chat, kept, state } = opened();
  socket().hear({ type: 'session_updated', data: session });
  socket().message(1);
  chat.renew();
  expect(socket().closedWith).toEqual([1000]);
  expect(state).toMatchObject({ status: 'idle', chat: undefined, messages: [] });
  await pass(60_000);
  expect([TestSocket.all.length, calls.asked, kept]).toEqual([1, [], []]);
  for (const id of ['c2', 'c3']) {
    calls.answer = () => Response.json({ session: { ...session, id }, token: id, visitorId: 'v1' });
    chat.send('Hello again');
    await pass(0);
    expect(calls.asked.at(-1)?.body).toMatchObject({ visitorId: 'v1', message: 'Hello again' });
    expect(kept.at(-1)).toEqual({ id, token: id, visitorId: 'v1' });
    expect(socket().url).toContain(`sessionId=${id}&after=0`);
    socket().greet().message(1, { clientId: state.unsent[0]?.clientId });
    chat.renew();
  }
});

test('a message sent just before the chat is forgotten starts the next one', async () => {
  const { chat, kept } = opened();
  chat.send('Is anybody there?');
  socket().hear({ type: 'error', code: 'not_found', message: 'No' });
  socket().onclose?.({ code: 1000 });
  await pass(0);
  expect(kept).toEqual([undefined, access]);
  expect(calls.asked[0]?.body).toMatchObject({ message: 'Is anybody there?' });
});

test('repeats the start of a page that was left, with the same request and key', async () => {
  calls.answer = () => new TypeError('The page was left');
  const { chat: left } = connect({
    access: undefined,
    about: () => ({ pageUrl: 'https://a.example/' }),
  });
  left.send('Hello');
  left.send('And more');
  await pass(0);
  left.pause();
  const unsent = JSON.parse(JSON.stringify(left.state.unsent));
  calls.answer = () => Response.json({ session, token: 't1', visitorId: 'v1' });
  const about = () => ({ pageUrl: 'https://b.example/' });
  const { chat, kept } = connect({ access: undefined, about, unsent });
  expect(chat.state.unsent.map(({ message }) => message)).toEqual(['Hello', 'And more']);
  const before = calls.asked.length;
  chat.open();
  await pass(0);
  expect(calls.asked).toHaveLength(before + 1);
  const [first, repeated] = [calls.asked[0], calls.asked[before]];
  expect(repeated?.body).toEqual(first?.body);
  expect(repeated?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(kept).toEqual([access]);
  socket().greet();
  expect(socket().sent.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Hello', 'And more']),
  );
});

test('reports why a start was rejected, and tries again only on demand', async () => {
  calls.answer = refuse(422, 'Too long');
  const { chat } = connect({ access: undefined });
  chat.send('Hello');
  await pass(60_000);
  expect(chat.state).toMatchObject({ status: 'idle', unsent: [{ refusal: 'Too long' }] });
  expect(calls.asked).toHaveLength(1);
  await expect(chat.begin()).rejects.toMatchObject({ status: 422, serverMessage: 'Too long' });
  expect(calls.asked).toHaveLength(2);
});

test('starts with the next message if the first was rejected', async () => {
  calls.answer = refuse(422, 'Too long');
  const { chat, kept } = connect({ access: undefined });
  chat.send('Hello');
  await pass(0);
  calls.answer = () => Response.json({ session, token: 't1', visitorId: 'v1' });
  chat.send('Hi');
  await pass(0);
  expect(calls.asked.at(-1)?.body).toMatchObject({ message: 'Hi' });
  expect(kept).toEqual([access]);
  expect(chat.state.unsent[0]).toMatchObject({ message: 'Hello', refusal: 'Too long' });
});

test.each([400, 499])('does not retry a start rejected with %i', async (status) => {
  calls.answer = refuse(status, 'No');
  const { chat } = connect({ access: undefined });
  chat.send('Hello');
  await pass(60_000);
  expect([calls.asked.length, chat.state.status]).toEqual([1, 'idle']);
});

test.each([
  ['a failure of the server', 500],
  ['a lost network', 0],
] as const)('retries a start after %s, with the same message and key', async (_, status) => {
  calls.answer = () =>
    status ? Response.json({ message: 'No' }, { status }) : new TypeError('The network is gone');
  const { chat, kept } = connect({ access: undefined });
  chat.send('Hello');
  await pass(0);
  expect(chat.state).toMatchObject({ status: 'closed', unsent: [{ message: 'Hello' }] });
  expect(chat.state.unsent[0]?.refusal).toBeUndefined();
  chat.send('And');
  calls.answer = () => Response.json({ session, token: 't1', visitorId: 'v1' });
  await pass(3_000);
  expect(kept).toEqual([access]);
  const starts = calls.asked.map(({ body, headers }) => [body, headers.get('idempotency-key')]);
  expect(new Set(starts.map((start) => JSON.stringify(start))).size).toBe(1);
});

test('asking for a person first starts the chat without a message, once', async () => {
  const { chat, kept } = connect({ access: undefined });
  const about = { customerName: 'Vera', customerEmail: 'vera@visitor.example' };
  const both = Promise.all([chat.ask(publicChatRequestPerson, about), chat.begin()]);
  await pass(0);
  await both;
  expect(calls.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/public/chat/acme/sessions', {}],
    ['/api/public/chat/acme/sessions/c1/person', about],
  ]);
  expect(calls.asked[0]?.headers.get('idempotency-key')).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(kept).toEqual([access]);
});

test.each([
  ['the chat', session],
  ['the chat in an answer', { session }],
] as const)('updates the state with %s of a response', async (_, given) => {
  calls.answer = () => Response.json(JSON.parse(JSON.stringify(given).replace('bot', 'closed')));
  const { chat, state } = opened();
  await chat.ask(publicChatRate, { rating: 5 });
  expect(state.chat).toMatchObject({ status: 'closed' });
  expect(calls.asked[0]?.body).toEqual({ rating: 5 });
});
