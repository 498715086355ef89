import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { can, type Permission, permissions, type Right } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { bodies } from '../../test/accepted-bodies.ts';
import { comeOnline, waitingChat } from '../../test/chats.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { greeted } from '../../test/socket.ts';
import { agentForNewTicket } from '../tickets/store/auto-assignment.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.renew());
afterAll(() => server.stop());

const reading: Permission[] = ['view_all_tickets'];
const leading: Permission[] = [
  'view_all_tickets',
  'create_tickets',
  'assign_tickets',
  'resolve_tickets',
  'view_live_chat',
  'manage_live_chat',
  'manage_team',
  'view_reports',
  'view_analytics',
];
const hiring: Permission[] = [
  'view_all_tickets',
  'manage_team',
  'invite_users',
  'remove_users',
  'change_user_roles',
];

const make = (name: string, chosen: readonly Permission[], as: TestMember = server.acme.admin) =>
  server.call('team.createRole', { as, body: { name, permissions: chosen } });

async function rowOf({ userId }: TestMember) {
  const { body } = await server.call('team.list', { as: server.acme.admin });
  return body.find((one) => one.userId === userId)?.id ?? '';
}

const give = async (
  who: TestMember,
  customRoleId: string | null,
  { as = server.acme.admin, role = 'agent' } = {},
) =>
  server.call('team.setRole', {
    as,
    params: { memberId: await rowOf(who) },
    body: { role, customRoleId },
  });

/** Gives Acme's agent a role with these permissions. */
async function agentWith(name: string, chosen: readonly Permission[]) {
  const { body } = await make(name, chosen);
  expect((await give(server.acme.agent, body.id)).status).toBe(200);
  return body;
}

const change = (id: string, body: object, as: TestMember = server.acme.admin) =>
  server.call('team.updateRole', { as, params: { roleId: id }, body });

const remove = (id: string, as: TestMember = server.acme.admin) =>
  server.call('team.deleteRole', { as, params: { roleId: id } });

test('an admin creates a role and gives it to an agent, and everyone sees its name', async () => {
  const { admin, agent } = server.acme;
  const made = await make('  Team lead ', [...leading].reverse());
  expect(made).toMatchObject({ status: 201, body: { name: 'Team lead', memberCount: 0 } });
  expect(made.body.permissions).toEqual(permissions.filter((one) => leading.includes(one)));
  const { id } = made.body;
  const customRole = { id, name: 'Team lead' };
  expect((await give(agent, id)).body).toMatchObject({ role: 'agent', customRole });
  const roles = await server.call('team.roles', { as: agent });
  expect(roles.body).toMatchObject([{ id, memberCount: 1 }]);
  const me = await server.call('auth.user', { as: agent });
  expect(me.body.organizations[0]).toMatchObject({ role: 'agent', customRole });
  expect(me.body.permissions).toEqual(made.body.permissions);
  const back = await give(agent, null);
  expect(back.body).not.toHaveProperty('customRole');
  expect((await server.call('auth.user', { as: admin })).body.permissions).toEqual(permissions);
});

describe('a member with a custom role', () => {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) =>
    operations[id].access.some(({ scheme }) => scheme === 'session'),
  );
  it.each([
    ['reads only', reading],
    ['leads', leading],
  ])('%s: can only call what its permissions open', async (_, chosen) => {
    const { agent } = server.acme;
    await agentWith('Role', chosen);
    const found: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const id of ids) {
      if (id === 'auth.logout') continue;
      const { access, about }: Operation = operations[id];
      const holder = { role: 'agent' as const, permissions: chosen };
      const needed = access.filter(({ scheme }) => scheme === 'session');
      expected[id] =
        about !== undefined ||
        needed.some((one) => one.permissions.length === 0) ||
        needed.some((one) => one.permissions.some((p) => can(holder, p as Right)));
      const answer = await server.call(id, {
        as: agent,
        params: {
          id: '0'.repeat(30),
          memberId: '0'.repeat(30),
          roleId: '0'.repeat(30),
          token: 'x',
        },
        body: bodies[id] && { ...(bodies[id] as object), unknownField: true },
      });
      found[id] = answer.status !== 403;
    }
    expect(found).toEqual(expected);
  });

  it('loses permissions removed from the role at once, on every connection', async () => {
    const { admin, agent } = server.acme;
    const role = await agentWith('Chats', leading);
    const chat = await waitingChat(server, server.acme);
    const socket = await greeted(server, agent);
    expect((await server.call('chat.list', { as: agent })).status).toBe(200);
    const rest = leading.filter((one) => one !== 'view_live_chat' && one !== 'manage_live_chat');
    expect((await change(role.id, { permissions: rest })).status).toBe(200);
    expect((await server.call('chat.list', { as: agent })).status).toBe(403);
    await socket.until(({ name }) => name === 'member.role_changed');
    await server.call('chat.accept', { as: admin, params: { id: chat.id } });
    await makeTicket(server.acme);
    await socket.until(({ name }) => name === 'ticket.created');
    expect(socket.frames.filter(({ name }) => name === 'chat.accepted')).toEqual([]);
  });

  it('gets no events about chats they cannot read', async () => {
    const { admin, agent } = server.acme;
    await agentWith('Reads', reading);
    await comeOnline(server, server.acme, admin);
    await waitingChat(server, server.acme);
    await server.drain();
    const of = async (as: TestMember) =>
      (await server.call('notifications.list', { as })).body.map(({ title }) => title);
    expect(await of(admin)).toContain('New chat waiting');
    expect(await of(agent)).not.toContain('New chat waiting');
  });

  it('is assigned no tickets they could not answer', async () => {
    const { org, agent, admin } = server.acme;
    const customer = { type: 'customer', userId: null, name: 'Vera' } as const;
    const given = () => org.write((tx) => agentForNewTicket(tx, { auto_assignment: 1 }, customer));
    expect(await given()).toBe(agent.userId);
    await agentWith('Reads', reading);
    expect(await given()).toBe(admin.userId);
  });
});

describe('a member who can change roles', () => {
  const higher = { status: 403, error: { code: 'higher_rights' } };

  it('cannot grant anyone, including themselves, permissions they lack', async () => {
    const { admin, agent, customer } = server.acme;
    const own = await agentWith('Hiring', hiring);
    const lead = (await make('Lead', leading)).body;
    expect(await make('Higher', ['view_all_tickets', 'manage_settings'], agent)).toMatchObject(
      higher,
    );
    expect(await give(customer, lead.id, { as: agent })).toMatchObject(higher);
    expect(await give(customer, null, { as: agent, role: 'admin' })).toMatchObject(higher);
    expect(await change(lead.id, { permissions: reading }, agent)).toMatchObject(higher);
    expect(await remove(lead.id, agent)).toMatchObject(higher);
    expect(await change(own.id, { name: 'Mine' }, agent)).toMatchObject({
      status: 403,
      error: { code: 'own_row' },
    });
    const invited = await server.call('team.invite', {
      as: agent,
      body: { email: 'new@acme.test', role: 'admin' },
    });
    expect(invited).toMatchObject(higher);
    // With two admins, either could be removed.
    await give(customer, null, { role: 'admin' });
    const above = { status: 403, error: { code: 'higher_member' } };
    expect(await give(admin, null, { as: agent })).toMatchObject(above);
    const params = { memberId: await rowOf(admin) };
    expect(await server.call('team.remove', { as: agent, params })).toMatchObject(above);
    expect(await make('Readers', reading, agent)).toMatchObject({ status: 201 });
  });

  it('cannot create a settings role without access to all tickets, a duplicate, or one named like a built-in role', async () => {
    expect(await make('Blind', ['manage_settings'])).toMatchObject({ status: 400 });
    expect(await make('Agent', reading)).toMatchObject({ error: { code: 'role_exists' } });
    const { body } = await make('Café', reading);
    expect(await make('CAFÉ', reading)).toMatchObject({ status: 409 });
    expect(await change(body.id, { name: 'CAFÉ' })).toMatchObject({ status: 200 });
    for (let at = 1; at < 50; at += 1) await make(`Role ${at}`, reading);
    expect(await make('One more', reading)).toMatchObject({ error: { code: 'too_many' } });
  });

  it('can delete a role only when no one has it or is invited to it', async () => {
    const { admin, agent } = server.acme;
    const inUse = { status: 409, error: { code: 'role_in_use' } };
    const { id } = await agentWith('Lead', leading);
    expect(await remove(id)).toMatchObject(inUse);
    await give(agent, null);
    await server.call('auth.confirmPassword', { as: admin });
    const invited = await server.call('team.invite', {
      as: admin,
      body: { email: 'new@acme.test', role: 'agent', customRoleId: id },
    });
    expect(invited).toMatchObject({ status: 201, body: { customRole: { id, name: 'Lead' } } });
    expect(await remove(id)).toMatchObject(inUse);
    await server.call('team.revokeInvitation', { as: admin, params: { id: invited.body.id } });
    expect(await remove(id)).toMatchObject({ status: 204 });
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  it('cannot access a role of another organization', async () => {
    const { admin } = server.globex;
    const { body } = await make('Lead', leading);
    expect(await change(body.id, { name: 'Theirs' }, admin)).toMatchObject({ status: 404 });
    expect(await remove(body.id, admin)).toMatchObject({ status: 404 });
    const other = await server.call('team.list', { as: admin });
    const memberId = other.body.find(({ role }) => role === 'agent')?.id ?? '';
    const body2 = { role: 'agent', customRoleId: body.id };
    expect(
      await server.call('team.setRole', { as: admin, params: { memberId }, body: body2 }),
    ).toMatchObject({ status: 400 });
  });

  it('cannot create an API key with more permissions than their own', async () => {
    const { agent } = server.acme;
    await agentWith('Settings', ['view_all_tickets', 'manage_settings']);
    const key = async (...permissions: string[]) => {
      const body = { name: 'Shop', permissions };
      return (await server.call('apiKeys.create', { as: agent, body })).status;
    };
    expect(await key('tickets:read', 'webhooks:create')).toBe(201);
    expect(await key('tickets:delete')).toBe(403);
    expect(await key('members:act_as')).toBe(403);
    expect((await server.call('organization.regenerateApiKey', { as: agent })).status).toBe(403);
  });

  it('cannot set up single sign-on, which would let them sign in as an admin', async () => {
    const { agent } = server.acme;
    await agentWith('Settings', ['view_all_tickets', 'manage_settings']);
    const body = { domain: 'acme.example' };
    expect((await server.call('sso.addDomain', { as: agent, body })).status).toBe(403);
    expect(
      (await server.call('sso.require', { as: agent, body: { isRequired: false } })).status,
    ).toBe(403);
  });

  it('ends a member’s pending invitations by removing their permission to invite', async () => {
    const { admin, agent } = server.acme;
    const role = await agentWith('Hiring', hiring);
    const body = { email: 'new@acme.test', role: 'customer' };
    expect(await server.call('team.invite', { as: agent, body })).toMatchObject({ status: 201 });
    await change(role.id, { permissions: reading });
    expect((await server.call('team.invitations', { as: admin })).body).toEqual([]);
  });
});

test('a user who accepts an invitation to a role gets its current permissions', async () => {
  const { admin } = server.acme;
  const { body: role } = await make('Lead', leading);
  const email = 'new@acme.test';
  const invited = await server.call('team.invite', {
    as: admin,
    body: { email, role: 'agent', customRoleId: role.id },
  });
  await change(role.id, { permissions: reading });
  const token = invited.body.url?.split('/').at(-1) ?? '';
  const seen = await server.call('invitations.get', { params: { token } });
  expect(seen.body).toMatchObject({ customRole: { name: 'Lead' } });
  const password = 'correct horse battery';
  const joined = await server.call('auth.signup', {
    body: {
      firstName: 'New',
      lastName: 'Member',
      email,
      password,
      confirmPassword: password,
      invitationToken: token,
    },
  });
  expect(joined.status).toBe(201);
  const me = await server.call('auth.user', { as: { token: joined.body.token } });
  expect(me.body.permissions).toEqual(reading);
});
