// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { startChat } from '../../test/chats.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { tagsNamed } from '../tags/store/tags.ts';
import { findTicket } from '../tickets/read/tickets.ts';
import { moveCounts } from '../tickets/store/counts/counts.ts';

let server: TestServer;
const ids: string[] = [];
const chats: string[] = [];

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
  for (const message of ['Hello', 'Hello again']) {
    const chat = await startChat(server, acme, { message });
    await server.call('chat.accept', { as: agent, params: { id: chat.id } });
    chats.push(chat.id);
  }
  const rated = { rating: 4, rated_at: new Date().toISOString() };
  await acme.org.write((tx) => tx.update('chat_sessions', { id: chats[0] ?? '' }, rated));
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
    chats: 2,
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
  expect(await behind({ figure: 'timeSpent' })).toEqual([0]);
  expect(await behind({ figure: 'timeSpent', to: '2020-02-01' })).toEqual([]);
  expect(await behind({ figure: 'resolved', from: '2020-01-01', to: '2020-02-01' })).toEqual([]);
});

test('chats and satisfaction list their chats, with the rating', async () => {
  const list = async (query: Record<string, string>) => {
    const { agent } = server.acme;
    const params = { id: agent.userId };
    const { body } = await server.call('metrics.agentChats', { as: agent, params, query });
    return body.map(({ id, rating }) => [chats.indexOf(id), rating]).sort();
  };
  expect(await list({ figure: 'chats' })).toEqual([
    [0, 4],
    [1, null],
  ]);
  expect(await list({ figure: 'satisfaction' })).toEqual([[0, 4]]);
  expect(await list({ figure: 'chats', to: '2020-02-01' })).toEqual([]);
  const unknown = { params: { id: 'nobody' }, query: { figure: 'chats' } };
  const missing = await server.call('metrics.agentChats', { as: server.acme.agent, ...unknown });
  expect(missing.status).toBe(404);
});

test('reports by agent, tag, channel, form and hour have the figures of the period before', async () => {
  const { org, formId } = server.globex;
  const as = server.globex.admin;
  const tags = await org.write((tx) => tagsNamed(tx, ['Gone']));
  for (const days of [0, 0, 9]) {
    const id = await makeTicket(server.globex, { tags: days === 9 ? tags : [] });
    const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
    await org.write(async (tx) => {
      const before = await findTicket(tx, id, null);
      await ticketRows(tx).update({ id }, { created_at, form_id: formId });
      await moveCounts(tx, before, await findTicket(tx, id, null), created_at);
    });
  }
  const read = async (report: string) => {
    const url = `${server.url}/api/metrics/report.csv?report=${report}&period=7d`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${as.token}` } });
    const [head = '', ...rows] = (await response.text()).trim().split('\r\n');
    const titles = head.replace('\uFEFF', '').split(/,(?! )/);
    return rows.map((row) => {
      const cells = row.split(',');
      return Object.fromEntries(titles.map((title, at) => [title.replaceAll('"', ''), cells[at]]));
    });
  };
  expect(await read('channels')).toMatchObject([
    { Channel: 'form', Created: '2', 'Created before': '1', 'Resolved before': '0' },
  ]);
  expect(await read('forms')).toMatchObject([{ Created: '2', 'Created before': '1' }]);
  expect(await read('tags')).toMatchObject([
    { Tag: 'Gone', Tickets: '0', 'Tickets before': '1' },
    { Tag: 'No tag', Tickets: '2', 'Tickets before': '0' },
  ]);
  const sum = (rows: Record<string, string | undefined>[], title: string) =>
    rows.reduce((all, row) => all + Number(row[title]), 0);
  const hours = await read('hours');
  expect([sum(hours, 'New tickets'), sum(hours, 'New tickets before')]).toEqual([2, 1]);
  const [agent] = await read('agents');
  expect(agent).toMatchObject({ 'Replies sent before': '0', 'Satisfaction before (%)': '' });
});
