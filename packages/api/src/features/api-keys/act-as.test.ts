import { type ApiPermission, apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newKey(permissions: readonly ApiPermission[], more: object = {}) {
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Robot', permissions: [...permissions], ...more },
  });
  expect(made.status).toBe(201);
  return { id: made.body.data.id, token: made.body.data.key };
}

const everything = () => newKey(apiPermissions, { actsForId: null });
const actAs = (who: string) => ({ 'X-Act-As': who });

/** Another agent. */
async function colleague() {
  const { acme, context } = server;
  const id = newId();
  const email = `${id.toLowerCase()}@acme.test`;
  await context.database.directory.write(async (tx) => {
    const user = { id, email, password_hash: '', notification_preferences: {}, created_at: now() };
    await tx.insert('users', user);
    const membership = { id: newId(), user_id: id, role: 'agent', created_at: now() };
    await tx.org(acme.id).insert('memberships', membership);
  });
  return { id, email };
}

describe('AZ-17: a key that names a member in X-Act-As', () => {
  it("writes in that member's name, and the ticket shows staff which key was used", async () => {
    const { acme } = server;
    const as = await newKey(['tickets:read', 'tickets:update', 'members:act_as'], {
      name: 'Night shift',
    });
    const params = { id: await makeTicket(acme, { subject: 'Kettle', description: 'Cold' }) };
    const headers = actAs(acme.agent.email.toUpperCase());
    const body = { message: 'We look at it' };
    const reply = await server.call('tickets.reply', { as, headers, params, body });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      user: { email: acme.agent.email },
      via: 'Night shift',
    });
    const byId = actAs(acme.agent.userId);
    const change = { as, headers: byId, params, body: { priority: 'urgent' as const } };
    expect((await server.call('tickets.update', change)).status).toBe(200);
    const ticket = await server.call('tickets.get', { as: acme.admin, params });
    const changed = ticket.body.timeline.find(({ kind }) => kind === 'priority');
    expect(changed).toMatchObject({ via: 'Night shift' });
    expect(ticket.body.messages.at(-1)).toMatchObject({ via: 'Night shift' });
    const events = await acme.org.all<{ payload: string }>(acme.org.from('events'));
    const said = events.map(({ payload }) => JSON.parse(payload).actor);
    expect(said).toContainEqual(
      expect.objectContaining({ userId: acme.agent.userId, via: 'Night shift' }),
    );
  });

  it("keeps the key's name from customers", async () => {
    const { acme } = server;
    const as = await newKey(['tickets:update', 'members:act_as'], { name: 'Secret name' });
    const opened = await server.call('tickets.create', {
      as: acme.customer,
      body: { subject: 'Mine', description: 'Of a customer' },
    });
    const params = { id: opened.body.id };
    const headers = actAs(acme.agent.userId);
    const body = { message: 'Hello' };
    const reply = await server.call('tickets.reply', { as, headers, params, body });
    expect(reply.status).toBe(201);
    const read = await server.call('tickets.get', { as: acme.customer, params });
    expect(JSON.stringify(read.body)).toContain('Hello');
    expect(JSON.stringify(read.body)).not.toContain('Secret name');
  });

  it('has no more permissions than that member, whichever member the key belongs to', async () => {
    const { acme } = server;
    const as = await newKey(apiPermissions);
    expect((await server.call('organization.settings', { as })).status).toBe(200);
    for (const { userId } of [acme.agent, acme.customer]) {
      const headers = actAs(userId);
      const refused = await server.call('organization.settings', { as, headers });
      expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
    }
    await makeTicket(acme, { subject: 'Of nobody', description: 'Of nobody' });
    const headers = actAs(acme.customer.userId);
    const theirs = await server.call('tickets.list', { as, headers });
    expect(theirs.status).toBe(200);
    expect(JSON.stringify(theirs.body)).not.toContain('Of nobody');
  });

  it('AZ-22: loses the permissions its creator loses, until an admin takes over the key', async () => {
    const { acme } = server;
    const maker = await colleague();
    const team = await server.call('team.list', { as: acme.admin });
    const memberId = team.body.find((one) => one.user.id === maker.id)?.id as string;
    const setRole = (role: string) =>
      server.call('team.setRole', { as: acme.admin, params: { memberId }, body: { role } });
    await setRole('admin');
    const { id, token } = await newKey(['tickets:read', 'members:act_as'], { actsForId: null });
    await acme.org.write((tx) => tx.update('api_keys', { id }, { made_by_id: maker.id }));
    const list = () =>
      server.call('tickets.list', { as: { token }, headers: actAs(acme.admin.userId) });
    expect((await list()).status).toBe(200);
    await acme.org.write((tx) => tx.update('memberships', { id: memberId }, { role: 'agent' }));
    expect(await list()).toMatchObject({ status: 403, error: { code: 'key_permission_missing' } });
    const body = { permissions: ['tickets:read', 'members:act_as'] };
    await server.call('apiKeys.update', { as: acme.admin, params: { id }, body });
    expect((await list()).status).toBe(200);
    await acme.org.write((tx) => tx.update('api_keys', { id }, { made_by_id: maker.id }));
    await server.call('team.remove', { as: acme.admin, params: { memberId } });
    expect((await list()).status).toBe(401);
  });

  it('has no more permissions than its own', async () => {
    const { acme } = server;
    const as = await newKey(['tickets:read', 'members:act_as']);
    const refused = await server.call('tickets.create', {
      as,
      headers: actAs(acme.admin.userId),
      body: { subject: 'No', description: 'No' },
    });
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'This API key needs tickets:create',
    ]);
  });

  it('needs the permission to act as others', async () => {
    const { acme } = server;
    const as = await newKey(apiPermissions.filter((one) => one !== 'members:act_as'));
    const headers = actAs(acme.agent.userId);
    const refused = await server.call('tickets.list', { as, headers });
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'This API key needs members:act_as',
    ]);
  });

  it('does not find members of other organizations, unknown members or former members', async () => {
    const { acme, globex } = server;
    const as = await everything();
    const guest = await colleague();
    const team = await server.call('team.list', { as: acme.admin });
    const list = (who: string) => server.call('tickets.list', { as, headers: actAs(who) });
    expect((await list(guest.email)).status).toBe(200);
    const memberId = team.body.find((one) => one.user.id === guest.id)?.id as string;
    await server.call('team.remove', { as: acme.admin, params: { memberId } });
    const strangers = [
      globex.admin.userId,
      globex.admin.email,
      guest.id,
      guest.email,
      'nobody',
      '%',
    ];
    for (const who of strangers) {
      const { status, error } = await list(who);
      expect([who, status, error.code]).toEqual([who, 403, 'act_as_unknown']);
      expect(error.message).toBe('No member matches X-Act-As');
    }
  });

  it('is rejected for operations where keys act for themselves', async () => {
    const { acme } = server;
    const as = await everything();
    const headers = actAs(acme.agent.userId);
    const refused = await server.call('v1Tickets.list', { as, headers });
    expect([refused.status, refused.error.code]).toEqual([400, 'act_as_not_here']);
  });

  it('is rejected from a web page, like every key', async () => {
    const as = await everything();
    const headers = { ...actAs(server.acme.agent.userId), Origin: 'https://shop.example' };
    const refused = await server.call('tickets.list', { as, headers });
    expect([refused.status, refused.error.code]).toEqual([403, 'key_in_browser']);
  });

  it("has no access to the member's own account", async () => {
    const as = await everything();
    const headers = actAs(server.acme.admin.userId);
    for (const id of ['auth.user', 'profile.update', 'apiKeys.list', 'sessions.list'] as const) {
      const body = id === 'profile.update' ? {} : undefined;
      expect([id, (await server.call(id, { as, headers, body })).status]).toEqual([id, 401]);
    }
  });

  it('returns 304 only to the member who got the response', async () => {
    const { acme } = server;
    const as = await newKey(apiPermissions);
    const one = await server.call('tickets.list', { as, headers: actAs(acme.agent.userId) });
    const etag = one.headers.get('etag') as string;
    const ask = (who: string) =>
      server.call('tickets.list', { as, headers: { ...actAs(who), 'If-None-Match': etag } });
    expect((await ask(acme.agent.userId)).status).toBe(304);
    expect((await ask(acme.customer.userId)).status).toBe(200);
    expect(one.headers.get('vary')).toContain('X-Act-As');
  });

  it("does not replay one member's response to another with the same Idempotency-Key", async () => {
    const { acme } = server;
    const as = await newKey(apiPermissions);
    const make = (who: string) =>
      server.call('tickets.create', {
        as,
        headers: { ...actAs(who), 'Idempotency-Key': 'once for each' },
        body: { subject: 'Twice', description: 'By both' },
      });
    const first = await make(acme.admin.userId);
    const other = await make(acme.agent.userId);
    expect(other.body.id).not.toBe(first.body.id);
    expect((await make(acme.agent.userId)).body.id).toBe(other.body.id);
  });

  it('acts as the member in MCP tools, too', async () => {
    const { acme } = server;
    const as = await everything();
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(new URL('/mcp', server.url), {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${as.token}`,
          Accept: 'application/json, text/event-stream',
          'Content-Type': 'application/json',
          ...headers,
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'create_ticket', arguments: { subject: 'By a tool', description: 'It' } },
        }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    expect((await ask({})).status).toBe(403);
    expect((await ask(actAs(acme.agent.userId))).text).toContain('TK-');
    const { body } = await server.call('tickets.list', { as: acme.admin });
    const made = body.find(({ subject }) => subject === 'By a tool');
    const ticket = await server.call('tickets.get', {
      as: acme.admin,
      params: { id: made?.id ?? '' },
    });
    expect(ticket.body.timeline[0]).toMatchObject({ kind: 'created', via: 'Robot' });
  });
});
