// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import type { Moments } from '../../figures/names.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { openedOn } from '../tickets/read/opened.ts';
import { findTicket } from '../tickets/read/tickets.ts';
import { moveCounts } from '../tickets/store/counts/counts.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.renew());
afterAll(() => server.stop());

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

const stats = async (as: TestMember = server.acme.agent, period?: string) =>
  (await server.call('dashboard.stats', { as, query: period ? { period } : {} })).body;

const performance = async (period = '30d') => {
  const { body } = await server.call('dashboard.performance', {
    as: server.acme.agent,
    query: { period },
  });
  return body.find(({ user }) => user.id === server.acme.agent.userId);
};

const reply = (id: string, as = server.acme.agent, isInternal = false) =>
  server.call('tickets.reply', { as, params: { id }, body: { message: 'Hello', isInternal } });

const update = (id: string, body: object, as = server.acme.agent) =>
  server.call('tickets.update', { as, params: { id }, body });

/** Creates a ticket that a visitor opened so long ago. */
async function opened(before: number): Promise<string> {
  const id = await makeTicket(server.acme);
  await server.acme.org.write((tx) => ticketRows(tx).update({ id }, { created_at: ago(before) }));
  return id;
}

/** Creates a ticket that got its first response at that time, after so long a wait. */
async function answered(at: string, waited: number) {
  const id = await makeTicket(server.acme);
  const answer = {
    first_response_at: at,
    first_response_ms: waited,
    first_responder_id: server.acme.agent.userId,
  };
  await happened(id, answer);
}

/** Moves the given times of a ticket. */
const happened = (id: string, moments: Partial<Moments>) =>
  server.acme.org.write(async (tx) => {
    const before = await findTicket(tx, id, null);
    await ticketRows(tx).update({ id }, moments);
    await moveCounts(tx, before, await findTicket(tx, id, null), ago(0));
  });

test('without data the figures are null', async () => {
  expect(await stats()).toEqual({
    openTickets: 0,
    openTicketsChange: 0,
    responseTime: null,
    responseTimeChange: null,
    activeChats: 0,
    satisfaction: null,
    satisfactionChange: null,
  });
  expect(await performance()).toMatchObject({
    role: 'agent',
    open: 0,
    assigned: 0,
    resolved: 0,
    firstResponse: null,
  });
});

test('the response time is that of the first public reply by staff', async () => {
  const id = await opened(125 * minute + 1000);
  await reply(id, server.acme.agent, true);
  expect((await stats()).responseTime).toBeNull();
  await reply(id);
  await reply(id, server.acme.admin);
  expect((await stats()).responseTime).toBe('2h 5m');
  expect((await performance())?.firstResponse).toBe('2h 5m');
});

test('a ticket opened by the staff needs no first response', async () => {
  const { body } = await server.call('tickets.create', {
    as: server.acme.admin,
    body: { subject: 'A call', description: 'Somebody called' },
  });
  await reply(body.id);
  expect((await stats()).responseTime).toBeNull();
});

test('the median is compared with that of the previous period', async () => {
  for (const waited of [10, 12, 600]) await answered(ago(2 * day), waited * minute);
  for (const waited of [20, 24, 24, 30]) await answered(ago(9 * day), waited * minute);
  await answered(ago(40 * day), day);
  expect(await stats(undefined, '7d')).toMatchObject({
    responseTime: '12m',
    responseTimeChange: -50,
  });
  expect((await stats(undefined, '30d')).responseTime).toBe('24m');
  expect((await stats(undefined, '30d')).responseTimeChange).toBe(-98);
});

test('the median is exact for very different response times, and excludes deleted tickets', async () => {
  const waits = [0, 1, 59, 61, 119, 121, 3_000, 90_000, 200_000];
  for (const waited of waits) await answered(ago(60_000), waited * minute);
  expect((await stats()).responseTime).toBe('1h 59m');
  expect((await performance())?.firstResponse).toBe('1h 59m');
  const id = await opened(3 * day);
  await reply(id);
  expect((await stats()).responseTime).toBe('1h 59m');
  await answered(ago(60_000), 400_000 * minute);
  expect((await stats()).responseTime).toBe('2h 1m');
  await server.call('tickets.delete', { as: server.acme.admin, params: { id } });
  expect((await stats()).responseTime).toBe('1h 59m');
});

test('open tickets are counted now and compared with the start of the period', async () => {
  const [first] = [await makeTicket(server.acme), await makeTicket(server.acme)];
  await makeTicket(server.acme);
  expect(await stats()).toMatchObject({ openTickets: 3, openTicketsChange: 3 });
  await update(first ?? '', { status: 'resolved' });
  expect(await stats()).toMatchObject({ openTickets: 2, openTicketsChange: 2 });
  await server.acme.org.write(async (tx) => {
    await tx.remove('counters', (counter) => counter.whereLike('name', 'opened.%'));
    await tx.add(openedOn(ago(20 * day)), 2);
  });
  expect(await stats(undefined, '7d')).toMatchObject({ openTickets: 2, openTicketsChange: 0 });
  expect(await stats(undefined, '30d')).toMatchObject({ openTickets: 2, openTicketsChange: 2 });
});

test('AZ-05: a customer gets the figures of their own tickets', async () => {
  await makeTicket(server.acme);
  const own = await server.call('tickets.create', {
    as: server.acme.customer,
    body: { subject: 'Mine', description: 'Broken' },
  });
  await reply(own.body.id);
  await answered(ago(day), 5 * 60 * minute);
  expect(await stats(server.acme.customer)).toMatchObject({
    openTickets: 1,
    openTicketsChange: null,
    responseTime: '0m',
  });
  const denied = await server.call('dashboard.performance', { as: server.acme.customer });
  expect(denied.status).toBe(403);
});

test('the performance table counts open, assigned and resolved tickets', async () => {
  const { agent } = server.acme;
  const ids = await Promise.all([1, 2, 3, 4].map(() => makeTicket(server.acme)));
  for (const id of ids) await update(id, { assignedAgentId: agent.userId });
  const [one = '', two = '', three = ''] = ids;
  await update(one, { status: 'resolved' });
  await update(two, { status: 'closed' }, server.acme.admin);
  await update(three, { status: 'resolved' });
  await update(three, { status: 'open' });
  expect(await performance()).toMatchObject({ open: 2, assigned: 4, resolved: 2 });
  await happened(one, { resolved_at: ago(8 * day) });
  expect(await performance('7d')).toMatchObject({ open: 2, assigned: 4, resolved: 1 });
});

test('a resolution without an assignee is credited to the member who did it', async () => {
  await update(await makeTicket(server.acme), { status: 'resolved' });
  expect(await performance()).toMatchObject({ open: 0, assigned: 0, resolved: 1 });
});

test("the automation card counts today's form submissions", async () => {
  const { subdomain, formId } = server.acme;
  const data = { name: 'Vera', email: 'vera@x.example', subject: 'Hi', message: 'Hello' };
  const body = { formId, data, elapsedMs: 60_000 };
  await server.call('publicForms.submit', { params: { subdomain }, body });
  const sent = await server.call('publicForms.submit', { params: { subdomain }, body });
  const { id } = sent.body;
  await server.acme.org.write((tx) =>
    tx.update('form_submissions', { id }, { created_at: ago(2 * day) }),
  );
  const { body: automation } = await server.call('dashboard.automation', { as: server.acme.agent });
  expect(automation).toEqual({
    contactForms: {
      today: 1,
      conversion: null,
      form: { id: formId, name: 'Main Contact Form', submissionCount: 2 },
    },
    chatbot: { autoResolved: 0, accuracy: null, totalResponses: 0, lastUpdated: null },
  });
});

test('an unknown period is refused', async () => {
  const query = { period: '1d' };
  const answer = await server.call('dashboard.stats', { as: server.acme.agent, query });
  expect(answer.status).toBe(400);
});
