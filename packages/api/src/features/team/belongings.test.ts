// @module-tag postgres

import type { Permission } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { newId, now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createKey } from '../api-keys/store.ts';
import { createWebhook } from '../webhooks/store/webhooks.ts';
import { takeMembershipAway } from './store/members.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
});
afterAll(() => server.stop());

const as = () => server.acme.admin;
const system = { type: 'system', userId: null, name: null } as const;

/** Creates a member with these permissions, or an admin, who makes two keys and a webhook. */
async function maker(
  permissions: readonly Permission[] | null = null,
  customRoleId: string | null = null,
) {
  const { org } = server.acme;
  const [userId, memberId] = [newId(), newId()];
  const token = await server.context.database.directory.write(async (tx) => {
    await tx.insert('users', {
      id: userId,
      email: `${userId}@acme.test`,
      first_name: 'Mia',
      last_name: 'Maker',
      password_hash: null,
      notification_preferences: {},
      created_at: now(),
    });
    await tx.org(server.acme.id).insert('memberships', {
      id: memberId,
      user_id: userId,
      role: permissions ? 'agent' : 'admin',
      permissions: permissions?.join(' ') ?? null,
      custom_role_id: customRoleId,
      created_at: now(),
    });
    return startSession(tx, userId);
  });
  const { secret } = server.context.config;
  const webhook = await createWebhook(
    org,
    secret,
    { name: 'Orders', url: 'http://127.0.0.1:9/hook', events: ['ticket.created'] },
    userId,
  );
  const own = await createKey(org, {
    name: 'Own',
    permissions: ['tickets:read'],
    actsForId: userId,
    madeById: userId,
  });
  const shop = await createKey(org, {
    name: 'Shop',
    permissions: ['tickets:read'],
    madeById: userId,
  });
  return { token, userId, memberId, webhook: webhook.row.id, own, shop };
}

const belongingsOf = async (memberId: string, query = {}, who = as()) =>
  (await server.call('team.belongings', { as: who, params: { memberId }, query })).body;

const opens = async ({ secret }: { secret: string }) =>
  (await server.call('v1Tickets.list', { as: { token: secret } })).status;

const webhook = async (id: string) =>
  (await server.call('webhooks.get', { as: as(), params: { id } })).body.data;

const makerOf = async (table: 'api_keys' | 'webhooks', id: string) => {
  const { org } = server.acme;
  const row = await org.first<{ made_by_id: string | null }>(org.from(table).where('id', id));
  return row?.made_by_id;
};

describe('AZ-22: the keys and webhooks of a member', () => {
  test('are listed with their default outcome when the member is removed', async () => {
    const made = await maker();
    const off = await createKey(server.acme.org, {
      name: 'Off',
      permissions: ['tickets:read'],
      madeById: made.userId,
    });
    const params = { id: off.row.id };
    await server.call('apiKeys.update', { as: as(), params, body: { isActive: false } });
    const listed = await belongingsOf(made.memberId);
    expect(listed).toHaveLength(3);
    expect(listed).toEqual(
      expect.arrayContaining([
        {
          kind: 'api_key',
          id: made.own.row.id,
          name: 'Own',
          madeBy: 'Mia Maker',
          actsFor: 'Mia Maker',
          lastUsedAt: null,
          canHandOver: true,
          unlessChosen: 'end',
        },
        expect.objectContaining({ name: 'Shop', actsFor: null, unlessChosen: 'hand_over' }),
        expect.objectContaining({ kind: 'webhook', name: 'Orders', unlessChosen: 'hand_over' }),
      ]),
    );
  });

  test('are disabled or handed over when the member is removed, by default as listed', async () => {
    const made = await maker();
    const params = { memberId: made.memberId };
    expect((await server.call('team.remove', { as: as(), params })).status).toBe(204);
    expect([await opens(made.own), await opens(made.shop)]).toEqual([401, 200]);
    expect((await webhook(made.webhook)).isActive).toBe(true);
    expect(await makerOf('api_keys', made.shop.row.id)).toBe(as().userId);
    expect(await makerOf('webhooks', made.webhook)).toBe(as().userId);
  });

  test('are disabled or handed over as chosen, and the audit log has it', async () => {
    const made = await maker();
    const params = { memberId: made.memberId };
    const query = { end: `${made.shop.row.id},${made.webhook}`, handOver: made.own.row.id };
    expect((await server.call('team.remove', { as: as(), params, query })).status).toBe(204);
    expect([await opens(made.own), await opens(made.shop)]).toEqual([200, 401]);
    expect((await webhook(made.webhook)).isActive).toBe(false);
    const log = await server.call('audit.list', {
      as: as(),
      query: { operation: 'team.remove', limit: 1 },
    });
    const changed = log.body[0]?.changes.map(({ object, name }) => `${object} ${name}`);
    expect(changed).toEqual(
      expect.arrayContaining(['api_key Own', 'api_key Shop', 'webhook Orders']),
    );
  });

  test('of another member cannot be chosen, and then no one is removed', async () => {
    const [made, other] = [await maker(), await maker()];
    const refused = await server.call('team.remove', {
      as: as(),
      params: { memberId: made.memberId },
      query: { end: other.shop.row.id },
    });
    expect(refused).toMatchObject({ status: 400, error: { code: 'validation_failed' } });
    expect([await opens(made.shop), await opens(other.shop)]).toEqual([200, 200]);
    expect(await belongingsOf(made.memberId)).toHaveLength(3);
  });

  test('are not handed over to a member without the needed permissions', async () => {
    const remover = await maker(['manage_team', 'remove_users', 'view_all_tickets']);
    const made = await maker(['view_all_tickets']);
    const listed = await belongingsOf(made.memberId, {}, remover as never);
    expect(listed.map((one) => [one.canHandOver, one.unlessChosen])).toEqual(
      listed.map(() => [false, 'end']),
    );
    const params = { memberId: made.memberId };
    const query = { handOver: made.shop.row.id };
    const refused = await server.call('team.remove', { as: remover, params, query });
    expect(refused.status).toBe(400);
    expect((await server.call('team.remove', { as: remover, params })).status).toBe(204);
    expect(await opens(made.shop)).toBe(401);
    expect((await webhook(made.webhook)).isActive).toBe(false);
  });

  test('are disabled or handed over when the member’s new role does not allow them', async () => {
    const made = await maker();
    const params = { memberId: made.memberId };
    expect(await belongingsOf(made.memberId, { role: 'admin' })).toEqual([]);
    expect(await belongingsOf(made.memberId, { role: 'agent' })).toHaveLength(3);
    const body = { role: 'agent', end: [made.shop.row.id] } as const;
    expect((await server.call('team.setRole', { as: as(), params, body })).status).toBe(200);
    expect([await opens(made.own), await opens(made.shop)]).toEqual([401, 401]);
    expect(await makerOf('webhooks', made.webhook)).toBe(as().userId);
    expect(await belongingsOf(made.memberId)).toEqual([]);
  });

  describe('with a role that loses permissions', () => {
    const programming: Permission[] = ['manage_settings', 'view_all_tickets', 'create_tickets'];
    const rest: Permission[] = ['view_all_tickets', 'create_tickets'];
    let made = 0;

    /** Creates a role with these permissions and two members, who each make two keys and a webhook. */
    async function roleOfTwo() {
      made += 1;
      const body = { name: `Programmers ${made}`, permissions: programming };
      const roleId = (await server.call('team.createRole', { as: as(), body })).body.id;
      return {
        roleId,
        one: await maker(programming, roleId),
        two: await maker(programming, roleId),
      };
    }
    const change = (roleId: string, body: object) =>
      server.call('team.updateRole', { as: as(), params: { roleId }, body });
    const listed = async (roleId: string, query = {}) => {
      const params = { roleId };
      const { body } = await server.call('team.roleBelongings', { as: as(), params, query });
      return body.map((one) => `${one.kind} ${one.name} ${one.unlessChosen}`).sort();
    };
    const all = ['api_key Own end', 'api_key Shop hand_over', 'webhook Orders hand_over'];
    const twice = all.flatMap((one) => [one, one]);

    test('are listed with their default outcome', async () => {
      const { roleId } = await roleOfTwo();
      expect(await listed(roleId)).toEqual(twice);
      expect(await listed(roleId, { permissions: programming.join(',') })).toEqual([]);
      expect(await listed(roleId, { permissions: rest.join(',') })).toEqual(twice);
      const params = { roleId };
      const query = { permissions: 'anything' };
      const refused = await server.call('team.roleBelongings', { as: as(), params, query });
      expect(refused).toMatchObject({ status: 400, error: { code: 'validation_failed' } });
    });

    test('are disabled or handed over, as chosen or by default, and the audit log has it', async () => {
      const { roleId, one, two } = await roleOfTwo();
      const chosen = { end: [one.shop.row.id, two.webhook], handOver: [one.own.row.id] };
      expect((await change(roleId, { permissions: rest, ...chosen })).status).toBe(200);
      expect([await opens(one.own), await opens(one.shop)]).toEqual([200, 401]);
      expect([await opens(two.own), await opens(two.shop)]).toEqual([401, 200]);
      expect((await webhook(one.webhook)).isActive).toBe(true);
      expect((await webhook(two.webhook)).isActive).toBe(false);
      for (const { row } of [one.own, two.shop]) {
        expect(await makerOf('api_keys', row.id)).toBe(as().userId);
      }
      expect(await makerOf('webhooks', one.webhook)).toBe(as().userId);
      expect(await listed(roleId)).toEqual([]);
      const query = { operation: 'team.updateRole', limit: 1 } as const;
      const log = await server.call('audit.list', { as: as(), query });
      const changed = log.body[0]?.changes.map(({ object, name }) => `${object} ${name}`);
      expect(changed).toEqual(
        expect.arrayContaining(['api_key Own', 'api_key Shop', 'webhook Orders']),
      );
    });

    test('stay unchanged if the role still allows them', async () => {
      const { roleId, one } = await roleOfTwo();
      const fewer = programming.filter((permission) => permission !== 'create_tickets');
      expect((await change(roleId, { permissions: fewer })).status).toBe(200);
      expect([await opens(one.own), await opens(one.shop)]).toEqual([200, 200]);
      expect(await makerOf('api_keys', one.shop.row.id)).toBe(one.userId);
    });

    test('of another member cannot be chosen, and then the role stays unchanged', async () => {
      const { roleId, one } = await roleOfTwo();
      const other = await maker();
      for (const more of [{ permissions: rest }, {}, { name: 'Others' }]) {
        const refused = await change(roleId, { ...more, end: [other.shop.row.id] });
        expect(refused).toMatchObject({ status: 400, error: { code: 'validation_failed' } });
      }
      expect([await opens(one.shop), await opens(other.shop)]).toEqual([200, 200]);
      expect(await listed(roleId)).toEqual(twice);
    });
  });

  test('are disabled if they act for the member when the account is deleted; the rest stays with the organization', async () => {
    const made = await maker();
    await takeMembershipAway(server.acme.org, made.userId, system);
    expect([await opens(made.own), await opens(made.shop)]).toEqual([401, 200]);
    expect(await makerOf('webhooks', made.webhook)).toBeNull();
    expect((await webhook(made.webhook)).isActive).toBe(true);
  });

  test('created by a key belong to the member who created the key', async () => {
    const made = await maker();
    const { secret } = await createKey(server.acme.org, {
      name: 'Hooks',
      permissions: ['webhooks:create', 'tickets:read'],
      madeById: made.userId,
    });
    const { body } = await server.call('webhooks.create', {
      as: { token: secret },
      body: { name: 'By key', url: 'http://127.0.0.1:9/other', events: ['ticket.created'] },
    });
    expect(await makerOf('webhooks', body.data.id)).toBe(made.userId);
    await server.call('webhooks.update', {
      as: as(),
      params: { id: body.data.id },
      body: { events: ['ticket.updated'] },
    });
    expect(await makerOf('webhooks', body.data.id)).toBe(as().userId);
  });
});
