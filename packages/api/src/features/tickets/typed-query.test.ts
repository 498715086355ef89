// @module-tag postgres

import { dayAfter, dayIn } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { updateTicket } from './store/update.ts';

let server: TestServer;
let [mine, urgent, done]: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const { acme } = server;
  const staff = { type: 'staff' as const, userId: acme.agent.userId, name: 'agent' };
  mine = await makeTicket(acme, { subject: 'Grinder stops', customerEmail: 'ana@example.com' });
  urgent = await makeTicket(acme, { subject: 'Kettle leaks', priority: 'urgent' });
  done = await makeTicket(acme, { subject: 'Grinder squeaks' });
  await updateTicket(acme.org, mine, { assignedAgentId: acme.agent.userId }, staff, null);
  await updateTicket(acme.org, done, { status: 'resolved' }, staff, null);
});
afterAll(() => server.stop());

const list = (query: Record<string, string>, as = server.acme.agent) =>
  server.call('tickets.list', { as, query });
const found = async (query: string, more = {}, as = server.acme.agent) => {
  const { body, headers, status } = await list({ query, ...more }, as);
  expect(status).toBe(200);
  expect(Number(headers.get('x-total-count'))).toBe(body.length);
  return body.map(({ id }) => id);
};

test('typed queries find the same tickets as parameters', async () => {
  expect(await found('assignee:me')).toEqual([mine]);
  expect(await found(`assignee:${server.acme.agent.email.toUpperCase()}`)).toEqual([mine]);
  expect(await found(`assignee:${server.acme.agent.userId} grinder`)).toEqual([mine]);
  expect(await found('is:unassigned priority:urgent')).toEqual([urgent]);
  expect(await found('grinder is:resolved')).toEqual([done]);
  expect(await found('from:Ana@example.com')).toEqual([mine]);
  expect(await found('grinder sort:oldest')).toEqual([mine, done]);
  expect(await found('grinder', { status: 'resolved' })).toEqual([done]);
  expect(await found('assignee:me', {}, server.acme.admin)).toEqual([]);
});

test('after and before in a query are days of the organization, newest first', async () => {
  const organization = await server.call('organization.get', { as: server.acme.admin });
  const today = dayIn(organization.body.organization.timezone);
  const all = [done, urgent, mine];
  expect(await found('after:today')).toEqual(all);
  expect(await found(`after:${today} is:open`)).toEqual([urgent, mine]);
  expect(await found(`before:${dayAfter(today)}`)).toEqual(all);
  expect(await found('before:today')).toEqual([]);
  expect(await found(`after:${dayAfter(today)}`)).toEqual([]);
});

test('the time parameters limit a list to tickets created from one time and before another', async () => {
  const made = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id: urgent ?? '' },
  });
  const { createdAt } = made.body;
  const ids = async (query: Record<string, string>) => (await list(query)).body.map(({ id }) => id);
  expect(await ids({ createdFrom: createdAt, sort: 'createdAt' })).toEqual([urgent, done]);
  expect(await ids({ createdBefore: createdAt })).toEqual([mine]);
  const sameMoment = createdAt.replace('Z', '+00:00');
  expect(await ids({ createdFrom: sameMoment, sort: '-updatedAt' })).toEqual([done, urgent]);
});

test.each([
  ['grinder asignee:me', 'Unknown filter asignee:. Did you mean assignee:? (at character 9)'],
  ['assignee:x@nowhere.com', 'No member has the address x@nowhere.com'],
])('%j is refused with a sentence', async (query, message) => {
  const { status, body } = await list({ query });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message });
});

test('a query that contradicts a parameter is rejected', async () => {
  const { status, body } = await list({ query: 'is:open', status: 'closed' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'query and status ask for different things' });
});

test('members of other organizations are unknown here, and a customer finds only their own tickets', async () => {
  const { status } = await list({ query: `assignee:${server.globex.agent.email}` });
  expect(status).toBe(400);
  expect(await found('grinder', {}, server.acme.customer)).toEqual([]);
});

test('tickets are found by all, any or none of some tags', async () => {
  const tag = async (name: string) =>
    (await server.call('tags.create', { as: server.acme.agent, body: { name } })).body.id;
  const put = (id: string | undefined, tagId: string) =>
    server.call('tickets.update', {
      as: server.acme.agent,
      params: { id: id ?? '' },
      body: { addTagIds: [tagId] },
    });
  const [refund, late] = [await tag('Refund'), await tag('Late delivery')];
  await put(mine, refund);
  await put(urgent, late);
  await put(mine, late);
  expect(await found('tag:refund')).toEqual([mine]);
  expect(await found(`tag:${refund}`)).toEqual([mine]);
  expect(await found('tag:"late delivery" tag:REFUND')).toEqual([mine]);
  expect((await found('tag:refund,latedelivery')).sort()).toEqual([mine, urgent].sort());
  expect(await found('tag:latedelivery')).toEqual([mine, urgent]);
  expect(await found('tag:latedelivery sort:newest')).toEqual([urgent, mine]);
  expect(await found('tag:latedelivery -tag:refund')).toEqual([urgent]);
  expect(await found('-tag:latedelivery')).toEqual([done]);
  const unknown = await list({ query: 'tag:nothing' });
  expect([unknown.status, unknown.error.message]).toEqual([400, 'There is no tag “nothing”']);
  expect(await found('tag:refund', {}, server.acme.customer)).toEqual([]);
  expect(await found('tag:nothing', {}, server.acme.customer)).toEqual([]);
});

test('the figures count the tickets that match a query, by status', async () => {
  const stats = async (query: string, as = server.acme.agent) =>
    (await server.call('tickets.stats', { as, query: { query } })).body;
  const none = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  expect(await stats('grinder')).toEqual({ ...none, total: 2, open: 1, resolved: 1 });
  expect(await stats('grinder status:resolved')).toEqual({ ...none, total: 1, resolved: 1 });
  expect(await stats('assignee:me sort:oldest')).toEqual({ ...none, total: 1, open: 1 });
  expect(await stats('grinder', server.acme.customer)).toEqual(none);
  const { status } = await server.call('tickets.stats', {
    as: server.acme.agent,
    query: { query: 'priority:burning' },
  });
  expect(status).toBe(400);
});
