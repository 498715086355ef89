// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat } from '../../test/chats.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
const ids: string[] = [];

const update = (id: string, body: object) =>
  server.call('tickets.update', { as: server.acme.admin, params: { id }, body });

beforeAll(async () => {
  server = await startTestServer();
  const { acme } = server;
  const { agent } = acme;
  for (let at = 0; at < 4; at += 1) {
    const id = await makeTicket(acme);
    await update(id, { assignedAgentId: agent.userId });
    ids.push(id);
  }
  const [one = '', two = '', three = ''] = ids;
  const reply = (id: string, isInternal = false) =>
    server.call('tickets.reply', {
      as: agent,
      params: { id },
      body: { message: 'Please try again', isInternal },
    });
  await reply(one);
  await reply(one);
  await reply(two);
  await reply(three, true);
  await update(one, { status: 'resolved' });
  await update(two, { status: 'closed' });
  await update(two, { status: 'open' });
  const chat = await startChat(server, acme, { message: 'Hello' });
  await server.call('chat.accept', { as: agent, params: { id: chat.id } });
  await server.call('time.create', {
    as: agent,
    params: { id: one },
    body: { minutes: 20 },
  });
});
afterAll(() => server.stop());

const figures = async () => {
  const { body } = await server.call('metrics.agents', { as: server.acme.admin });
  return body.agents.find(({ user }) => user?.id === server.acme.agent.userId);
};

test('an agent’s row shows open tickets, work done and reopened tickets', async () => {
  expect(await figures()).toMatchObject({
    open: 3,
    waiting: 2,
    assigned: 4,
    replies: 3,
    resolved: 1,
    reopened: 1,
    chats: 1,
    timeSpent: 20,
    handleTime: 20,
    firstResponse: { count: 2 },
  });
});

test('replies on a deleted ticket don’t count, and count again after it is restored', async () => {
  const [one = ''] = ids;
  const { admin } = server.acme;
  await server.call('tickets.delete', { as: admin, params: { id: one } });
  expect(await figures()).toMatchObject({ replies: 1, resolved: 0, assigned: 3 });
  await server.call('tickets.restore', { as: admin, body: { ids: [one] } });
  expect(await figures()).toMatchObject({ replies: 3, resolved: 1, assigned: 4 });
});

const behind = async (query: Record<string, string>) => {
  const { body } = await server.call('metrics.agentTickets', {
    as: server.acme.admin,
    params: { id: server.acme.agent.userId },
    query,
  });
  return body.map(({ id }) => ids.indexOf(id)).sort();
};

test('each figure lists its tickets, and a ticket with several replies only once', async () => {
  expect(await behind({ figure: 'open' })).toEqual([1, 2, 3]);
  expect(await behind({ figure: 'waiting' })).toEqual([2, 3]);
  expect(await behind({ figure: 'assigned' })).toEqual([0, 1, 2, 3]);
  expect(await behind({ figure: 'replies' })).toEqual([0, 1]);
  expect(await behind({ figure: 'firstResponse' })).toEqual([0, 1]);
  expect(await behind({ figure: 'resolved' })).toEqual([0]);
  expect(await behind({ figure: 'reopened' })).toEqual([1]);
  expect(await behind({ figure: 'resolved', from: '2020-01-01', to: '2020-02-01' })).toEqual([]);
});
