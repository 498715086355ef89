// @module-tag postgres

import type { Role } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { findTicket, readActivity } from './read/tickets.ts';
import { openTicket } from './store/create.ts';
import { updateTicket } from './store/update.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.renew();
  await server.acme.org.write((tx) => tx.update('organizations', {}, { auto_assignment: true }));
});
afterAll(() => server.stop());

const system = { type: 'system', userId: null, name: null } as const;

async function hire(name: string, role: Role): Promise<string> {
  const userId = newId();
  await server.context.database.directory.write(async (tx) => {
    await tx.insert('users', {
      id: userId,
      email: `${name}@acme.test`,
      first_name: name,
      last_name: 'Hired',
      password_hash: null,
      notification_preferences: {},
      created_at: now(),
    });
    const membership = { id: newId(), user_id: userId, role, created_at: now() };
    await tx.org(server.acme.id).insert('memberships', membership);
  });
  return userId;
}

const see = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.admin, params: { id } })).body;

const assigneeOf = async (id: string) => (await see(id)).assignedAgent?.id ?? null;

const newTicketOf = async () => assigneeOf(await makeTicket(server.acme));

const change = (id: string, patch: Parameters<typeof updateTicket>[2]) =>
  updateTicket(server.acme.org, id, patch, system, null);

test.each([
  ['urgent', 'customer'],
  ['high', 'staff'],
  ['normal', 'customer'],
  ['low', 'staff'],
] as const)('a new %s ticket of the %s is answered as it is stored', async (priority, type) => {
  const { org, customer } = server.acme;
  const customerUserId = type === 'customer' ? customer.userId : null;
  const input = { subject: 'Kettle', description: 'Leaks', priority, customerUserId };
  const customerName = customerUserId && 'Ada';
  const { ticket, timeline } = await openTicket(
    org,
    { ...input, customerName, source: 'api' },
    { type, userId: customerUserId, name: null },
  );
  expect(ticket).toEqual(await findTicket(org, ticket.id, null));
  expect(await readActivity(org, ticket.id)).toMatchObject(timeline);
  expect([Boolean(ticket.agent_email), Boolean(ticket.customer_user_email)]).toEqual(
    Array(2).fill(type === 'customer'),
  );
});

test.each(['admin', 'customer'] as const)(
  'the %s who opens a ticket is answered its timeline',
  async (who) => {
    const body = { subject: 'Kettle', description: 'Leaks' };
    const opened = (await server.call('tickets.create', { as: server.acme[who], body })).body;
    expect(opened.timeline[0]?.actor).toBe(`${who} ${server.acme.canary}`);
    expect(opened.timeline).toHaveLength(who === 'customer' ? 2 : 1);
    expect((await see(opened.id)).timeline).toEqual(opened.timeline);
  },
);

test('a visitor’s ticket is assigned to an agent by the system, with a timeline entry and an event', async () => {
  const { agent, org } = server.acme;
  const id = await makeTicket(server.acme);
  const ticket = await see(id);
  expect(ticket.assignedAgent).toMatchObject({ id: agent.userId });
  expect(ticket.timeline).toMatchObject([
    { kind: 'created' },
    { kind: 'assigned', actor: null, from: null, to: expect.stringContaining('agent') },
  ]);
  const rows = await org.all<{ name: string; payload: string }>(
    org.from('events').whereLike('name', 'ticket.%').orderBy('seq'),
  );
  expect(rows.map(({ name }) => name)).toEqual(['ticket.created', 'ticket.assigned']);
  for (const { payload } of rows) {
    expect(JSON.parse(payload).ticket).toMatchObject({ assignedAgentId: agent.userId });
  }
  expect(JSON.parse(rows[1]?.payload ?? '{}')).toMatchObject({ actor: system });
});

test('the agent with the lowest load gets the next ticket; ties go to the one who joined first', async () => {
  const { agent } = server.acme;
  const second = await hire('bea', 'agent');
  const given = [await newTicketOf(), await newTicketOf(), await newTicketOf()];
  expect(given).toEqual([agent.userId, second, agent.userId]);
  const fourth = await makeTicket(server.acme);
  expect(await assigneeOf(fourth)).toBe(second);
  await change(fourth, { status: 'resolved' });
  expect(await newTicketOf()).toBe(second);
  await change(fourth, { status: 'in_progress' });
  expect(await newTicketOf()).toBe(agent.userId);
});

test('the stored loads equal the actual counts after any sequence of operations', async () => {
  const { agent, org } = server.acme;
  const second = await hire('bea', 'agent');
  const ids = await Promise.all(Array.from({ length: 12 }, () => makeTicket(server.acme)));
  const [one = '', two = '', three = '', four = '', five = ''] = ids;
  await change(one, { assignedAgentId: second, status: 'in_progress' });
  await change(two, { assignedAgentId: null });
  await change(three, { status: 'closed', assignedAgentId: agent.userId });
  await change(three, { assignedAgentId: second });
  await change(four, { status: 'resolved' });
  await change(four, { status: 'open' });
  await server.call('tickets.delete', { as: server.acme.admin, params: { id: five } });
  const counted = await org.all(
    org
      .from('tickets')
      .whereNotNull('assigned_agent_id')
      .whereIn('status', ['open', 'in_progress'])
      .groupBy('assigned_agent_id')
      .orderBy('assigned_agent_id')
      .select('assigned_agent_id as id')
      .count('* as value'),
  );
  const kept = await org.all<{ name: string; value: number }>(
    org.from('counters').whereLike('name', 'load.%').orderBy('name').select('name', 'value'),
  );
  expect(kept.map(({ name, value }) => ({ id: name.slice(5), value }))).toEqual(counted);
});

test('an agent who is away is skipped, and without any agent the ticket stays unassigned', async () => {
  const { agent } = server.acme;
  const second = await hire('bea', 'agent');
  const set = (availability: string) =>
    server.call('team.setAvailability', { as: agent, body: { availability } });
  await set('away');
  expect([await newTicketOf(), await newTicketOf()]).toEqual([second, second]);
  await server.acme.org.write((tx) =>
    tx.update('memberships', { user_id: second }, { availability: 'away' }),
  );
  expect(await newTicketOf()).toBeNull();
  await set('online');
  expect(await newTicketOf()).toBe(agent.userId);
});

test('admins get tickets if there are no agents', async () => {
  const { admin, agent, org } = server.acme;
  await org.write((tx) =>
    tx.update('memberships', { user_id: agent.userId }, { role: 'customer' }),
  );
  expect(await newTicketOf()).toBe(admin.userId);
});

test('many concurrent tickets are shared out evenly', async () => {
  await hire('bea', 'agent');
  await hire('cem', 'agent');
  const ids = await Promise.all(Array.from({ length: 30 }, () => makeTicket(server.acme)));
  const given = new Map<string | null, number>();
  for (const id of ids) {
    const to = await assigneeOf(id);
    given.set(to, (given.get(to) ?? 0) + 1);
  }
  expect([...given.values()]).toEqual([10, 10, 10]);
});

test('a ticket opened by a customer is assigned, one opened by staff isn’t', async () => {
  const body = { subject: 'A', description: 'B' };
  const { admin, agent, customer } = server.acme;
  const own = await server.call('tickets.create', { as: customer, body });
  expect(own.body.assignedAgent).toMatchObject({ id: agent.userId });
  const theirs = await server.call('tickets.create', { as: admin, body });
  expect(theirs.body.assignedAgent).toBeNull();
});

test('no ticket is assigned when the organization turned automatic assignment off', async () => {
  await server.acme.org.write((tx) => tx.update('organizations', {}, { auto_assignment: false }));
  expect(await newTicketOf()).toBeNull();
});
