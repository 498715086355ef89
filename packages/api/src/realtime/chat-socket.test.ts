import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ChatFrame,
  comeOnline,
  eventually,
  staffSocket,
  startChat,
  visitorSocket,
  waitingChat,
} from '../test/chats.ts';
import { makeOrganization } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { greeted } from '../test/socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await comeOnline(server, server.acme, server.acme.agent);
});
afterAll(() => server.stop());

const said = (text: string) => (frame: ChatFrame) =>
  frame.type === 'chat_message' && frame.data?.message === text;
const is = (type: string) => (frame: ChatFrame) => frame.type === type;
const seqs = (frames: ChatFrame[]) =>
  frames.flatMap(({ type, data }) => (type === 'chat_message' ? (data?.seq ?? []) : []));
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

test("a socket receives the chat's state and messages, and then hello", async () => {
  const chat = await waitingChat(server, server.acme, { message: 'Cold kettle' });
  const visitor = await visitorSocket(server, chat);
  expect(visitor.frames.map(({ type }) => type)).toEqual([
    'session_updated',
    'chat_message',
    'chat_message',
    'hello',
  ]);
  expect(visitor.frames[0]?.data).toMatchObject({
    status: 'waiting',
    queuePosition: 1,
    messages: [],
  });
  expect(visitor.frames.at(-1)?.seq).toBe(2);
  const later = await visitorSocket(server, chat, 1);
  expect(later.texts()).toEqual(['Cold kettle']);
  const staff = await staffSocket(server, server.acme.agent, chat);
  expect(staff.frames.map(({ type }) => type)).toEqual([
    'session_updated',
    'presence',
    'chat_message',
    'chat_message',
    'hello',
  ]);
  expect(staff.frames[0]?.data).toMatchObject({ customerEmail: 'vera@visitor.example', unread: 1 });
  await Promise.all([visitor.close(), later.close(), staff.close()]);
});

test("visitor and agent chat: both receive each message once, with the sender's name", async () => {
  const { agent, canary } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const visitor = await visitorSocket(server, chat);
  const staff = await staffSocket(server, agent, chat);
  visitor.say('Hello', 'v1');
  await staff.until(said('Hello'));
  staff.say('How can I help?', 'a1');
  const heard = await visitor.until(said('How can I help?'));
  expect(heard.data).toMatchObject({
    senderType: 'agent',
    senderName: `agent ${canary}`,
    userId: null,
    clientId: 'a1',
  });
  expect((await visitor.until(said('Hello'))).data?.clientId).toBe('v1');
  await visitor.until(({ data }) => data?.status === 'active');
  const own = await staff.until(said('How can I help?'));
  expect(own.data).toMatchObject({ userId: agent.userId, clientId: 'a1' });
  const accepted = await staff.until(({ data }) => data?.agentId === agent.userId);
  expect(accepted.data?.status).toBe('active');
  await Promise.all([visitor.close(), staff.close()]);
});

test('typing, receipts and presence are sent to the other side', async () => {
  const chat = await waitingChat(server, server.acme);
  const staff = await staffSocket(server, server.acme.agent, chat);
  const visitor = await visitorSocket(server, chat);
  await staff.until(({ type, isVisitorHere }) => type === 'presence' && isVisitorHere === true);
  visitor.send({ type: 'typing' });
  expect(await staff.until(is('typing'))).toEqual({
    type: 'typing',
    senderType: 'customer',
    senderName: 'Vera Visitor',
    isTyping: true,
  });
  staff.send({ type: 'typing', isTyping: false });
  expect(await visitor.until(is('typing'))).toMatchObject({ senderType: 'agent', isTyping: false });
  visitor.say('Read me');
  const { data } = await staff.until(said('Read me'));
  staff.send({ type: 'read', read: 1, delivered: data?.seq });
  const marks = await visitor.until(is('read'));
  expect(marks.marks).toMatchObject({ staffRead: 1, staffDelivered: data?.seq });
  await visitor.close();
  await staff.until(({ type, isVisitorHere }) => type === 'presence' && isVisitorHere === false);
  await staff.close();
});

test('the bot sends a typing frame and then its answer', async () => {
  await server.call('chatbot.create', {
    as: server.acme.admin,
    body: { query: 'When do you open?', response: 'At nine.' },
  });
  const chat = await startChat(server, server.acme);
  const visitor = await visitorSocket(server, chat);
  visitor.say('When do you open?', 'q');
  await visitor.until(({ type, senderType }) => type === 'typing' && senderType === 'bot');
  await visitor.until(said('At nine.'));
  expect(seqs(visitor.frames)).toEqual([1, 2, 3]);
  await visitor.close();
});

test('staff sockets receive events of every chat', async () => {
  const lobby = await greeted(server, server.acme.admin);
  const chat = await waitingChat(server, server.acme, { message: 'Cold' });
  await server.call('chat.accept', { as: server.acme.agent, params: { id: chat.id } });
  await server.call('publicChat.close', chat.at);
  await lobby.until(({ name }) => name === 'chat.closed');
  const names = lobby.frames.map(({ name }) => name).filter((name) => name?.startsWith('chat.'));
  expect(names).toEqual([
    'chat.started',
    'chat.message',
    'chat.message',
    'chat.waiting',
    'chat.offered',
    'chat.accepted',
    'chat.updated',
    'chat.message',
    'chat.closed',
  ]);
  await lobby.close();
});

test('waiting visitors are notified when they move up', async () => {
  const { globex } = server;
  const first = await waitingChat(server, globex);
  const second = await waitingChat(server, globex);
  const visitor = await visitorSocket(server, second);
  await visitor.until(({ data }) => data?.queuePosition === 2);
  await server.call('chat.accept', { as: globex.agent, params: { id: first.id } });
  await visitor.until(({ data }) => data?.queuePosition === 1);
  await visitor.close();
});

test('WS-07: 20 messages repeated over failing connections arrive once each, in order', async () => {
  const { agent } = server.acme;
  const chat = await waitingChat(server, server.acme);
  await server.call('chat.accept', { as: agent, params: { id: chat.id } });
  const staff = await staffSocket(server, agent, chat);
  const texts = upTo(20).map((n) => `Word ${n}`);
  let unsent = texts;
  for (let attempt = 0; unsent.length > 0; attempt += 1) {
    const visitor = await visitorSocket(server, chat);
    unsent = unsent.filter((text) => !visitor.texts().includes(text));
    for (const text of unsent) visitor.say(text, text);
    await Promise.race([
      new Promise((done) => setTimeout(done, attempt)),
      visitor.until(said('Word 20')),
    ]);
    visitor.raw.terminate();
    await visitor.closed;
  }
  await staff.until(said('Word 20'));
  const heard = staff.texts().filter((text) => text.startsWith('Word'));
  expect(heard).toEqual(texts);
  expect(seqs(staff.frames)).toEqual(upTo(21));
  const { body } = await server.call('publicChat.get', chat.at);
  expect(body.messages.map(({ message }) => message).slice(1)).toEqual(texts);
  await staff.close();
});

test('S17: resume sends the missed messages, once and in order, while more arrive', async () => {
  const { agent } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const before = await visitorSocket(server, chat);
  before.raw.terminate();
  await before.closed;
  const staff = await staffSocket(server, agent, chat);
  for (let n = 1; n <= 18; n += 1) staff.say(`Word ${n}`);
  const after = await visitorSocket(server, chat, 1);
  await after.until(said('Word 18'));
  expect(seqs(after.frames)).toEqual(upTo(19, 2));
  after.send({ type: 'resume', after: 17 });
  await eventually(async () => seqs(after.frames).length === 20);
  expect(seqs(after.frames).slice(-2)).toEqual([18, 19]);
  after.send({ type: 'resume', after: 1e9 });
  staff.say('After all');
  await after.until(said('After all'));
  await Promise.all([staff.close(), after.close()]);
});

test('a repeated message on one socket is confirmed, but stored once', async () => {
  const chat = await startChat(server, server.acme);
  const visitor = await visitorSocket(server, chat);
  visitor.say('Once', 'same');
  await visitor.until(said('Once'));
  visitor.say('Once', 'same');
  await eventually(async () => visitor.texts().filter((text) => text === 'Once').length === 2);
  const again = visitor.frames.filter(said('Once')).map(({ data }) => data?.id);
  expect(new Set(again).size).toBe(1);
  await visitor.close();
});

test("a refused message between two stored ones doesn't affect their order", async () => {
  const chat = await waitingChat(server, server.acme);
  const visitor = await visitorSocket(server, chat);
  const staff = await staffSocket(server, server.acme.agent, chat);
  visitor.say('First', 'f');
  visitor.say('', 'empty');
  visitor.say('Third', 't');
  await Promise.all([visitor.until(said('Third')), staff.until(said('Third'))]);
  for (const { texts } of [visitor, staff]) expect(texts().slice(-2)).toEqual(['First', 'Third']);
  expect(await visitor.until(is('error'))).toMatchObject({ clientId: 'empty' });
  expect(staff.frames.some(is('error'))).toBe(false);
  await Promise.all([visitor.close(), staff.close()]);
});

test('S4: a removed agent can no longer send or receive, and their chats are queued again', async () => {
  const organization = await makeOrganization(server.context.database, 'leaving');
  const { admin, agent } = organization;
  const chat = await waitingChat(server, organization);
  const staff = await staffSocket(server, agent, chat);
  staff.say('Hello');
  await staff.until(said('Hello'));
  const { body: members } = await server.call('team.list', { as: admin });
  const memberId = members.find(({ userId }) => userId === agent.userId)?.id ?? '';
  await server.call('team.remove', { as: admin, params: { memberId } });
  expect(await staff.closed).toBe(1000);
  const waits = await eventually(async () => {
    const { body } = await server.call('chat.get', { as: admin, params: { id: chat.id } });
    return body.status === 'waiting' && body;
  });
  expect(waits).toMatchObject({ agentId: null, offeredTo: null });
});

test('a server that stops closes chats with the code for "reconnect"', async () => {
  const stopping = await startTestServer();
  const chat = await startChat(stopping, stopping.acme);
  const visitor = await visitorSocket(stopping, chat);
  const stop = stopping.stop();
  expect(await visitor.closed).toBe(1012);
  await stop;
});
