// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsAfter } from '../../events/read.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const missing =
  "The ticket you're looking for doesn't exist or you don't have permission to view it.";

const change = (body: unknown, as = server.acme.agent) => server.call('tickets.bulk', { as, body });
const make = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeTicket(server.acme)));

async function detail(id: string | undefined) {
  return (await server.call('tickets.get', { as: server.acme.agent, params: { id: id ?? '' } }))
    .body;
}

test('many tickets are assigned and moved in one call, each with timeline entries and events', async () => {
  const ids = await make(5);
  const { org, agent } = server.acme;
  const row = await org.first<{ seq: number }>(org.from('organizations').select('seq'));
  const answer = await change({
    ids,
    assignedAgentId: agent.userId,
    status: 'resolved',
    priority: 'high',
  });
  expect(answer.body).toMatchObject({ updated: 5, failed: [] });
  for (const id of ids) {
    const ticket = await detail(id);
    expect(ticket).toMatchObject({ status: 'resolved', priority: 'high' });
    expect(ticket.assignedAgent?.id).toBe(agent.userId);
    expect(ticket.timeline.map(({ kind }) => kind).sort()).toEqual([
      'assigned',
      'created',
      'priority',
      'status',
    ]);
  }
  const events = await eventsAfter(org, row?.seq ?? 0);
  for (const name of ['ticket.updated', 'ticket.assigned', 'ticket.resolved']) {
    expect(events.filter((event) => event.name === name).length, name).toBe(5);
  }
});

test('a ticket listed twice is changed once; one that already has the value counts without an event', async () => {
  const [id = ''] = await make(1);
  expect((await change({ ids: [id, id], priority: 'low' })).body).toMatchObject({
    updated: 1,
    failed: [],
  });
  const before = await detail(id);
  expect((await change({ ids: [id], priority: 'low' })).body).toMatchObject({
    updated: 1,
    failed: [],
  });
  expect(await detail(id)).toEqual(before);
});

test('AZ-01: missing tickets and those of other organizations get the same error, and the rest are changed', async () => {
  const [mine = ''] = await make(1);
  const foreign = await makeTicket(server.globex);
  const unknown = '0'.repeat(30);
  const { body } = await change({ ids: [foreign, mine, unknown], status: 'closed' });
  expect(body).toMatchObject({
    updated: 1,
    failed: [
      { id: foreign, message: missing },
      { id: unknown, message: missing },
    ],
  });
  expect((await detail(mine)).status).toBe('closed');
  const theirs = await server.call('tickets.get', {
    as: server.globex.agent,
    params: { id: foreign },
  });
  expect(theirs.body.status).toBe('open');
});

test('AZ-02: an agent from another organization is rejected, and nothing is changed', async () => {
  const ids = await make(2);
  for (const assignedAgentId of [
    server.globex.agent.userId,
    server.acme.customer.userId,
    'nobody',
    '',
  ]) {
    const answer = await change({ ids, assignedAgentId, priority: 'urgent' });
    expect(answer.status).toBe(400);
  }
  for (const id of ids)
    expect(await detail(id)).toMatchObject({ priority: 'normal', assignedAgent: null });
});

test('a customer cannot change tickets in bulk', async () => {
  const id = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
  expect((await change({ ids: [id], status: 'closed' }, server.acme.customer)).status).toBe(403);
});

test.each([
  [{ status: 'closed' }],
  [{ ids: [], status: 'closed' }],
  [{ ids: Array(201).fill('x'), status: 'closed' }],
  [{ ids: ['x'], status: 'gone' }],
  [{ ids: ['x'], subject: 'Mine' }],
  [{ ids: 'x', status: 'closed' }],
  [{ ids: [{ toString: 'x' }], status: 'closed' }],
])('%j is refused', async (body) => {
  expect((await change(body)).status).toBe(400);
});

test('changes two hundred tickets at once', async () => {
  const ids = await make(200);
  expect((await change({ ids, assignedAgentId: server.acme.agent.userId })).body.updated).toBe(200);
  const { headers } = await server.call('tickets.list', {
    as: server.acme.agent,
    query: { assignedAgentId: server.acme.agent.userId, status: 'open' },
  });
  expect(headers.get('x-total-count')).toBe('200');
});

test('the response lists changed tickets with their previous values, for undo', async () => {
  const [open = '', low = ''] = await make(2);
  const { agent } = server.acme;
  await change({ ids: [low], priority: 'low', assignedAgentId: agent.userId });
  const { body } = await change({ ids: [open, low], priority: 'low' });
  expect(body).toEqual({
    updated: 2,
    changed: [
      {
        id: open,
        assignedAgentId: null,
        status: 'open',
        priority: 'normal',
        tagIds: [],
        snooze: null,
      },
    ],
    failed: [],
  });
});

test('changes only tickets that still have the expected values', async () => {
  const [same = '', other = ''] = await make(2);
  const { admin, agent } = server.acme;
  await change({ ids: [same, other], status: 'resolved' });
  await change({ ids: [other], status: 'closed' }, admin);
  await change({ ids: [same], priority: 'high' }, admin);
  const { body } = await change({
    ids: [same, other],
    status: 'open',
    onlyIf: { status: 'resolved' },
  });
  expect(body).toMatchObject({
    updated: 1,
    changed: [{ id: same, status: 'resolved' }],
    failed: [{ id: other, message: 'This ticket was changed by someone else' }],
  });
  expect([(await detail(same)).status, (await detail(other)).status]).toEqual(['open', 'closed']);
  const unassigned = {
    ids: [same],
    assignedAgentId: agent.userId,
    onlyIf: { assignedAgentId: null },
  };
  expect((await change(unassigned)).body.updated).toBe(1);
  expect((await change(unassigned)).body).toMatchObject({ updated: 0, failed: [{ id: same }] });
});
