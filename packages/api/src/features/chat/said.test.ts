import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat, waitingChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = async (id: string) =>
  (await server.call('chat.get', { as: server.acme.agent, params: { id } })).body;

test('receipts contain delivered and read messages, and only ever grow', async () => {
  const { agent } = server.acme;
  const chat = await waitingChat(server, server.acme, { message: 'One' });
  await server.call('publicChat.send', { ...chat.at, body: { message: 'Two' } });
  const params = { id: chat.id };
  const mark = (body: object) => server.call('chat.markRead', { as: agent, params, body });
  expect((await get(chat.id)).unread).toBe(2);
  expect((await mark({ read: 2, delivered: 3 })).body).toEqual({
    customerDelivered: 0,
    customerRead: 0,
    staffDelivered: 3,
    staffRead: 2,
  });
  expect((await get(chat.id)).unread).toBe(1);
  expect((await mark({ read: 1 })).body).toMatchObject({ staffDelivered: 3, staffRead: 2 });
  expect((await mark({ read: 99 })).body).toMatchObject({ staffDelivered: 3, staffRead: 3 });
  const seen = await server.call('publicChat.markRead', { ...chat.at, body: { read: 1 } });
  expect(seen.body).toMatchObject({ customerRead: 1, customerDelivered: 1, staffRead: 3 });
});

test('a repeated client ID returns the same message, over HTTP and sockets', async () => {
  const chat = await startChat(server, server.acme);
  const body = { message: 'Once', clientId: 'x' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call('publicChat.send', { ...chat.at, body })),
  );
  expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
  expect((await get(chat.id)).messages.filter(({ message }) => message === 'Once').length).toBe(1);
});

test('a message is 1 to 4000 characters after trimming', async () => {
  const chat = await startChat(server, server.acme);
  const send = (message: unknown) =>
    server.call('publicChat.send', { ...chat.at, body: { message } });
  expect((await send('   ')).error.message).toBe('Message is required');
  expect((await send('x'.repeat(4001))).status).toBe(400);
  expect((await send(` ${'x'.repeat(4000)} `)).body.message.length).toBe(4000);
});
