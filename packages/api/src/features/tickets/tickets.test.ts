import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { waitFor } from '../../test/wait-for.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
});

const missing =
  "The ticket you're looking for doesn't exist or you don't have permission to view it.";

const get = (as: TestMember = server.acme.agent, headers = {}) =>
  server.call('tickets.get', { as, params: { id }, headers });
const update = (body: object, as: TestMember = server.acme.agent, headers = {}) =>
  server.call('tickets.update', { as, params: { id }, body, headers });
const reply = (body: object, as: TestMember = server.acme.agent) =>
  server.call('tickets.reply', { as, params: { id }, body });

const timeline = async () =>
  (await get()).body.timeline.map(({ kind, from, to }) => [kind, from, to]);

test('a new ticket is open, has a number with its year, and has its author', async () => {
  const { body, status } = await server.call('tickets.create', {
    as: server.acme.agent,
    body: {
      subject: '  Broken kettle ',
      description: 'It does not boil.',
      customerEmail: 'Vera@Example.com',
      customerName: 'Vera',
    },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    subject: 'Broken kettle',
    status: 'open',
    priority: 'normal',
    customerName: 'Vera',
    customerEmail: 'vera@example.com',
    assignedAgent: null,
    messages: [],
    timeline: [{ kind: 'created', actor: expect.stringContaining('agent') }],
  });
  expect(body.ticketNumber).toMatch(new RegExp(`^TK-${new Date().getUTCFullYear()}-\\d{6}$`));
  id = body.id;
  expect(body).toEqual((await get()).body);
});

test('a ticket created by a customer belongs to them, whatever the request says', async () => {
  const { customer } = server.acme;
  const { body } = await server.call('tickets.create', {
    as: customer,
    body: { subject: 'A', description: 'B', customerEmail: 'boss@acme.test', customerName: 'Boss' },
  });
  expect(body.customerEmail).toBe(customer.email);
  expect(body.customer?.email).toBe(customer.email);
  const seen = await server.call('tickets.get', { as: customer, params: { id: body.id } });
  expect(seen.status).toBe(200);
});

test('changing assignee, status or priority of a ticket adds an entry to its timeline', async () => {
  await update({
    assignedAgentId: server.acme.agent.userId,
    status: 'in_progress',
    priority: 'high',
  });
  await update({ assignedAgentId: null });
  await update({ status: 'resolved' });
  const name = `agent ${server.acme.canary}`;
  expect((await timeline()).slice(1)).toEqual([
    ['assigned', null, name],
    ['status', 'open', 'in_progress'],
    ['priority', 'normal', 'high'],
    ['assigned', name, null],
    ['status', 'in_progress', 'resolved'],
  ]);
});

test('a change to the current value records nothing', async () => {
  const before = await get();
  const same = await update({ status: 'open', priority: 'normal', assignedAgentId: null });
  expect(same.status).toBe(200);
  expect(await update({})).toMatchObject({ status: 200 });
  expect((await get()).body).toEqual(before.body);
});

test('AZ-02: only staff of the organization can be assigned', async () => {
  const { acme, globex } = server;
  for (const assignedAgentId of [acme.customer.userId, globex.agent.userId, 'nobody', '']) {
    const answer = await update({ assignedAgentId, status: 'closed' });
    expect([answer.status, answer.error.errors?.[0]?.field], assignedAgentId).toEqual([
      400,
      'assignedAgentId',
    ]);
  }
  expect((await get()).body).toMatchObject({ status: 'open', assignedAgent: null });
});

test('AZ-05: a customer can’t change anything or see other people’s tickets', async () => {
  const { customer } = server.acme;
  expect((await update({ status: 'closed' }, customer)).status).toBe(403);
  expect((await update({ assignedAgentId: customer.userId }, customer)).status).toBe(403);
  for (const answer of [await get(customer), await reply({ message: 'Hi' }, customer)]) {
    expect(answer).toMatchObject({ status: 404, error: { message: missing, code: 'not_found' } });
  }
});

test('a change with expected values is rejected only if those values have changed', async () => {
  await update({ priority: 'high' }, server.acme.admin);
  const from = (status: string) => update({ status: 'resolved', onlyIf: { status } });
  expect(await from('in_progress')).toMatchObject({
    status: 412,
    error: { message: 'This ticket was changed by someone else', code: 'stale' },
  });
  expect((await get()).body.status).toBe('open');
  expect((await from('open')).body.status).toBe('resolved');
});

test('If-Match allows only a client with the newest version to write', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  const first = await update({ status: 'in_progress' }, server.acme.agent, { 'if-match': etag });
  expect(first.status).toBe(200);
  const late = await update({ status: 'closed' }, server.acme.admin, { 'if-match': etag });
  expect(late).toMatchObject({
    status: 412,
    error: { message: 'This ticket was changed by someone else', code: 'stale' },
  });
  const next = { 'if-match': first.headers.get('etag') ?? '' };
  expect((await update({ status: 'resolved' }, server.acme.agent, next)).status).toBe(200);
  for (const tag of ['"nonsense"', 'nonsense', '"a", "b"']) {
    expect((await update({ status: 'open' }, server.acme.agent, { 'if-match': tag })).status).toBe(
      412,
    );
  }
  expect((await update({ status: 'closed' }, server.acme.agent, { 'if-match': '*' })).status).toBe(
    200,
  );
});

test('of many writers with the same version exactly one succeeds', async () => {
  const headers = { 'if-match': (await get()).headers.get('etag') ?? '' };
  const answers = await Promise.all(
    (['urgent', 'high', 'low', 'urgent', 'high'] as const).map((priority) =>
      update({ priority }, server.acme.agent, headers),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
});

test('a ticket returns 304 until anything about it changes', async () => {
  const { acme } = server;
  const changes = [
    () => update({ priority: 'low' }),
    () => update({ assignedAgentId: acme.agent.userId }),
    () => reply({ message: 'Hello' }),
    () => reply({ message: 'Note', isInternal: true }),
    () =>
      server.context.database.directory.write((tx) =>
        tx.update('users', { id: acme.agent.userId }, { first_name: 'Renamed' }),
      ),
  ];
  for (const change of changes) {
    let headers = {};
    // The email about the previous change may still be on its way.
    await waitFor(async () => {
      headers = { 'if-none-match': (await get()).headers.get('etag') ?? '' };
      expect((await get(acme.agent, headers)).status).toBe(304);
    });
    await change();
    expect((await get(acme.agent, headers)).status).toBe(200);
  }
});

test('staff can reply publicly or leave a note, and the ticket moves to the top', async () => {
  const answer = await reply({ message: '  Try the other socket. ' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    message: 'Try the other socket.',
    isInternal: false,
    authorType: 'staff',
    user: { email: server.acme.agent.email },
  });
  const note = await reply({ message: 'He sounds upset', isInternal: true });
  expect(note.body.isInternal).toBe(true);
  const { body } = await get();
  expect(body.messages.map(({ message }) => message)).toEqual([
    'Try the other socket.',
    'He sounds upset',
  ]);
  const top = await server.call('tickets.list', { as: server.acme.agent, query: { limit: 1 } });
  expect(top.body[0]?.id).toBe(id);
});

test('PT-05: a customer with an account never sees a note, and can’t write one', async () => {
  const { customer, org } = server.acme;
  await org.write((tx) => ticketRows(tx).update({ id }, { customer_user_id: customer.userId }));
  await reply({ message: 'Secret note', isInternal: true });
  await reply({ message: 'Public answer' });
  const mine = await reply({ message: 'Thanks', isInternal: true }, customer);
  expect(mine.body).toMatchObject({
    isInternal: false,
    authorType: 'customer',
    senderName: `customer ${server.acme.canary}`,
  });
  const seen = await get(customer);
  expect(seen.body.messages.map(({ message }) => message)).toEqual(['Public answer', 'Thanks']);
  expect(JSON.stringify(seen.body)).not.toContain('Secret');
});

test('a customer’s reply reopens a resolved ticket', async () => {
  const { customer, org } = server.acme;
  await org.write((tx) => ticketRows(tx).update({ id }, { customer_user_id: customer.userId }));
  await update({ status: 'resolved' });
  await reply({ message: 'Still broken' }, customer);
  expect((await get()).body.status).toBe('open');
  expect((await timeline()).at(-1)).toEqual(['reopened', 'resolved', 'open']);
});

test('only members who may delete tickets can, and everything is deleted with it', async () => {
  await reply({ message: 'Hello' });
  const remove = (as: TestMember) => server.call('tickets.delete', { as, params: { id } });
  expect((await remove(server.acme.agent)).status).toBe(403);
  expect((await remove(server.acme.admin)).status).toBe(204);
  expect((await remove(server.acme.admin)).status).toBe(404);
  expect((await get()).error.message).toBe(missing);
  const { org } = server.acme;
  for (const table of ['ticket_messages', 'ticket_activity', 'ticket_access'] as const) {
    expect(await org.all(org.from(table).where('ticket_id', id))).toEqual([]);
  }
});

test('a customer’s reply to their closed ticket opens a follow-up', async () => {
  const { admin, customer } = server.acme;
  const made = await server.call('tickets.create', {
    as: customer,
    body: { subject: 'Lid', description: 'It is stuck.' },
  });
  const params = { id: made.body.id };
  await server.call('tickets.update', { as: admin, params, body: { status: 'closed' } });
  const { body } = await server.call('tickets.reply', {
    as: customer,
    params,
    body: { message: 'Stuck again' },
  });
  expect(body).toMatchObject({ message: 'Stuck again', authorType: 'customer' });
  const opened = await server.call('tickets.get', {
    as: customer,
    params: { id: body.followUp?.id ?? '' },
  });
  expect(opened.body).toMatchObject({ status: 'open', description: 'Stuck again' });
  const closed = await server.call('tickets.get', { as: customer, params });
  expect(closed.body).toMatchObject({ status: 'closed', messages: [] });
});
