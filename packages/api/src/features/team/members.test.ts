// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { newId, now } from '../../database/ids.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { updateTicket } from '../tickets/store/update.ts';
import { setRole as changeRole, removeMember } from './store/members.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.renew());
afterAll(() => server.stop());

const system = { type: 'system', userId: null, name: null } as const;

/** Adds a new member to Acme, signed in. */
async function hire(name: string, role: Role): Promise<TestMember> {
  const userId = newId();
  const email = `${name}@acme.test`;
  return server.context.database.directory.write(async (tx) => {
    await tx.insert('users', {
      id: userId,
      email,
      first_name: name,
      last_name: 'Hired',
      password_hash: null,
      notification_preferences: {},
      created_at: now(),
    });
    const membership = { id: newId(), user_id: userId, role, created_at: now() };
    await tx.org(server.acme.id).insert('memberships', membership);
    return { userId, email, role, token: await startSession(tx, userId) };
  });
}

const list = async () => (await server.call('team.list', { as: server.acme.admin })).body;

async function rowOf({ userId }: TestMember): Promise<string> {
  const row = (await list()).find((one) => one.userId === userId);
  if (!row) throw new Error('Not a member');
  return row.id;
}

const setRole = async (as: TestMember, of: TestMember, role: unknown) =>
  server.call('team.setRole', { as, params: { memberId: await rowOf(of) }, body: { role } });

const remove = async (as: TestMember, who: TestMember) =>
  server.call('team.remove', { as, params: { memberId: await rowOf(who) } });

async function events(name: string) {
  const { org } = server.acme;
  const rows = await org.all<{ payload: string }>(org.from('events').where('name', name));
  return rows.map(({ payload }) => JSON.parse(payload));
}

const assign = (id: string, { userId }: TestMember, status: 'open' | 'closed' = 'open') =>
  updateTicket(server.acme.org, id, { assignedAgentId: userId, status }, system, null);

const see = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.admin, params: { id } })).body;

test('an admin sees all members with their roles', async () => {
  const members = await list();
  expect(members.map(({ role }) => role)).toEqual(['admin', 'agent', 'customer']);
  expect(members[1]).toMatchObject({
    userId: server.acme.agent.userId,
    availability: 'online',
    user: { id: server.acme.agent.userId, email: 'agent@acme.test', firstName: 'agent' },
  });
});

test('a changed role applies immediately', async () => {
  const { admin, agent } = server.acme;
  const changed = await setRole(admin, agent, 'admin');
  expect(changed).toMatchObject({ status: 200, body: { userId: agent.userId, role: 'admin' } });
  expect((await server.call('team.list', { as: agent })).status).toBe(200);
  await setRole(admin, agent, 'agent');
  expect((await server.call('team.list', { as: agent })).status).toBe(403);
  expect(await events('member.role_changed')).toMatchObject([
    { userId: agent.userId, previousRole: 'agent', role: 'admin' },
    { userId: agent.userId, previousRole: 'admin', role: 'agent' },
  ]);
  await setRole(admin, agent, 'agent');
  expect(await events('member.role_changed')).toHaveLength(2);
});

test.each(['owner', '', null, ['admin'], undefined])('AZ-08: rejects role %j', async (role) => {
  const answer = await setRole(server.acme.admin, server.acme.agent, role);
  expect(answer.status).toBe(400);
});

test('AZ-08: a member cannot change or remove their own row', async () => {
  const { admin } = server.acme;
  expect(await setRole(admin, admin, 'agent')).toMatchObject({
    status: 403,
    error: { code: 'own_row', message: "You can't change your own role" },
  });
  expect(await remove(admin, admin)).toMatchObject({
    status: 403,
    error: { code: 'own_row', message: "You can't remove yourself" },
  });
});

test('when two admins demote each other at once, one stays an admin', async () => {
  const { admin } = server.acme;
  const other = await hire('olga', 'admin');
  const rows = { admin: await rowOf(admin), other: await rowOf(other) };
  const body = { role: 'agent' };
  const answers = await Promise.all([
    server.call('team.setRole', { as: admin, params: { memberId: rows.other }, body }),
    server.call('team.setRole', { as: other, params: { memberId: rows.admin }, body }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  // A caller whose request was authorized after the change is no longer an admin.
  expect(['last_admin', 'forbidden']).toContain(refused?.error.code);
  const { org } = server.acme;
  expect(await org.all(org.from('memberships').where('role', 'admin'))).toHaveLength(1);
});

test("the last admin cannot be removed, even while the caller's own permission is being revoked", async () => {
  const { admin, agent, org } = server.acme;
  const actor = { type: 'staff', userId: agent.userId, name: 'Late' } as const;
  const last = { status: 409, code: 'last_admin' };
  const id = await rowOf(admin);
  await expect(changeRole(org, id, { role: 'agent' }, actor)).rejects.toMatchObject(last);
  await expect(removeMember(server.context, org, id, actor)).rejects.toMatchObject(last);
  // The member would stay an admin, so the error is about the missing permission.
  await expect(changeRole(org, id, { role: 'admin' }, actor)).rejects.toMatchObject({
    status: 403,
  });
  const other = await rowOf(server.acme.customer);
  await expect(changeRole(org, other, { role: 'agent' }, actor)).rejects.toMatchObject({
    status: 403,
  });
});

test('when two admins remove each other at once, one stays', async () => {
  const { admin, agent, org } = server.acme;
  const memberId = await rowOf(admin);
  const other = await hire('otto', 'admin');
  const otherId = await rowOf(other);
  const both = await Promise.all([
    server.call('team.remove', { as: other, params: { memberId } }),
    server.call('team.remove', { as: admin, params: { memberId: otherId } }),
  ]);
  expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await org.all(org.from('memberships').where('role', 'admin'))).toHaveLength(1);
  expect((await server.call('team.list', { as: agent })).status).toBe(403);
});

test('a removed member loses their session, tickets and list entry immediately', async () => {
  const { admin, agent, org } = server.acme;
  const [open, closed] = [await makeTicket(server.acme), await makeTicket(server.acme)];
  await assign(open, agent);
  await assign(closed, agent, 'closed');
  const before = await see(closed);
  await server.call('realtime.ticket', { as: agent });
  expect(await org.all(org.from('socket_tickets'))).toHaveLength(1);
  expect((await remove(admin, agent)).status).toBe(204);
  expect(await org.all(org.from('socket_tickets'))).toEqual([]);
  expect((await server.call('auth.user', { as: agent })).status).toBe(401);
  expect((await list()).map(({ userId }) => userId)).not.toContain(agent.userId);
  for (const id of [open, closed]) {
    const ticket = await see(id);
    expect(ticket.assignedAgent).toBeNull();
    expect(ticket.timeline.at(-1)).toMatchObject({ kind: 'assigned', to: null });
    expect(ticket.timeline.at(-1)?.from).toContain('agent');
  }
  expect((await see(closed)).updatedAt).toBe(before.updatedAt);
  expect(await org.all(org.from('counters').whereLike('name', 'load.%'))).toEqual([]);
  expect(await events('member.removed')).toMatchObject([
    { userId: agent.userId, role: 'agent', actor: { userId: admin.userId } },
  ]);
});

test('removing a member with hundreds of tickets unassigns all of them', async () => {
  const { admin, agent, org } = server.acme;
  const ids = await Promise.all(Array.from({ length: 230 }, () => makeTicket(server.acme)));
  await Promise.all(ids.map((id, index) => assign(id, agent, index % 2 ? 'open' : 'closed')));
  expect((await remove(admin, agent)).status).toBe(204);
  const left = org.from('tickets').whereNotNull('assigned_agent_id');
  expect(await org.all(left)).toEqual([]);
  const { body: stats } = await server.call('tickets.stats', { as: admin });
  expect(stats).toMatchObject({ total: 230, open: 115, closed: 115 });
});

test('a removed member of another organization keeps their session there', async () => {
  const { acme, globex } = server;
  const membership = { user_id: globex.agent.userId, role: 'agent', created_at: now() };
  await acme.org.write((tx) => tx.insert('memberships', { id: newId(), ...membership }));
  const at = (subdomain: string) =>
    server.call('organization.get', {
      as: globex.agent,
      headers: { 'x-organization': subdomain },
    });
  expect((await at('acme')).status).toBe(200);
  expect((await remove(acme.admin, globex.agent)).status).toBe(204);
  expect((await at('acme')).status).toBe(403);
  expect((await at('globex')).status).toBe(200);
});

test('a member who becomes a customer loses their assigned tickets and sees only their own', async () => {
  const { admin, agent } = server.acme;
  const id = await makeTicket(server.acme);
  await assign(id, agent);
  expect((await setRole(admin, agent, 'customer')).status).toBe(200);
  expect((await see(id)).assignedAgent).toBeNull();
  expect((await server.call('tickets.get', { as: agent, params: { id } })).status).toBe(404);
  const assignable = await server.call('team.assignable', { as: admin });
  expect(assignable.body.map(({ user }) => user.id)).not.toContain(agent.userId);
});

test('members set their own availability', async () => {
  const { admin, agent, customer } = server.acme;
  const away = { body: { availability: 'away' } };
  const answer = await server.call('team.setAvailability', { as: agent, ...away });
  expect(answer).toMatchObject({ status: 200, body: { availability: 'away' } });
  await server.call('team.setAvailability', { as: agent, ...away });
  expect(await events('member.availability_changed')).toEqual([
    { userId: agent.userId, availability: 'away' },
  ]);
  const assignable = await server.call('team.assignable', { as: admin });
  expect(assignable.body).toMatchObject([{ availability: 'online' }, { availability: 'away' }]);
  const me = await server.call('auth.user', { as: agent });
  expect(me.body.organizations).toMatchObject([{ availability: 'away' }]);
  expect(me.body.organizations[0]).not.toHaveProperty('awayReason');
  expect((await server.call('team.setAvailability', { as: customer, ...away })).status).toBe(403);
});

test('the team sees why a member is away, until they are online again', async () => {
  const { admin, agent } = server.acme;
  const set = async (body: Schema<'AvailabilityInput'>) =>
    (await server.call('team.setAvailability', { as: agent, body })).body;
  const seen = async () => {
    const { body: members } = await server.call('team.assignable', { as: admin });
    const { body: agents } = await server.call('chat.agents', { as: admin });
    const { body: me } = await server.call('auth.user', { as: agent });
    return [
      members.find(({ user }) => user.id === agent.userId),
      agents.find(({ user }) => user.id === agent.userId),
      me.organizations[0],
    ].map((one) => one?.awayReason);
  };
  const away = await set({ availability: 'away', awayReason: ' At the dentist ' });
  expect(away).toMatchObject({ availability: 'away', awayReason: 'At the dentist' });
  expect(await seen()).toEqual(['At the dentist', 'At the dentist', 'At the dentist']);
  await set({ availability: 'away', awayReason: 'Lunch' });
  expect(await seen()).toEqual(['Lunch', 'Lunch', 'Lunch']);
  expect(await events('member.availability_changed')).toHaveLength(2);
  await set({ availability: 'online', awayReason: 'Lunch' });
  expect(await seen()).toEqual([undefined, undefined, undefined]);
  await set({ availability: 'away' });
  expect(await seen()).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['is removed', remove],
  ['becomes an agent', (as: TestMember, who: TestMember) => setRole(as, who, 'agent')],
])('the pending invitations of an admin who %s can no longer be accepted', async (_how, leave) => {
  const { admin } = server.acme;
  const leaving = await hire('leaving', 'admin');
  const invite = async (as: TestMember, email: string) => {
    const sent = await server.call('team.invite', { as, body: { email, role: 'admin' } });
    expect(sent.status).toBe(201);
    return sent.body.url?.split('/').at(-1) ?? '';
  };
  const theirs = await invite(leaving, 'crony@acme.test');
  const ours = await invite(admin, 'colleague@acme.test');
  const open = async (token: string) =>
    (await server.call('invitations.get', { params: { token } })).status;
  expect([await open(theirs), await open(ours)]).toEqual([200, 200]);
  expect((await leave(admin, leaving)).status).toBeLessThan(300);
  expect(await open(theirs)).toBeGreaterThanOrEqual(400);
  expect(await open(ours)).toBe(200);
  const pending = (await server.call('team.invitations', { as: admin })).body;
  expect(pending.map(({ email }) => email)).toEqual(['colleague@acme.test']);
});

test('members are listed in the order they joined, and by name for assigning tickets', async () => {
  const { admin, agent, org } = server.acme;
  const { directory } = server.context.database;
  const at = '2020-01-01T00:00:00.000Z';
  const names = {
    zoe: ['Ann', 'Young', 'a'],
    ann: ['Ann', 'Old', 'z'],
    bob: ['Ann', 'Old', 'b'],
  } as const;
  for (const [name, [first_name, last_name, email]] of Object.entries(names)) {
    const { userId } = await hire(name, 'agent');
    await directory.write((tx) =>
      tx.update('users', { id: userId }, { first_name, last_name, email: `${email}@acme.test` }),
    );
  }
  // Members who joined in the same moment are sorted by ID.
  await org.write(async (tx) => {
    await tx.update('memberships', { user_id: agent.userId }, { created_at: at, id: 'z' });
    await tx.update('memberships', { user_id: admin.userId }, { created_at: at, id: 'a' });
  });
  const joined = (await list()).map(({ user }) => user?.email);
  expect(joined).toEqual([
    'admin@acme.test',
    'agent@acme.test',
    'customer@acme.test',
    'a@acme.test',
    'z@acme.test',
    'b@acme.test',
  ]);
  const assignable = (await server.call('team.assignable', { as: admin })).body;
  expect(assignable.map(({ user }) => user.email)).toEqual([
    'b@acme.test',
    'z@acme.test',
    'a@acme.test',
    'admin@acme.test',
    'agent@acme.test',
  ]);
});

test('a ticket assigned to an agent while they become a customer does not stay with them', async () => {
  const { admin, agent, org } = server.acme;
  const actor = { type: 'staff', userId: admin.userId, name: 'Ada' } as const;
  const ids = [await makeTicket(server.acme), await makeTicket(server.acme)];
  await assign(ids[0] ?? '', agent);
  const row = await rowOf(agent);
  await Promise.allSettled([
    changeRole(org, row, { role: 'customer' }, actor),
    assign(ids[1] ?? '', agent),
  ]);
  expect((await list()).find(({ id }) => id === row)?.role).toBe('customer');
  const left = org.from('tickets').whereNotNull('assigned_agent_id');
  expect(await org.all(left)).toEqual([]);
});
