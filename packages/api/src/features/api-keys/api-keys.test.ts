import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeKeyUses } from '../../auth/api-key.ts';
import { runPast } from '../../database/test-database.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

type Permissions = Schema<'ApiPermission'>[];

async function newKey(permissions: Permissions, more: { expiresAt?: string } = {}) {
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Importer', permissions, ...more },
  });
  expect(made.status).toBe(201);
  return made.body.data;
}

const list = (key: string) => server.call('v1Tickets.list', { as: { token: key } });

describe('an API key', () => {
  it('is shown once, then only by its first and last characters, and is stored as a hash', async () => {
    const made = await newKey(['tickets:read']);
    expect(made.key).toMatch(/^hdk_[\w-]{43}$/);
    const listed = await server.call('apiKeys.list', { as: server.acme.admin });
    const [shown] = listed.body.data;
    expect(shown).toMatchObject({
      id: made.id,
      prefix: made.key.slice(0, 8),
      lastFour: made.key.slice(-4),
    });
    expect(JSON.stringify(listed.body)).not.toContain(made.key);
    const rows = await server.context.database.directory.all<{ token_hash: string }>(
      server.context.database.directory.from('api_keys'),
    );
    expect(JSON.stringify(rows)).not.toContain(made.key);
  });

  it('can call only what its permissions allow', async () => {
    const { key } = await newKey(['tickets:read']);
    expect((await list(key)).status).toBe(200);
    const created = await server.call('v1Tickets.create', {
      as: { token: key },
      body: { subject: 'A', description: 'B' },
    });
    expect(created.status).toBe(403);
    expect(created.error.message).toBe('You do not have permission to do this');
  });

  it('cannot manage keys or act as a session; a session does not work under /api/v1', async () => {
    const { key } = await newKey(['tickets:read', 'webhooks:read']);
    for (const id of ['profile.update', 'auth.user', 'apiKeys.list'] as const) {
      expect((await server.call(id, { as: { token: key } })).status).toBe(401);
    }
    expect((await list(server.acme.admin.token)).status).toBe(401);
    expect((await server.call('webhooks.list', { as: { token: key } })).status).toBe(200);
  });

  it('sees only its own organization', async () => {
    const { key } = await newKey(['tickets:read', 'tickets:update', 'tickets:delete']);
    const theirs = await server.call('tickets.create', {
      as: server.globex.admin,
      body: { subject: 'Secret', description: server.globex.canary },
    });
    const params = { id: theirs.body.id };
    for (const [id, body] of [
      ['v1Tickets.get', undefined],
      ['v1Tickets.update', { status: 'closed' }],
      ['v1Tickets.delete', undefined],
    ] as const) {
      const answer = await server.call(id, { as: { token: key }, params, body });
      expect(answer.status).toBe(404);
      expect(answer.error.message).toBe('Ticket not found');
    }
    expect(JSON.stringify((await list(key)).body)).not.toContain(server.globex.canary);
  });

  it('stops working at once when it is disabled or deleted', async () => {
    const { key, id } = await newKey(['tickets:read']);
    expect((await list(key)).status).toBe(200);
    const as = server.acme.admin;
    await server.call('apiKeys.update', { as, params: { id }, body: { isActive: false } });
    expect((await list(key)).status).toBe(401);
    await server.call('apiKeys.update', { as, params: { id }, body: { isActive: true } });
    expect((await list(key)).status).toBe(200);
    const deleted = await server.call('apiKeys.delete', { as, params: { id } });
    expect(deleted.body).toEqual({ data: null, message: 'API key deleted successfully' });
    const refused = await list(key);
    expect(refused.status).toBe(401);
    expect(refused.error.message).toBe('Unauthorized');
  });

  it('expires', async () => {
    const past = await server.call('apiKeys.create', {
      as: server.acme.admin,
      body: { name: 'Late', expiresAt: '2020-01-01T00:00:00.000Z' },
    });
    expect(past.status).toBe(400);
    expect(past.error.message).toBe('Expiry must be in the future');
    const hour = 3_600_000;
    const expiresAt = new Date(Date.now() + hour).toISOString();
    const { key } = await newKey(['tickets:read'], { expiresAt });
    expect((await list(key)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
    expect((await list(key)).status).toBe(401);
  });

  it('shows how often and when it was used', async () => {
    const { key, id } = await newKey(['tickets:read']);
    await list(key);
    await list(key);
    const listed = await server.call('apiKeys.list', { as: server.acme.admin });
    const shown = listed.body.data.find((one) => one.id === id);
    expect(shown?.usageCount).toBe(2);
    expect(Date.parse(shown?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps a use that could not be saved, and saves it later', async () => {
    const { key, id } = await newKey(['tickets:read']);
    await list(key);
    await runPast(server.databaseUrl, 'alter table api_keys rename to api_keys_away');
    await expect(writeKeyUses(server.context)).rejects.toThrow('api_keys');
    await runPast(server.databaseUrl, 'alter table api_keys_away rename to api_keys');
    await list(key);
    const listed = await server.call('apiKeys.list', { as: server.acme.admin });
    expect(listed.body.data.find((one) => one.id === id)?.usageCount).toBe(2);
  });

  it('has a name of at most 255 characters', async () => {
    const as = server.acme.admin;
    const nameless = await server.call('apiKeys.create', { as, body: { name: ' ' } });
    expect(nameless.error.message).toBe('Name is required');
    const long = await server.call('apiKeys.create', { as, body: { name: 'x'.repeat(256) } });
    expect(long.error.message).toBe('Name too long');
  });
});

describe('RL-01: the limits of a key', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ rateLimits: true });
  });
  afterAll(() => limited.stop());

  async function keyOf(organization: TestServer['acme'], permissions: Permissions) {
    const made = await limited.call('apiKeys.create', {
      as: organization.admin,
      body: { name: 'Busy', permissions },
    });
    return made.body.data.key;
  }

  const read = (key: string) => limited.call('v1Tickets.list', { as: { token: key } });

  it('are 100 reads and 50 writes a minute, exactly, for each key and not for each address', async () => {
    const one = await keyOf(limited.acme, ['tickets:read', 'tickets:update']);
    const other = await keyOf(limited.acme, ['tickets:read']);
    const reads = await Promise.all(Array.from({ length: 100 }, () => read(one)));
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await read(one);
    expect(refused.status).toBe(429);
    expect(refused.error.message).toBe('Too many requests. Please try again later.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-ratelimit-limit')).toBe('100');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect((await read(other)).status).toBe(200);
    const write = () =>
      limited.call('v1Tickets.update', {
        as: { token: one },
        params: { id: 'none' },
        body: { status: 'open' },
      });
    const writes = await Promise.all(Array.from({ length: 50 }, write));
    expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await write()).status).toBe(429);
  });

  it('are 10 calls of key management a minute', async () => {
    const manage = () => limited.call('apiKeys.list', { as: limited.globex.admin });
    const calls = await Promise.all(Array.from({ length: 10 }, manage));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await manage()).status).toBe(429);
  });
});
