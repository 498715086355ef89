import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsAfter } from '../../events/read.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

const missing =
  "The ticket you're looking for doesn't exist or you don't have permission to view it.";

const change = (body: unknown, as = desk.acme.agent) => desk.call('tickets.bulk', { as, body });
const make = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeTicket(desk.acme)));

async function detail(id: string | undefined) {
  return (await desk.call('tickets.get', { as: desk.acme.agent, params: { id: id ?? '' } })).body;
}

test('many tickets are assigned and moved at once, each with its timeline and its events', async () => {
  const ids = await make(5);
  const { org, agent } = desk.acme;
  const row = await org.first<{ seq: number }>(org.from('organizations').select('seq'));
  const answer = await change({
    ids,
    assignedAgentId: agent.userId,
    status: 'resolved',
    priority: 'high',
  });
  expect(answer.body).toEqual({ updated: 5, failed: [] });
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

test('a ticket named twice is changed once, one that is as asked for counts and says nothing', async () => {
  const [id = ''] = await make(1);
  expect((await change({ ids: [id, id], priority: 'low' })).body).toEqual({
    updated: 1,
    failed: [],
  });
  const before = await detail(id);
  expect((await change({ ids: [id], priority: 'low' })).body).toEqual({ updated: 1, failed: [] });
  expect(await detail(id)).toEqual(before);
});

test('AZ-01: tickets that are missing or of others are named alike, and stop nobody', async () => {
  const [mine = ''] = await make(1);
  const foreign = await makeTicket(desk.globex);
  const unknown = '0'.repeat(30);
  const { body } = await change({ ids: [foreign, mine, unknown], status: 'closed' });
  expect(body).toEqual({
    updated: 1,
    failed: [
      { id: foreign, message: missing },
      { id: unknown, message: missing },
    ],
  });
  expect((await detail(mine)).status).toBe('closed');
  const theirs = await desk.call('tickets.get', { as: desk.globex.agent, params: { id: foreign } });
  expect(theirs.body.status).toBe('open');
});

test('AZ-02: an agent of nowhere is refused, and nothing is changed', async () => {
  const ids = await make(2);
  for (const assignedAgentId of [
    desk.globex.agent.userId,
    desk.acme.customer.userId,
    'nobody',
    '',
  ]) {
    const answer = await change({ ids, assignedAgentId, priority: 'urgent' });
    expect(answer.status).toBe(400);
  }
  for (const id of ids)
    expect(await detail(id)).toMatchObject({ priority: 'normal', assignedAgent: null });
});

test('a customer changes nothing', async () => {
  const id = await makeTicket(desk.acme, { customerUserId: desk.acme.customer.userId });
  expect((await change({ ids: [id], status: 'closed' }, desk.acme.customer)).status).toBe(403);
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

test('two hundred at once are one change', { timeout: 60_000 }, async () => {
  const ids = await make(200);
  expect((await change({ ids, assignedAgentId: desk.acme.agent.userId })).body.updated).toBe(200);
  const { headers } = await desk.call('tickets.list', {
    as: desk.acme.agent,
    query: { assignedAgentId: desk.acme.agent.userId, status: 'open' },
  });
  expect(headers.get('x-total-count')).toBe('200');
});
