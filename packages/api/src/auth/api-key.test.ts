import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database/types.ts';
import { changeKey, createKey } from '../features/api-keys/store.ts';
import { createMemory } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { recognizeKey, writeKeyUses } from './api-key.ts';
import { hashToken } from './tokens.ts';

const begin = Date.parse('2030-01-01T00:00:00.000Z');
const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Starts a server with an empty key cache. One that trusts no version looks the key up on every call. */
function start(trusts = true): Remembering {
  const versions = new Map<string, number>();
  const database: Database = {
    ...server.context.database,
    rememberedVersion: (id) => (trusts ? versions.get(id) : undefined),
    async learnVersions(_question, read, versionsIn) {
      const found = await read();
      for (const [id, version] of versionsIn(found)) versions.set(id, version);
      return found;
    },
  };
  return { database, memory: createMemory(database) };
}

let node: Remembering;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  node = { ...server.context, memory: createMemory(server.context.database) };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const directory = () => server.context.database.directory;
const make = async (expiresAt: string | null = null) => {
  const made = await createKey(server.acme.org, {
    name: 'Shop',
    permissions: ['tickets:read'],
    expiresAt,
  });
  return { id: made.row.id, token: made.secret };
};
const usesOf = async (id: string) => {
  const row = await directory().first<{ usage_count: number; last_used_at: string | null }>(
    directory().from('api_keys').where({ id }).select('usage_count', 'last_used_at'),
  );
  return [Number(row?.usage_count), row?.last_used_at];
};
/** Deletes a key without changing the organization's version. */
const takeAway = (token: string) =>
  directory().write((tx) => tx.remove('api_keys', { token_hash: hashToken(token) }));

describe('an API key', () => {
  test('has a name, organization and permissions', async () => {
    const { id, token } = await make();
    expect(await recognizeKey(node, token)).toEqual({
      id,
      name: 'Shop',
      publicName: expect.stringContaining(server.acme.canary),
      organizationId: server.acme.id,
      permissions: new Set(['tickets:read']),
      gate: null,
      member: null,
      maker: null,
    });
    expect(await recognizeKey(node, `${token}x`)).toBeNull();
  });

  test('stops working at its expiry time, even if cached', async () => {
    const { token } = await make(new Date(begin + hour).toISOString());
    vi.setSystemTime(begin + hour - 1);
    expect(await recognizeKey(node, token)).not.toBeNull();
    vi.setSystemTime(begin + hour);
    expect(await recognizeKey(node, token)).toBeNull();
    expect(await recognizeKey(start(), token)).toBeNull();
  });

  test("isn't looked up again while the organization's version is unchanged", async () => {
    const { token } = await make();
    node = start();
    const first = await recognizeKey(node, token);
    await takeAway(token);
    expect(await recognizeKey(node, token)).toEqual(first);
    expect(await recognizeKey(start(), token)).toBeNull();
  });

  test('is looked up on every call by a node that has lost contact with the others', async () => {
    const { token } = await make();
    node = start(false);
    expect(await recognizeKey(node, token)).not.toBeNull();
    await takeAway(token);
    expect(await recognizeKey(node, token)).toBeNull();
  });

  test('stops working when it is disabled', async () => {
    const { id, token } = await make();
    await recognizeKey(node, token);
    await changeKey(server.acme.org, id, { isActive: false });
    expect(await recognizeKey(node, token)).toBeNull();
    await changeKey(server.acme.org, id, { isActive: true });
    expect(await recognizeKey(node, token)).not.toBeNull();
  });

  test("isn't cached as active if it is disabled during the lookup", async () => {
    const { id, token } = await make();
    const { first } = directory();
    vi.spyOn(directory(), 'first').mockImplementationOnce(async (query) => {
      const row = await first(query);
      await changeKey(server.acme.org, id, { isActive: false });
      return row as never;
    });
    expect(await recognizeKey(node, token)).not.toBeNull();
    expect(await recognizeKey(node, token)).toBeNull();
  });
});

describe('API key usage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: begin });
  });

  test('is written after three seconds, and again three seconds after the next use', async () => {
    const { id, token } = await make();
    const write = vi.spyOn(directory(), 'write');
    await recognizeKey(node, token);
    vi.setSystemTime(begin + 1_000);
    await recognizeKey(node, token);
    vi.advanceTimersByTime(2_999);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await write.mock.results[0]?.value;
    expect(await usesOf(id)).toEqual([2, new Date(begin + 1_000).toISOString()]);
    vi.setSystemTime(begin + hour);
    await recognizeKey(node, token);
    vi.advanceTimersByTime(3_000);
    await write.mock.results[1]?.value;
    expect(await usesOf(id)).toEqual([3, new Date(begin + hour).toISOString()]);
  });

  test('is written before the server stops', async () => {
    const [one, other] = [await make(), await make()];
    for (const { token } of [one, other, one]) await recognizeKey(node, token);
    await node.memory.finish();
    const at = new Date(begin).toISOString();
    expect([await usesOf(one.id), await usesOf(other.id)]).toEqual([
      [2, at],
      [1, at],
    ]);
  });

  test('waits three seconds after an early write', async () => {
    const { token } = await make();
    const write = vi.spyOn(directory(), 'write');
    await recognizeKey(node, token);
    vi.advanceTimersByTime(1_000);
    await writeKeyUses(node);
    await recognizeKey(node, token);
    vi.advanceTimersByTime(2_999);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(2);
    await write.mock.results[1]?.value;
  });

  test("isn't written if there is none", async () => {
    const write = vi.spyOn(directory(), 'write');
    await writeKeyUses(node);
    expect(write).not.toHaveBeenCalled();
  });

  test('of a deleted key is dropped', async () => {
    const [one, other] = [await make(), await make()];
    for (const { token } of [one, other]) await recognizeKey(node, token);
    await takeAway(one.token);
    await writeKeyUses(node);
    expect((await usesOf(other.id))[0]).toBe(1);
  });

  test('is added to the next write if a write fails', async () => {
    const { id, token } = await make();
    await recognizeKey(node, token);
    vi.spyOn(directory(), 'write').mockImplementationOnce(async () => {
      vi.setSystemTime(begin + 1_000);
      await recognizeKey(node, token);
      throw new Error('The database is away');
    });
    await expect(writeKeyUses(node)).rejects.toThrow('The database is away');
    await writeKeyUses(node);
    expect(await usesOf(id)).toEqual([2, new Date(begin + 1_000).toISOString()]);
  });

  test('causes no error if a timed write fails', async () => {
    const { id, token } = await make();
    await recognizeKey(node, token);
    const write = vi.spyOn(directory(), 'write').mockRejectedValueOnce(new Error('away'));
    vi.advanceTimersByTime(3_000);
    await expect(write.mock.results[0]?.value).rejects.toThrow('away');
    await recognizeKey(node, token);
    await writeKeyUses(node);
    expect((await usesOf(id))[0]).toBe(2);
  });
});
