import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat, visitorSocket, waitingChat } from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let agent: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent } = server.acme);
});
afterAll(() => server.stop());

const block = (id: string, as = agent) => server.call('chat.block', { as, params: { id } });
const lift = (id: string) => server.call('blockedSenders.delete', { as: agent, params: { id } });
const get = async (id: string) =>
  (await server.call('chat.get', { as: agent, params: { id } })).body;
const start = (body: object, { subdomain } = server.acme) =>
  server.call('publicChat.start', { params: { subdomain }, body });
const listed = async () => (await server.call('blockedSenders.list', { as: agent })).body;

test('blocks a visitor by address and browser, and closes their open chats without a ticket', async () => {
  const email = 'mallory@visitor.example';
  const chat = await waitingChat(server, server.acme, { customerEmail: email, message: 'Buy!' });
  const second = await startChat(server, server.acme, { visitorId: chat.visitorId });
  const elsewhere = await waitingChat(server, server.acme, { customerEmail: email });
  const other = await waitingChat(server, server.acme, { customerEmail: 'vera@x.example' });
  const { status, body } = await block(chat.id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ value: email, kind: 'address', chatId: chat.id, reason: null });
  for (const { id } of [chat, second, elsewhere]) {
    expect(await get(id)).toMatchObject({ status: 'closed', ticketId: null });
  }
  expect(await get(other.id)).toMatchObject({ status: 'waiting', blockedSender: null });
  expect((await get(elsewhere.id)).blockedSender).toEqual(body);
  expect(await listed()).toEqual([body]);
  const { visitorId } = chat;
  for (const attempt of [{ visitorId }, { customerEmail: 'Mallory@visitor.example' }]) {
    const { error, status: refused } = await start({ message: 'Buy!', ...attempt });
    expect([refused, error.code, error.message]).toEqual([
      403,
      'blocked',
      "You can't start a chat here",
    ]);
  }
  await lift(body.id);
  expect((await start({ message: 'Sorry', visitorId })).status).toBe(201);
  expect((await get(chat.id)).blockedSender).toBeNull();
});

test('blocks a visitor without an address by their browser, under their name', async () => {
  const chat = await startChat(
    server,
    server.acme,
    { customerName: 'Mallory' },
    {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    },
  );
  const { body } = await block(chat.id);
  expect(body).toMatchObject({ value: 'Mallory with Firefox 133 on Linux', kind: 'visitor' });
  expect((await block(chat.id)).body).toEqual(body);
  expect((await start({ visitorId: chat.visitorId })).status).toBe(403);
  expect((await start({})).status).toBe(201);
  expect((await start({ visitorId: chat.visitorId }, server.globex)).status).toBe(201);
  await lift(body.id);
  expect((await start({ visitorId: chat.visitorId })).status).toBe(201);
});

test('a blocked visitor only sees that their open chat is closed', async () => {
  const chat = await waitingChat(server, server.acme, { customerEmail: 'm@visitor.example' });
  const socket = await visitorSocket(server, chat);
  const { body } = await block(chat.id);
  await socket.until(({ data }) => data?.status === 'closed');
  socket.say('But', 'c1');
  expect(await socket.until(({ type }) => type === 'error')).toMatchObject({ code: 'chat_closed' });
  expect(JSON.stringify(socket.frames)).not.toMatch(/block/i);
  const left = await server.call('publicChat.leaveMessage', {
    ...chat.at,
    body: { customerEmail: 'another@visitor.example', message: 'Buy!' },
  });
  expect([left.status, left.error.message]).toEqual([403, "You can't use this chat"]);
  await socket.close();
  await lift(body.id);
});

test('a blocked address cannot request a person in a chat started without it', async () => {
  const first = await waitingChat(server, server.acme, { customerEmail: 'p@visitor.example' });
  const { body } = await block(first.id);
  const chat = await startChat(server, server.acme);
  const asked = await server.call('publicChat.requestPerson', {
    ...chat.at,
    body: { customerName: 'P', customerEmail: 'p@visitor.example' },
  });
  expect([asked.status, asked.error.code]).toEqual([403, 'blocked']);
  await lift(body.id);
});

test('blocks only the browser of a visitor who enters a team address', async () => {
  const other = await waitingChat(server, server.acme, { customerEmail: agent.email });
  const chat = await waitingChat(server, server.acme, { customerEmail: agent.email });
  const { body } = await block(chat.id);
  expect(body.kind).toBe('visitor');
  expect((await get(other.id)).status).toBe('waiting');
  expect((await start({ customerEmail: agent.email })).status).toBe(201);
  await lift(body.id);
});

test('only chat agents of the same organization can block visitors', async () => {
  const chat = await startChat(server, server.acme);
  expect((await block(chat.id, server.acme.customer)).status).toBe(403);
  expect((await block(chat.id, server.globex.admin)).status).toBe(404);
  expect(await get(chat.id)).toMatchObject({ status: 'active', blockedSender: null });
});
