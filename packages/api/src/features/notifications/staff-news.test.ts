// @module-tag postgres

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { eventsAfter, lastSeq } from '../../events/read.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { greeted } from '../../test/socket.ts';
import { removeOldNotifications } from './store/old-notifications.ts';

let server: TestServer;
let admin: TestMember;
let agent: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.drain();
  for (const as of [admin, agent]) {
    for (const { id } of await listed(as)) {
      await server.call('notifications.delete', { as, params: { id } });
    }
  }
});

const listed = async (as: TestMember, query = {}) =>
  (await server.call('notifications.list', { as, query })).body;
const unread = async (as: TestMember) =>
  (await server.call('dashboard.counts', { as })).body.notifications;

async function newTicket() {
  const id = await makeTicket(server.acme);
  await server.drain();
  return id;
}

/** The customer replies to a ticket without an assignee. */
async function hear(id: string, message: string) {
  const ticket = await server.call('tickets.get', { as: admin, params: { id } });
  const { customerEmail: email, ticketNumber } = ticket.body;
  const params = { subdomain: 'acme' };
  const found = await server.call('publicTickets.lookup', {
    params,
    body: { email, ticketNumber },
  });
  const token = 'accessToken' in found.body ? found.body.accessToken : '';
  const said = await server.call('publicTickets.reply', {
    params: { ...params, ticketId: id },
    headers: { 'x-ticket-access': token },
    body: { message },
  });
  expect(said.status).toBe(201);
  await server.drain();
}

const prefer = (as: TestMember, notificationPreferences: object) =>
  server.call('profile.updateNotificationPreferences', { as, body: { notificationPreferences } });

const countRows = async (
  table: 'events' | 'notifications' | 'outbox' | 'staff_news' | 'staff_news_marks',
) => {
  const { org } = server.acme;
  const row = await org.first<{ count: number }>(org.from(table).count('* as count'));
  return Number(row?.count);
};

describe('news of a ticket for the staff', () => {
  it('is one row and one event, no matter how many members read it', async () => {
    const { org } = server.acme;
    const [own, news] = [await countRows('notifications'), await countRows('staff_news')];
    const seq = await lastSeq(org);
    const id = await newTicket();
    expect(await countRows('notifications')).toBe(own);
    expect(await countRows('staff_news')).toBe(news + 1);
    const events = (await eventsAfter(org, seq, 100)).filter(({ name }) =>
      /^(notification|staff_news)/.test(name),
    );
    expect(events).toMatchObject([{ name: 'staff_news.added', payload: { ticketId: id } }]);
    expect([await unread(admin), await unread(agent)]).toEqual([1, 1]);
  });

  it('collects what is new until it is read, separately for each member', async () => {
    const id = await newTicket();
    await server.call('tickets.markRead', { as: agent, params: { id }, body: {} });
    for (const text of ['One', 'Two']) await hear(id, text);
    const [ofAgent] = await listed(agent);
    expect(ofAgent).toMatchObject({ count: 2, isRead: false, message: 'Vera Visitor: Two' });
    expect(ofAgent?.title).toMatch(/^2 new replies on TK-/);
    const [ofAdmin] = await listed(admin);
    expect(ofAdmin).toMatchObject({ count: 3, message: 'Vera Visitor: Two' });
    expect(ofAdmin?.title).toMatch(/^3 updates on TK-/);
    expect(ofAdmin?.id).not.toBe(ofAgent?.id);
    const params = { id: ofAgent?.id ?? '' };
    const read = await server.call('notifications.markRead', { as: agent, params });
    expect(read.body).toEqual({ ...ofAgent, isRead: true });
    expect(await listed(agent)).toEqual([read.body]);
    expect([await unread(agent), await unread(admin)]).toEqual([0, 1]);
    await hear(id, 'Three');
    expect(await listed(agent)).toMatchObject([{ count: 1, title: 'Vera Visitor replied' }]);
  });

  it('can be deleted from one member’s list, and reappears with the next message', async () => {
    const id = await newTicket();
    const [first] = await listed(agent);
    const params = { id: first?.id ?? '' };
    expect((await server.call('notifications.delete', { as: agent, params })).status).toBe(204);
    expect((await server.call('notifications.delete', { as: agent, params })).status).toBe(404);
    expect([(await listed(agent)).length, (await listed(admin)).length]).toEqual([0, 1]);
    await hear(id, 'Hello?');
    expect(await listed(agent)).toMatchObject([{ count: 1, title: 'Vera Visitor replied' }]);
  });

  it('is combined with a notification of the member’s own', async () => {
    const id = await newTicket();
    const assign = (assignedAgentId: string | null) =>
      server.call('tickets.update', { as: admin, params: { id }, body: { assignedAgentId } });
    await assign(agent.userId);
    await server.drain();
    expect(await listed(agent)).toMatchObject([
      { title: 'A ticket was assigned to you', count: 1 },
    ]);
    expect(await unread(agent)).toBe(1);
    // The ticket has no assignee, and the notification of the assignment is still unread.
    await assign(null);
    await hear(id, 'Anybody?');
    expect((await listed(agent)).filter(({ isRead }) => !isRead)).toMatchObject([{ count: 2 }]);
    expect(await unread(agent)).toBe(1);
    expect((await listed(admin)).filter(({ isRead }) => !isRead)).toMatchObject([{ count: 2 }]);
  });

  it('follows the preferences of the member', async () => {
    await prefer(agent, { ticketCreated: false });
    const id = await newTicket();
    expect([await unread(agent), (await listed(agent)).length]).toEqual([0, 0]);
    await hear(id, 'Hello?');
    expect(await listed(agent)).toMatchObject([{ count: 1, title: 'Vera Visitor replied' }]);
    await prefer(agent, { ticketCreated: true, ticketUpdates: false });
    expect(await listed(agent)).toMatchObject([{ count: 1, title: 'New ticket' }]);
    await prefer(agent, { ticketUpdates: true });
  });

  it('is shown only to members who see the ticket', async () => {
    const narrow = (permissions: string | null) =>
      server.acme.org.write((tx) =>
        tx.update('memberships', { user_id: agent.userId }, { permissions }),
      );
    const id = await newTicket();
    await narrow('create_tickets');
    const socket = await greeted(server, agent);
    await hear(id, 'Hello?');
    expect([await unread(agent), (await listed(agent)).length]).toEqual([0, 0]);
    await narrow('create_tickets view_unassigned_tickets');
    expect([await unread(agent), (await listed(agent)).length]).toEqual([1, 1]);
    const body = { assignedAgentId: admin.userId };
    await server.call('tickets.update', { as: admin, params: { id }, body });
    expect([await unread(agent), (await listed(agent)).length]).toEqual([0, 0]);
    expect(JSON.stringify(socket.frames)).not.toContain('staff_news.added');
    await socket.close();
    await narrow(null);
  });

  it('from before a member joined the staff is not shown to them', async () => {
    const { customer } = server.acme;
    await newTicket();
    const members = await server.call('team.list', { as: admin });
    const memberId = members.body.find(({ user }) => user.id === customer.userId)?.id ?? '';
    const setRole = (role: string) =>
      server.call('team.setRole', { as: admin, params: { memberId }, body: { role } });
    expect((await setRole('agent')).status).toBe(200);
    await server.drain();
    expect(await unread(customer)).toBe(0);
    await newTicket();
    expect(await unread(customer)).toBe(1);
    await setRole('customer');
    expect([await unread(customer), (await listed(customer)).length]).toEqual([0, 0]);
  });

  it('writes as many rows for 300 colleagues as for two', async () => {
    const { directory } = server.context.database;
    const tables = ['notifications', 'staff_news_marks', 'staff_news', 'events', 'outbox'] as const;
    const rows = () => Promise.all(tables.map(countRows));
    const added = async () => {
      const before = await rows();
      await newTicket();
      return (await rows()).map((count, at) => count - (before[at] ?? 0));
    };
    const withTwo = await added();
    await directory.write(async (tx) => {
      for (let n = 0; n < 300; n++) {
        const id = newId();
        const email = `colleague${n}@acme.test`;
        const user = { id, email, notification_preferences: {}, created_at: now() };
        await tx.insert('users', { ...user, first_name: 'Ada', last_name: 'B' });
        const membership = { id: newId(), user_id: id, role: 'agent', created_at: now() };
        await tx.org(server.acme.id).insert('memberships', membership);
      }
    });
    expect(await added()).toEqual(withTwo);
  });
});

it('is removed after 90 days, like the notifications of members', async () => {
  const { database } = server.context;
  const days = 24 * 60 * 60 * 1000;
  const id = await newTicket();
  const body = { assignedAgentId: agent.userId };
  await server.call('tickets.update', { as: admin, params: { id }, body });
  await server.drain();
  const tables = ['notifications', 'staff_news', 'staff_news_marks'] as const;
  const rows = () => Promise.all(tables.map(countRows));
  const before = await rows();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await removeOldNotifications(database, Date.now() + 89 * days);
  expect(await rows()).toEqual(before);
  await removeOldNotifications(database, Date.now() + 91 * days);
  expect(await rows()).toEqual([0, 0, 0]);
});
