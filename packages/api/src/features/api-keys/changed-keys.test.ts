import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

async function newKey(body: Partial<Schema<'ApiKeyInput'>> = {}) {
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Shop', permissions: ['tickets:read'], ...body },
  });
  expect(made.status).toBe(201);
  return made.body.data;
}

const change = (id: string, body: Schema<'ApiKeyChanges'>, as = server.acme.admin) =>
  server.call('apiKeys.update', { as, params: { id }, body });
const rotate = (id: string, body: { overlapHours?: number } = {}, as = server.acme.admin) =>
  server.call('apiKeys.rotate', { as, params: { id }, body });
const list = async (key: string) =>
  (await server.call('v1Tickets.list', { as: { token: key } })).status;
const create = async (key: string) => {
  const body = { subject: 'A', description: 'B' };
  return (await server.call('v1Tickets.create', { as: { token: key }, body })).status;
};

describe('an updated API key', () => {
  it('gets its new permissions at once and stays the same key', async () => {
    const { id, key, ...made } = await newKey({ publicName: 'Shop of Acme' });
    expect([await list(key), await create(key)]).toEqual([200, 403]);
    const changed = await change(id, { permissions: ['tickets:create', 'tickets:create'] });
    expect(changed.body.data).toEqual({
      ...made,
      id,
      permissions: ['tickets:create'],
      lastUsedAt: changed.body.data.lastUsedAt,
      usageCount: changed.body.data.usageCount,
    });
    expect([await list(key), await create(key)]).toEqual([403, 201]);
  });

  it('keeps omitted fields, and can lose its public name and expiry', async () => {
    const expiresAt = '2999-01-01T00:00:00.000Z';
    const { id } = await newKey({ publicName: 'Shop of Acme', expiresAt });
    const renamed = (await change(id, { name: ' Till ' })).body.data;
    expect(renamed).toMatchObject({ name: 'Till', publicName: 'Shop of Acme', expiresAt });
    const plain = (await change(id, { publicName: null, expiresAt: null })).body.data;
    expect(plain).toMatchObject({ name: 'Till', publicName: null, expiresAt: null });
    expect((await change(id, {})).body.data).toEqual(plain);
  });

  it('expires at its new time, which must be in the future', async () => {
    const { id, key } = await newKey();
    const refused = await change(id, { expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(refused.error.message).toBe('Expiry must be in the future');
    const hour = 3_600_000;
    await change(id, { expiresAt: new Date(Date.now() + hour).toISOString() });
    expect(await list(key)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
    expect(await list(key)).toBe(401);
  });

  it('acts for no one, or for a member of the staff', async () => {
    const { id, actsFor } = await newKey();
    expect(actsFor?.id).toBe(server.acme.admin.userId);
    expect((await change(id, { actsForId: null })).body.data.actsFor).toBeNull();
    const actsForId = server.acme.agent.userId;
    expect((await change(id, { actsForId })).body.data.actsFor?.id).toBe(actsForId);
    for (const stranger of [server.acme.customer.userId, server.globex.agent.userId]) {
      const refused = await change(id, { actsForId: stranger });
      expect(refused.error.message).toBe('Please choose a staff member');
    }
  });

  it('cannot be reached from another organization', async () => {
    const { id, key } = await newKey();
    const there = server.globex.admin;
    for (const answer of [
      await change(id, { isActive: false }, there),
      await rotate(id, {}, there),
    ])
      expect([answer.status, answer.error.message]).toEqual([404, 'API key not found']);
    expect(await list(key)).toBe(200);
  });
});

describe('a rotated API key', () => {
  it('has a new secret with the same permissions, and the old one works for a day', async () => {
    const { id, key } = await newKey();
    expect(await list(key)).toBe(200);
    const { data } = (await rotate(id)).body;
    expect(data).toMatchObject({ id, name: 'Shop', permissions: ['tickets:read'] });
    expect(data.key).toMatch(/^hdk_[\w-]{43}$/);
    expect(data.lastFour).toBe(data.key.slice(-4));
    expect([await list(key), await list(data.key)]).toEqual([200, 200]);
    const end = Date.parse(data.previousUntil ?? '');
    expect(Math.abs(end - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: end });
    expect([await list(key), await list(data.key)]).toEqual([401, 200]);
  });

  it('stops the old secret at once if requested', async () => {
    const { id, key } = await newKey();
    const { data } = (await rotate(id, { overlapHours: 0 })).body;
    expect(data.previousUntil).toBeNull();
    expect([await list(key), await list(data.key)]).toEqual([401, 200]);
  });

  it('returns the same secret when the rotation is repeated with the same idempotency key', async () => {
    const { id, key } = await newKey();
    const headers = { 'idempotency-key': 'a rotation' };
    const as = server.acme.admin;
    const again = (body = {}) =>
      server.call('apiKeys.rotate', { as, params: { id }, body, headers });
    const [first, second] = [await again(), await again()];
    expect(second.body).toEqual(first.body);
    expect([await list(key), await list(first.body.data.key)]).toEqual([200, 200]);
    expect((await again({ overlapHours: 0 })).error.code).toBe('idempotency_key_reused');
    expect(await list(key)).toBe(200);
  });

  it('has at most two working secrets', async () => {
    const { id, key: first } = await newKey();
    const { key: second } = (await rotate(id)).body.data;
    const { key: third } = (await rotate(id)).body.data;
    const statuses = [await list(first), await list(second), await list(third)];
    expect(statuses).toEqual([401, 200, 200]);
  });

  it('expires when the key does, whatever the overlap', async () => {
    const hour = 3_600_000;
    const expiresAt = new Date(Date.now() + hour).toISOString();
    const { id, key } = await newKey({ expiresAt });
    const { data } = (await rotate(id)).body;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) });
    expect([await list(key), await list(data.key)]).toEqual([401, 401]);
  });

  it('is rejected with both secrets when it is disabled', async () => {
    const { id, key } = await newKey();
    const { data } = (await rotate(id)).body;
    await change(id, { isActive: false });
    expect([await list(key), await list(data.key)]).toEqual([401, 401]);
  });
});
