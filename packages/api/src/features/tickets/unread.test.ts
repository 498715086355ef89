// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { unreadReach } from './read/unread.ts';

let server: TestServer;
let agent: TestMember;
let admin: TestMember;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
  // Opening the ticket also marks its notifications as read, so they must exist by then.
  await server.drain();
  for (const as of [agent, admin]) await markRead(as);
});

const params = () => ({ params: { id } });
const markRead = (as: TestMember, body: { seenMessageId?: string | null } = {}) =>
  server.call('tickets.markRead', { as, ...params(), body });
const isUnread = async (as: TestMember) => {
  const { ids } = (await server.call('tickets.unread', { as })).body;
  const query = { unread: 'true', limit: 100 };
  const { body, headers } = await server.call('tickets.list', { as, query });
  expect(body.map((ticket) => ticket.id).sort()).toEqual([...ids].sort());
  expect(headers.get('x-total-count')).toBe(String(ids.length));
  return ids.includes(id);
};
const reply = (as: TestMember, body: { message: string; isInternal?: boolean }) =>
  server.call('tickets.reply', { as, ...params(), body });

test('a new ticket is unread for each staff member until that member reads it', async () => {
  id = await makeTicket(server.acme);
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([true, true]);
  expect((await markRead(agent)).status).toBe(204);
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([false, true]);
});

test('the member who opens a ticket has read it', async () => {
  const body = { subject: 'Kettle', description: 'It leaks.' };
  const opened = await server.call('tickets.create', { as: agent, body });
  id = opened.body.id;
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([false, true]);
});

test('a customer’s reply is unread for everyone, and a colleague’s reply or note for the others', async () => {
  await replyAsCustomer(server.acme.org, id, 'Any news?');
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([true, true]);
  await reply(agent, { message: 'Soon' });
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([false, true]);
  await markRead(admin);
  await reply(admin, { message: 'Really?', isInternal: true });
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([true, false]);
});

test('a message that arrives while a ticket is being read stays unread', async () => {
  const first = await reply(agent, { message: 'One' });
  await reply(agent, { message: 'Two' });
  await markRead(admin, { seenMessageId: first.body.id });
  expect(await isUnread(admin)).toBe(true);
  await markRead(admin, { seenMessageId: null });
  expect(await isUnread(admin)).toBe(true);
  await markRead(admin, { seenMessageId: 'gone' });
  expect(await isUnread(admin)).toBe(false);
});

test('an older read mark doesn’t make a ticket unread again', async () => {
  const first = await reply(agent, { message: 'One' });
  await reply(agent, { message: 'Two' });
  await markRead(admin);
  await markRead(admin, { seenMessageId: first.body.id });
  expect(await isUnread(admin)).toBe(false);
});

test('a ticket marked as unread stays unread until it is read, regardless of age and status', async () => {
  await server.acme.org.write((tx) =>
    ticketRows(tx).update({ id }, { updated_at: '2020-01-01T00:00:00.000Z', status: 'closed' }),
  );
  expect(await isUnread(agent)).toBe(false);
  expect((await server.call('tickets.markUnread', { as: agent, ...params() })).status).toBe(204);
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([true, false]);
  await markRead(agent);
  expect(await isUnread(agent)).toBe(false);
});

test('a resolved ticket is not unread', async () => {
  await replyAsCustomer(server.acme.org, id, 'Thank you');
  expect(await isUnread(admin)).toBe(true);
  const body = { status: 'resolved' as const };
  await server.call('tickets.update', { as: agent, ...params(), body });
  expect(await isUnread(admin)).toBe(false);
});

test('tickets from before a member joined are not unread, but new messages on them are', async () => {
  const { org } = server.acme;
  id = await makeTicket(server.acme);
  const { createdAt } = (await server.call('tickets.get', { as: agent, ...params() })).body;
  const since = (unread_since: string | null) =>
    org.write((tx) => tx.update('memberships', { user_id: admin.userId }, { unread_since }));
  await since(createdAt);
  expect([await isUnread(agent), await isUnread(admin)]).toEqual([true, false]);
  await replyAsCustomer(org, id, 'Any news?');
  expect(await isUnread(admin)).toBe(true);
  await since(null);
});

test('reading a ticket again changes nothing, so cached lists of others stay valid', async () => {
  const version = await server.acme.org.version();
  await markRead(agent);
  expect(await server.acme.org.version()).toBe(version);
  await replyAsCustomer(server.acme.org, id, 'Any news?');
  await server.drain();
  const replied = await server.acme.org.version();
  await markRead(agent);
  expect(await server.acme.org.version()).toBe(replied + 1);
});

test('reading a ticket again waits for no commit, for staff and for customers', async () => {
  await reply(agent, { message: 'Soon' });
  await server.drain();
  await markRead(agent);
  await markRead(server.acme.customer);
  const write = vi.spyOn(server.acme.org, 'write');
  expect((await markRead(agent)).status).toBe(204);
  expect((await markRead(server.acme.customer)).status).toBe(204);
  expect(write).not.toHaveBeenCalled();
  await markRead(admin);
  expect(write).toHaveBeenCalled();
  write.mockRestore();
});

test('reading a ticket updates the other devices of the member', async () => {
  await replyAsCustomer(server.acme.org, id, 'Any news?');
  await markRead(agent);
  const { org } = server.acme;
  const last = await org.first<{ payload: string }>(
    org
      .from('events')
      .where('name', 'tickets.read')
      .orderBy('seq', 'desc')
      .limit(1)
      .select('payload'),
  );
  expect(JSON.parse(last?.payload ?? '')).toEqual({ userId: agent.userId, ticketId: id });
});

test('read marks are removed with the ticket and with the member', async () => {
  const { org } = server.acme;
  const marks = async () => (await org.all(org.from('ticket_reads').where('ticket_id', id))).length;
  await replyAsCustomer(org, id, 'Any news?');
  await markRead(agent);
  expect(await marks()).toBe(2);
  await server.call('tickets.delete', { as: admin, ...params() });
  expect(await marks()).toBe(0);
});

test('customers and members of other organizations can’t mark anything', async () => {
  const { customer } = server.acme;
  expect((await markRead(server.globex.agent)).status).toBe(404);
  expect(
    (await server.call('tickets.markUnread', { as: server.globex.agent, ...params() })).status,
  ).toBe(404);
  expect((await server.call('tickets.markUnread', { as: customer, ...params() })).status).toBe(403);
  expect((await server.call('tickets.unread', { as: customer })).status).toBe(403);
  const none = await server.call('tickets.list', { as: customer, query: { unread: 'true' } });
  expect(none.body).toHaveLength(0);
});

test('only a limited number of the most recently changed tickets can be unread', async () => {
  const { org } = server.globex;
  const at = new Date(Date.now() + 60_000).toISOString();
  await org.write((tx) =>
    Promise.all(
      Array.from({ length: unreadReach + 5 }, (_, number) =>
        ticketRows(tx).insert({
          id: `many${number}`,
          number: `TK-1999-${number}`,
          subject: 'Many',
          description: 'Many',
          status: 'open',
          priority: 'normal',
          source: 'form',
          opened_by: 'customer',
          created_at: at,
          updated_at: at,
          news_at: at,
        }),
      ),
    ),
  );
  const { body } = await server.call('tickets.unread', { as: server.globex.agent });
  expect(body.ids).toHaveLength(unreadReach);
});

const readUntil = async (as: TestMember) =>
  (await server.call('tickets.get', { as, ...params() })).body.readUntil;

test('a ticket says up to when each member has read it, except to its customer', async () => {
  const { createdAt } = (await reply(agent, { message: 'One' })).body;
  expect(await readUntil(agent)).toBe(createdAt);
  const before = await readUntil(admin);
  expect(before && before < createdAt).toBe(true);
  await markRead(admin);
  expect(await readUntil(admin)).toBe(createdAt);
  expect(await readUntil(server.acme.customer)).toBeNull();
});

test('a ticket that was never read is unread since the member joined; one marked as unread has no such time', async () => {
  id = await makeTicket(server.acme);
  const { createdAt } = (await server.call('tickets.get', { as: agent, ...params() })).body;
  const since = (unread_since: string | null) =>
    server.acme.org.write((tx) =>
      tx.update('memberships', { user_id: admin.userId }, { unread_since }),
    );
  await since('2020-01-01T00:00:00.000Z');
  expect(await readUntil(admin)).toBe('2020-01-01T00:00:00.000Z');
  await since(null);
  expect((await readUntil(admin)) ?? '').not.toBe('');
  await markRead(admin);
  expect(await readUntil(admin)).toBe(createdAt);
  await server.call('tickets.markUnread', { as: admin, ...params() });
  expect(await readUntil(admin)).toBeNull();
});
