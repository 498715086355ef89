import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember, testPassword } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';

let server: TestServer;
let id: string;
let admin: TestMember;
let agent: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
  await server.drain();
  for (const as of [admin, agent]) await server.call('notifications.markAllRead', { as });
});

const follow = (as = agent, body: object = {}) =>
  server.call('tickets.follow', { as, params: { id }, body });
const unfollow = (userId = 'me', as = agent) =>
  server.call('tickets.unfollow', { as, params: { id, userId } });
const get = async (as = agent) => (await server.call('tickets.get', { as, params: { id } })).body;
const news = async (as = agent) =>
  (await server.call('notifications.list', { as, query: { isRead: 'false' } })).body.map(
    ({ title, message }) => [title, message],
  );
const list = async (query: Record<string, string>, as = agent) =>
  (await server.call('tickets.list', { as, query })).body.map((ticket) => ticket.id);
const update = (body: object, as = admin) =>
  server.call('tickets.update', { as, params: { id }, body });

test('a member can follow and unfollow a ticket, without timeline entries', async () => {
  const { body } = await follow();
  expect(body.followers.map((one) => one.id)).toEqual([agent.userId]);
  expect((await follow()).body).toEqual(body);
  expect(await list({ query: 'follower:me' })).toEqual([id]);
  expect(await list({ query: `follower:${agent.email}` }, admin)).toEqual([id]);
  expect(await list({ followerId: admin.userId })).toEqual([]);
  expect((await unfollow()).body.followers).toEqual([]);
  expect((await unfollow()).status).toBe(200);
  expect((await get()).timeline).toHaveLength(1);
});

test('following someone else in or out is in the timeline, and open pages are updated', async () => {
  await follow(admin, { userIds: [agent.userId, admin.userId] });
  await unfollow(agent.userId, admin);
  const name = `agent ${server.acme.canary}`;
  expect((await get()).timeline.slice(1)).toMatchObject([
    { kind: 'followers', from: null, to: name },
    { kind: 'followers', from: name, to: null },
  ]);
  const { org } = server.acme;
  const events = await org.all<{ payload: string }>(
    org.from('events').where('name', 'ticket.followers_changed').orderBy('seq', 'desc').limit(2),
  );
  expect(events.map(({ payload }) => JSON.parse(payload).removed)).toEqual([[agent.userId], []]);
});

test('followers are notified of messages and status changes, except their own', async () => {
  await follow();
  await follow(admin);
  await update({ assignedAgentId: admin.userId });
  const reply = (body: object, as: TestMember) =>
    server.call('tickets.reply', { as, params: { id }, body });
  await replyAsCustomer(server.acme.org, id, 'Still cold');
  await server.drain();
  expect((await news()).map(([title]) => title)).toEqual([expect.stringMatching(/replied$/)]);
  await server.call('notifications.markAllRead', { as: agent });
  await reply({ message: 'A secret', isInternal: true }, admin);
  await server.drain();
  expect(JSON.stringify(await news())).not.toContain('A secret');
  expect(await news()).toHaveLength(1);
  await server.call('notifications.markAllRead', { as: agent });
  await update({ status: 'in_progress' });
  await server.drain();
  expect(await news()).toEqual([
    [
      expect.stringMatching(/^admin \w+ changed a ticket you follow$/),
      expect.stringMatching(/ \(status is now in progress\)$/),
    ],
  ]);
  await server.call('notifications.markAllRead', { as: agent });
  await update({ priority: 'high' });
  await update({ status: 'resolved' }, agent);
  await server.drain();
  expect(await news()).toEqual([]);
  await server.call('notifications.markAllRead', { as: agent });
  await update({ status: 'open' });
  await server.call('notifications.markAllRead', { as: agent });
  await server.drain();
  await server.call('notifications.markAllRead', { as: agent });
  await update({ status: 'resolved' });
  await server.drain();
  expect(await news()).toEqual([
    [expect.stringMatching(/ resolved a ticket you follow$/), expect.any(String)],
  ]);
});

test('a ticket has at most fifty followers', async () => {
  const colleagues = Array.from({ length: 50 }, (_, at) => `colleague${at}`);
  const created_at = new Date().toISOString();
  await server.context.database.directory.write(async (tx) => {
    for (const name of colleagues) {
      const user = { id: name, email: `${name}@acme.test`, first_name: name, last_name: 'Else' };
      await tx.insert('users', { ...user, notification_preferences: {}, created_at });
      const membership = { id: name, user_id: name, role: 'agent', created_at } as const;
      await tx.org(server.acme.id).insert('memberships', membership);
    }
  });
  const { body } = await follow(admin, { userIds: colleagues });
  expect(body.followers).toHaveLength(50);
  const { status, error } = await follow(agent);
  expect([status, error.message]).toEqual([400, 'A ticket can have up to 50 followers']);
});

test('AZ-02: only staff of the organization can follow and add others', async () => {
  const { customer } = server.acme;
  for (const userId of [customer.userId, server.globex.agent.userId, 'nobody']) {
    const { status, error } = await follow(admin, { userIds: [userId] });
    expect([status, error.message]).toEqual([400, 'Only staff can follow a ticket']);
  }
  expect((await follow(customer)).status).toBe(403);
  expect((await unfollow(agent.userId, customer)).status).toBe(403);
  expect((await get()).followers).toEqual([]);
});

async function joinAsAgent(email: string): Promise<TestMember> {
  const { body: invited } = await server.call('team.invite', {
    as: admin,
    body: { email, role: 'agent' },
  });
  const { body } = await server.call('auth.signup', {
    body: {
      firstName: 'Eve',
      lastName: 'Else',
      email,
      password: testPassword,
      confirmPassword: testPassword,
      invitationToken: invited.url?.split('/').at(-1),
    },
  });
  return { userId: body.user.id, email, token: body.token, role: 'agent' };
}

test('a member who leaves the staff no longer follows any ticket', async () => {
  const eve = await joinAsAgent('eve@acme.test');
  await follow(eve);
  expect((await get()).followers).toHaveLength(1);
  const { body } = await server.call('team.list', { as: admin });
  const { id: memberId = '' } = body.find((one) => one.userId === eve.userId) ?? {};
  await server.call('team.setRole', {
    as: admin,
    params: { memberId },
    body: { role: 'customer' },
  });
  expect((await get()).followers).toEqual([]);
  await server.call('team.remove', { as: admin, params: { memberId } });
  const { org } = server.acme;
  expect(await org.all(org.from('ticket_followers').where('user_id', eve.userId))).toEqual([]);
});
