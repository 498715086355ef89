import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme, {
    subject: 'Broken kettle',
    customerName: 'Vera Visitor',
    customerEmail: 'vera@visitor.example',
  });
});

const update = (body: object, as: TestMember = server.acme.agent) =>
  server.call('tickets.update', { as, params: { id }, body });
const list = async (query: Record<string, string>, as: TestMember = server.acme.agent) =>
  (await server.call('tickets.list', { as, query })).body.map((ticket) => ticket.id);
const lookUp = (email: string, ticketNumber: string) =>
  server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email, ticketNumber },
  });

test('a new subject and requester appear in the timeline, lists, search and an event', async () => {
  const { body } = await update({
    subject: '  Cold kettle ',
    customerEmail: 'Hugo@Visitor.Example',
    customerName: 'Hugo Host',
  });
  expect(body).toMatchObject({
    subject: 'Cold kettle',
    customerEmail: 'hugo@visitor.example',
    customerName: 'Hugo Host',
    customer: null,
  });
  expect(body.timeline.slice(1).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['subject', 'Broken kettle', 'Cold kettle'],
    ['requester', 'Vera Visitor (vera@visitor.example)', 'Hugo Host (hugo@visitor.example)'],
  ]);
  expect(await list({ customerEmail: 'hugo@visitor.example' })).toContain(id);
  expect(await list({ customerEmail: 'vera@visitor.example' })).not.toContain(id);
  expect(await list({ q: 'cold kettle' })).toContain(id);
  expect(await list({ query: 'from:hugo@visitor.example' })).toContain(id);
  const found = await server.call('search.query', { as: server.acme.agent, query: { q: 'hugo' } });
  expect(found.body.tickets.map((one) => one.id)).toContain(id);
  const [event] = await server.acme.org.all<{ payload: string }>(
    server.acme.org.from('events').where('name', 'ticket.updated').orderBy('seq', 'desc').limit(1),
  );
  expect(JSON.parse(event?.payload ?? '').changes).toEqual({
    subject: { from: 'Broken kettle', to: 'Cold kettle' },
    customerEmail: { from: 'vera@visitor.example', to: 'hugo@visitor.example' },
    customerName: { from: 'Vera Visitor', to: 'Hugo Host' },
  });
});

test('the former requester loses access, and the new one gets their own', async () => {
  const { body: ticket } = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id },
  });
  const before = await lookUp('vera@visitor.example', ticket.ticketNumber);
  if (!('accessToken' in before.body)) throw new Error('No access');
  const headers = { 'x-ticket-access': before.body.accessToken };
  const params = { subdomain: 'acme', ticketId: id };
  const open = () => server.call('publicTickets.get', { params, headers });
  expect((await open()).status).toBe(200);
  await update({ customerEmail: 'hugo@visitor.example', customerName: 'Hugo' });
  expect((await open()).status).toBe(404);
  expect((await lookUp('vera@visitor.example', ticket.ticketNumber)).status).toBe(404);
  expect((await lookUp('hugo@visitor.example', ticket.ticketNumber)).status).toBe(200);
});

test('only the account with the new address sees the ticket', async () => {
  const { customer, agent } = server.acme;
  const see = () => server.call('tickets.get', { as: customer, params: { id } });
  expect((await see()).status).toBe(404);
  await update({ customerEmail: customer.email });
  const seen = await see();
  expect(seen.status).toBe(200);
  expect(seen.body.timeline).toEqual([]);
  expect(await list({}, customer)).toContain(id);
  expect(await list({ q: 'kettle' }, customer)).toContain(id);
  await update({ customerEmail: agent.email });
  expect((await see()).status).toBe(404);
  expect(await list({}, customer)).not.toContain(id);
});

test('an unconfirmed address gives an account no ticket', async () => {
  const { customer } = server.acme;
  const { directory } = server.context.database;
  const confirm = (since: string | null) =>
    directory.write((tx) =>
      tx.update('users', { id: customer.userId }, { email_unconfirmed_since: since }),
    );
  await confirm('2026-11-20T09:00:00.000Z');
  await update({ customerEmail: customer.email });
  const { status } = await server.call('tickets.get', { as: customer, params: { id } });
  await confirm(null);
  expect(status).toBe(404);
});

test('a change can be undone only while no one has changed the same fields again', async () => {
  const to = { customerEmail: 'hugo@visitor.example', customerName: 'Hugo' };
  const from = { customerEmail: 'vera@visitor.example', customerName: 'Vera Visitor' };
  await update(to);
  expect((await update({ ...from, onlyIf: to }, server.acme.admin)).body).toMatchObject(from);
  expect(await update({ ...from, onlyIf: to })).toMatchObject({
    status: 412,
    error: { code: 'stale' },
  });
  expect((await update({ subject: 'Pot', onlyIf: { subject: 'Pan' } })).status).toBe(412);
});

test('a requester can be removed, and setting the same one again changes nothing', async () => {
  const same = await update({
    customerEmail: 'VERA@visitor.example',
    customerName: 'Vera Visitor',
  });
  expect(same.body.timeline).toHaveLength(1);
  const { body } = await update({ customerEmail: null, customerName: null });
  expect(body).toMatchObject({ customerEmail: null, customerName: null });
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'requester', to: null });
});

test('a customer can’t change the requester or the subject, and the subject can’t be empty', async () => {
  for (const body of [{ subject: 'Mine' }, { customerEmail: server.acme.customer.email }]) {
    expect((await update(body, server.acme.customer)).status).toBe(403);
  }
  const refused = await update({ subject: '  ' });
  expect([refused.status, refused.error.message]).toEqual([400, 'Subject is required']);
  const wrong = await update({ customerEmail: 'hugo' });
  expect([wrong.status, wrong.error.message]).toEqual([400, 'Please enter a valid email address']);
});

test('the assignee is notified of the new requester once', async () => {
  const { admin, agent } = server.acme;
  await update({ assignedAgentId: agent.userId }, admin);
  await server.drain();
  await server.call('notifications.markAllRead', { as: agent });
  await update({ customerEmail: 'hu_go@visitor.example', customerName: 'Hugo' }, admin);
  await server.drain();
  const { body } = await server.call('notifications.list', {
    as: agent,
    query: { isRead: 'false' },
  });
  expect(body.map(({ message }) => message)).toEqual([
    expect.stringContaining('(requester is now hu_go@visitor.example)'),
  ]);
});
