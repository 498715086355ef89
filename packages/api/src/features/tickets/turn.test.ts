import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const open = () => makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
const read = async (id: string, as = server.acme.agent) =>
  (await server.call('tickets.get', { as, params: { id } })).body;
const reply = (id: string, message: string, more = {}) =>
  server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message, ...more },
  });
const setStatus = (id: string, status: 'open' | 'in_progress' | 'resolved' | 'closed') =>
  server.call('tickets.update', { as: server.acme.agent, params: { id }, body: { status } });
const listed = async (query: Record<string, unknown>, as = server.acme.agent) => {
  const { body, headers } = await server.call('tickets.list', {
    as,
    query: { limit: 100, ...query },
  });
  return { ids: body.map(({ id }) => id), total: Number(headers.get('x-total-count')) };
};
const views = async (as = server.acme.agent) =>
  (await server.call('dashboard.counts', { as })).body.views;

test('a new ticket waits for staff from its opening, and its last message is its description', async () => {
  const ticket = await read(await open());
  expect(ticket).toMatchObject({ turn: 'us', turnSince: ticket.createdAt, lastMessage: null });
});

test("a reply makes it the customer's turn, an internal note changes nothing, and their reply makes it ours", async () => {
  const id = await open();
  const answer = await reply(id, 'Have you tried\nthe   switch?');
  expect(await read(id)).toMatchObject({
    turn: 'customer',
    turnSince: answer.body.createdAt,
    lastMessage: 'Have you tried the switch?',
  });
  await reply(id, 'They will not find it', { isInternal: true });
  expect(await read(id)).toMatchObject({
    turn: 'customer',
    turnSince: answer.body.createdAt,
    lastMessage: 'Have you tried the switch?',
  });
  await replyAsCustomer(server.acme.org, id, 'Which switch?');
  const last = await read(id);
  expect(last).toMatchObject({ turn: 'us', lastMessage: 'Which switch?' });
  expect(last.turnSince).toBe(last.messages.at(-1)?.createdAt);
});

test('a long last message is cut after 140 characters, never within a character', async () => {
  const id = await open();
  await reply(id, '🫖'.repeat(200));
  expect((await read(id)).lastMessage).toBe('🫖'.repeat(140));
});

test('a resolved or closed ticket waits for no one, and for the same side once it is reopened', async () => {
  const id = await open();
  await reply(id, 'Done');
  for (const status of ['resolved', 'closed'] as const) {
    await setStatus(id, status);
    expect((await read(id)).turn).toBeNull();
  }
  await setStatus(id, 'in_progress');
  expect((await read(id)).turn).toBe('customer');
  await setStatus(id, 'resolved');
  await replyAsCustomer(server.acme.org, id, 'It is back');
  expect(await read(id)).toMatchObject({ status: 'open', turn: 'us' });
});

test('lists can be filtered by turn, with or without an assignee, with correct totals', async () => {
  const { agent } = server.acme;
  const before = await views();
  const [ours, theirs, done] = [await open(), await open(), await open()];
  const as = { as: agent, body: { assignedAgentId: agent.userId } };
  for (const id of [ours, theirs]) await server.call('tickets.update', { ...as, params: { id } });
  await reply(theirs, 'Hello');
  await setStatus(done, 'closed');

  const us = await listed({ turn: 'us' });
  expect(us.ids).toContain(ours);
  expect(us.ids).not.toContain(theirs);
  const customer = await listed({ turn: 'customer' });
  expect(customer.ids).toContain(theirs);
  expect(customer.ids).not.toContain(ours);
  const mine = await listed({ turn: 'any', assignedAgentId: agent.userId });
  expect(mine).toEqual({ ids: [theirs, ours], total: 2 });
  const any = await listed({ turn: 'any' });
  expect(any.ids).not.toContain(done);
  for (const list of [us, customer, any]) expect(list.total).toBe(list.ids.length);
  expect(await listed({ turn: 'us', priority: 'urgent' })).toEqual({ ids: [], total: 0 });
  expect(await listed({ turn: 'us', status: 'closed' })).toEqual({ ids: [], total: 0 });

  expect(await views()).toEqual({
    mine: 2,
    unassigned: before?.unassigned,
    needsReply: us.total,
    waiting: customer.total,
    snoozed: 0,
    spam: 0,
    mentions: 0,
  });
  expect((await views(server.acme.admin))?.mine).toBe(0);
});

test('a customer sees whose turn it is only on their own tickets, and no counts of views', async () => {
  const { acme, globex } = server;
  const own = await open();
  const other = await makeTicket(acme);
  const { ids } = await listed({ turn: 'us' }, acme.customer);
  expect(ids).toContain(own);
  expect(ids).not.toContain(other);
  expect((await read(own, acme.customer)).turn).toBe('us');
  expect(await views(acme.customer)).toBeNull();
  expect(await listed({ turn: 'any' }, globex.agent)).toEqual({ ids: [], total: 0 });
});

test('tickets that wait for staff longest come first, then those waiting for customers, then finished ones', async () => {
  const [resolved, answered, later, sooner] = [
    await open(),
    await open(),
    await open(),
    await open(),
  ];
  await setStatus(resolved, 'resolved');
  await reply(answered, 'Hello');
  // It was opened first, and asked again last.
  await reply(later, 'Hello');
  await replyAsCustomer(server.acme.org, later, 'And now?');
  const mine = [resolved, answered, later, sooner];
  const order = (ids: string[]) => ids.filter((id) => mine.includes(id));
  expect(order((await listed({ sort: 'waiting' })).ids)).toEqual([
    sooner,
    later,
    answered,
    resolved,
  ]);
  expect(order((await listed({ sort: 'waiting', turn: 'us' })).ids)).toEqual([sooner, later]);
  expect(order((await listed({ query: 'turn:us sort:waiting' })).ids)).toEqual([sooner, later]);
  expect(order((await listed({ sort: 'waiting', turn: 'any' })).ids)).toEqual([
    sooner,
    later,
    answered,
  ]);
});

test('a ticket is due for its first response, then for its resolution; a customer doesn’t see it', async () => {
  const id = await open();
  const first = await read(id);
  const hours = (after: string | null) =>
    (Date.parse(after ?? '') - Date.parse(first.createdAt)) / 3_600_000;
  expect(hours(first.dueAt)).toBe(8);
  await reply(id, 'Hello');
  expect(hours((await read(id)).dueAt)).toBe(24);
  await server.call('tickets.update', {
    as: server.acme.agent,
    params: { id },
    body: { priority: 'low' },
  });
  expect(hours((await read(id)).dueAt)).toBe(72);
  const own = await server.call('tickets.list', {
    as: server.acme.customer,
    query: { sort: 'due' },
  });
  expect(own.body.every(({ dueAt }) => dueAt === null)).toBe(true);
  expect((await read(id, server.acme.customer)).dueAt).toBeNull();
});
