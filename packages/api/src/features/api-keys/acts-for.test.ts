import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import {
  type ApiPermission,
  apiPermissions,
  v1Permissions,
} from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { bodies } from '../../test/accepted-bodies.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const forMembers = (Object.keys(operations) as OperationId[]).filter((id) =>
  operations[id].access.some(({ scheme }) => scheme === 'memberKey'),
);
const neededBy = (id: OperationId) =>
  operations[id].access.flatMap(({ scheme, permissions }): readonly string[] =>
    scheme === 'memberKey' ? permissions : [],
  ) as ApiPermission[];

async function newKey(permissions: readonly ApiPermission[], more: object = {}) {
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Robot', permissions: [...permissions], ...more },
  });
  expect(made.status).toBe(201);
  return { ...made.body.data, token: made.body.data.key };
}

/** The user id of another agent. */
async function colleague() {
  const { acme, context } = server;
  const id = newId();
  await context.database.directory.write(async (tx) => {
    const email = `${id.toLowerCase()}@acme.test`;
    const user = { id, email, password_hash: '', notification_preferences: {}, created_at: now() };
    await tx.insert('users', user);
    const membership = { id: newId(), user_id: id, role: 'agent', created_at: now() };
    await tx.org(acme.id).insert('memberships', membership);
  });
  return id;
}

const nowhere = { id: '0'.repeat(30), memberId: '0'.repeat(30), token: 'x' };
const call = (id: OperationId, as: { token: string }) =>
  server.call(id, {
    as,
    params: nowhere,
    body: bodies[id] && { ...(bodies[id] as object), unknownField: true },
  });

describe('a key that acts for a member', () => {
  test('can call each member operation with its permission, and none without it', {
    tags: ['slow'],
  }, async () => {
    expect(forMembers.length).toBeGreaterThan(150);
    for (const id of forMembers) {
      const [needed] = neededBy(id);
      const others = apiPermissions.filter((one) => one !== needed);
      const without = await call(id, await keyOf(others));
      expect([id, without.status, without.error.code]).toEqual([id, 403, 'key_permission_missing']);
      expect(without.error.message).toBe(`This API key needs ${needed}`);
      const answer = await call(id, await keyOf([needed as ApiPermission]));
      expect([id, [401, 403].includes(answer.status)], answer.error?.message).toEqual([id, false]);
    }
    await deleteKeys();
  });

  it("acts in the member's name, and events name the key", async () => {
    const { acme } = server;
    const key = await newKey(['tickets:read', 'tickets:update'], { name: 'Night shift' });
    const id = await makeTicket(acme, { subject: 'Kettle', description: 'Cold' });
    const answer = await server.call('tickets.reply', {
      as: key,
      params: { id },
      body: { message: 'We look at it' },
    });
    expect(answer.status).toBe(201);
    const ticket = await server.call('tickets.get', { as: key, params: { id } });
    const { email } = acme.admin;
    expect(ticket.body.messages.at(-1)).toMatchObject({
      message: 'We look at it',
      user: { email },
    });
    const events = await acme.org.all<{ payload: string }>(acme.org.from('events'));
    const said = events.map(({ payload }) => payload).filter((one) => one.includes('Night shift'));
    expect(said.length).toBeGreaterThan(0);
    expect(JSON.parse(said[0] ?? '{}')).toMatchObject({ actor: { via: 'Night shift' } });
  });

  it('adds Cc recipients, mentions people and follows tickets as its member', async () => {
    const { acme } = server;
    const as = await newKey(['tickets:read', 'tickets:update']);
    const id = await makeTicket(acme, { subject: 'People', description: 'Of it' });
    const agent = acme.agent.userId;
    const update = await server.call('tickets.update', {
      as,
      params: { id },
      body: { addCcs: [{ email: 'cc@example.com' }] },
    });
    expect(update.status).toBe(200);
    const note = await server.call('tickets.reply', {
      as,
      params: { id },
      body: { message: 'See this', isInternal: true, mentions: [agent] },
    });
    expect(note.status).toBe(201);
    const ticket = await server.call('tickets.get', { as, params: { id } });
    expect(JSON.stringify(ticket.body)).toContain('cc@example.com');
    expect(JSON.stringify(ticket.body.followers)).toContain(agent);
    await server.drain();
    const told = await server.call('notifications.list', { as: acme.agent });
    expect(JSON.stringify(told.body)).toContain('See this');
  });

  it('has no more permissions than its member', async () => {
    const as = await newKey(apiPermissions, { actsForId: server.acme.agent.userId });
    expect((await server.call('tickets.list', { as })).status).toBe(200);
    const refused = await server.call('organization.settings', { as });
    expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
  });

  it("sees only its member's organization, whatever it names", async () => {
    const { globex } = server;
    const as = await newKey(apiPermissions);
    const theirs = await makeTicket(globex, { subject: 'Secret', description: globex.canary });
    const answer = await server.call('tickets.get', { as, params: { id: theirs } });
    expect(answer.status).toBe(404);
    const headers = { 'X-Organization': globex.subdomain };
    const list = await server.call('tickets.list', { as, headers });
    expect(JSON.stringify(list.body)).not.toContain(globex.canary);
  });

  it('opens only /api/v1 without a member, and after the member has left', async () => {
    const { acme } = server;
    const nobody = await newKey(['tickets:read'], { actsForId: null });
    const refused = await server.call('tickets.list', { as: nobody });
    expect([refused.status, refused.error.code]).toEqual([403, 'key_without_member']);
    expect((await server.call('v1Tickets.list', { as: nobody })).status).toBe(200);

    const guest = await colleague();
    const key = await newKey(['tickets:read'], { actsForId: guest });
    expect((await server.call('tickets.list', { as: key })).status).toBe(200);
    const team = await server.call('team.list', { as: acme.admin });
    const { id } = team.body.find((one) => one.user.id === guest) as { id: string };
    await server.call('team.remove', { as: acme.admin, params: { memberId: id } });
    expect((await server.call('tickets.list', { as: key })).error.code).toBe('key_without_member');
    expect((await server.call('v1Tickets.list', { as: key })).status).toBe(200);
    const listed = await server.call('apiKeys.list', { as: acme.admin });
    expect(listed.body.data.find((one) => one.id === key.id)?.actsFor?.hasLeft).toBe(true);
  });

  it('is rejected from a web page, where visitors could read it', async () => {
    const as = await newKey(['tickets:read']);
    const sent: Record<string, string>[] = [
      { Origin: 'https://shop.example' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'https://shop.example', 'X-From-Documentation': '1' },
      { 'Sec-Fetch-Site': 'same-site', 'X-From-Documentation': '1' },
      { 'Sec-Fetch-Site': 'cross-site', 'X-From-Documentation': '1' },
    ];
    for (const headers of sent) {
      const refused = await server.call('tickets.list', { as, headers });
      expect([refused.status, refused.error.code]).toEqual([403, 'key_in_browser']);
    }
    // Our API reference lets readers try requests with their own key.
    const own = { 'Sec-Fetch-Site': 'same-origin', 'X-From-Documentation': '1' };
    expect((await server.call('tickets.list', { as, headers: own })).status).toBe(200);
  });

  it("cannot manage keys or access the member's own account", async () => {
    const as = await newKey(apiPermissions);
    for (const id of [
      'apiKeys.list',
      'apiKeys.create',
      'organization.regenerateApiKey',
      'auth.user',
      'profile.update',
      'notifications.list',
      'realtime.ticket',
      'team.setRole',
    ] as const) {
      expect([id, (await call(id, as)).status]).toEqual([id, 401]);
    }
  });

  it("does not replay the member's response with the same Idempotency-Key", async () => {
    const as = await newKey(['tickets:create']);
    const make = (who: { token: string }) =>
      server.call('tickets.create', {
        as: who,
        headers: { 'Idempotency-Key': 'once' },
        body: { subject: 'Twice', description: 'By both' },
      });
    const [one, other, again] = [await make(server.acme.admin), await make(as), await make(as)];
    expect(other.body.id).not.toBe(one.body.id);
    expect(again.body.id).toBe(other.body.id);
  });
});

describe('the member a key acts for', () => {
  it('must be staff, and have no more permissions than the caller', async () => {
    const { acme, globex } = server;
    for (const actsForId of [globex.admin.userId, acme.customer.userId, 'nobody', '']) {
      const made = await server.call('apiKeys.create', {
        as: acme.admin,
        body: { name: 'Foreign', actsForId },
      });
      expect([made.status, made.error.message]).toEqual([400, 'Please choose a staff member']);
    }
    const { token: _, ...key } = await newKey(['tickets:read'], { publicName: 'Acme Bot' });
    expect(key).toMatchObject({
      publicName: 'Acme Bot',
      actsFor: { id: acme.admin.userId, hasLeft: false },
    });
    const emptied = { as: acme.admin, params: { id: key.id }, body: { actsForId: '' } };
    expect((await server.call('apiKeys.update', emptied)).status).toBe(400);
  });
});

test("customers see a key's public name on what it writes itself, or else the organization's name", async () => {
  const { acme } = server;
  const id = await makeTicket(acme, { subject: 'Named', description: 'By whom' });
  const reply = async (as: { token: string }) => {
    const params = { id };
    const answer = await server.call('v1Tickets.reply', { as, params, body: { message: 'Hello' } });
    return answer.body.data.senderName;
  };
  const permissions = ['tickets:update'] as const;
  const { body } = await server.call('organization.get', { as: acme.admin });
  expect(await reply(await newKey(permissions))).toBe(body.organization.name);
  expect(await reply(await newKey(permissions, { publicName: 'Acme Bot' }))).toBe('Acme Bot');
});

test('the first fifteen permissions are those of /api/v1', () => {
  const ofV1 = new Set(
    Object.values(operations).flatMap(({ access }) =>
      access.flatMap(({ scheme, permissions }): readonly string[] =>
        scheme === 'apiKey' ? permissions : [],
      ),
    ),
  );
  expect([...ofV1].filter((one) => !(v1Permissions as readonly string[]).includes(one))).toEqual(
    [],
  );
  expect(apiPermissions.slice(0, 15)).toEqual(v1Permissions);
});

const keys = new Map<string, Awaited<ReturnType<typeof newKey>>>();
/** A key with these permissions, created once. */
async function keyOf(permissions: readonly ApiPermission[]) {
  const name = permissions.join();
  const known = keys.get(name) ?? (await newKey(permissions));
  keys.set(name, known);
  return known;
}

/** An organization can have at most 100 keys. */
async function deleteKeys() {
  for (const { id } of keys.values()) {
    await server.call('apiKeys.delete', { as: server.acme.admin, params: { id } });
  }
  keys.clear();
}
