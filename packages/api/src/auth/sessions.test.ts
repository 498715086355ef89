import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../database/ids.ts';
import type { Database } from '../database/types.ts';
import { createMemory } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import { makeTicket } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { forgetSession, onSessionsForgotten, recognize } from './session-memory.ts';
import {
  endOtherSessions,
  endSession,
  endSessionsOf,
  findLive,
  findSession,
  proveSession,
  startSession,
} from './store/sessions.ts';
import { hashToken } from './tokens.ts';

const begin = Date.parse('2030-01-01T00:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const directory = () => server.context.database.directory;
const begun = (userId = server.acme.agent.userId, onlyIn?: string) =>
  directory().write((tx) => startSession(tx, userId, onlyIn));
const find = (token: string) => findSession(directory(), token);
const live = async (token: string) => (await findLive(directory(), hashToken(token))) !== null;
const lastUse = async (token: string) => {
  const rows = directory().from('sessions').where('token_hash', hashToken(token));
  return (await directory().first<{ last_used_at: string }>(rows))?.last_used_at;
};
const usedAt = (token: string, at: number) =>
  directory().write((tx) =>
    tx.update(
      'sessions',
      { token_hash: hashToken(token) },
      { last_used_at: new Date(at).toISOString() },
    ),
  );
async function ended(organization: 'acme' | 'globex', userId: string) {
  const { org } = server[organization];
  const rows = await org.all<{ payload: string }>(
    org.from('events').where('name', 'session.ended').orderBy('seq'),
  );
  return rows.filter(({ payload }) => JSON.parse(payload).userId === userId).length;
}

describe('a session', () => {
  test('belongs to the user who signed in, with a fresh password', async () => {
    const { userId, email } = server.acme.agent;
    expect(await find(await begun())).toEqual({
      user: {
        id: userId,
        email,
        firstName: 'agent',
        lastName: server.acme.canary,
        profileImageUrl: null,
      },
      onlyIn: null,
      hasSecondFactor: false,
      bySso: false,
      provedAt: '2030-01-01T00:00:00.000Z',
    });
    expect(await find('unknown')).toBeNull();
  });

  test('is stored without its token', async () => {
    const token = await begun();
    const rows = await directory().all(directory().from('sessions'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends after twelve idle hours', async () => {
    const [early, late] = [await begun(), await begun()];
    vi.setSystemTime(begin + 12 * hour - 1);
    expect(await live(late)).toBe(true);
    expect(await find(early)).not.toBeNull();
    vi.setSystemTime(begin + 12 * hour);
    expect([await find(late), await live(late)]).toEqual([null, false]);
    expect([await find(early), await live(early)]).toEqual([expect.anything(), true]);
  });

  test('ends after thirty days, even if it is used', async () => {
    const token = await begun();
    await usedAt(token, begin + 30 * day - hour);
    vi.setSystemTime(begin + 30 * day - 1);
    expect([await find(token), await live(token)]).toEqual([expect.anything(), true]);
    vi.setSystemTime(begin + 30 * day);
    expect([await find(token), await live(token)]).toEqual([null, false]);
  });

  test('stores its last use every ten minutes at most', async () => {
    const [token, other] = [await begun(), await begun()];
    vi.setSystemTime(begin + 10 * minute);
    await find(token);
    expect(await lastUse(token)).toBe('2030-01-01T00:00:00.000Z');
    vi.setSystemTime(begin + 10 * minute + 1);
    await find(token);
    expect(await lastUse(token)).toBe('2030-01-01T00:10:00.001Z');
    expect(await lastUse(other)).toBe('2030-01-01T00:00:00.000Z');
  });

  test('is the only one confirmed when its user confirms the password', async () => {
    const [token, other] = [await begun(), await begun()];
    vi.setSystemTime(begin + minute);
    await proveSession(directory(), token);
    expect((await find(token))?.provedAt).toBe('2030-01-01T00:01:00.000Z');
    expect((await find(other))?.provedAt).toBe('2030-01-01T00:00:00.000Z');
  });
});

describe('signing out', () => {
  test('ends this session, and publishes it in every organization of the user', async () => {
    const { userId } = server.acme.customer;
    await server.globex.org.write((tx) =>
      tx.insert('memberships', {
        id: newId(),
        user_id: userId,
        role: 'agent',
        created_at: new Date().toISOString(),
      }),
    );
    const [token, other] = [await begun(userId), await begun(userId)];
    await endSession(directory(), token);
    expect([await find(token), await find(other)]).toEqual([null, expect.anything()]);
    expect([await ended('acme', userId), await ended('globex', userId)]).toEqual([1, 1]);
    await endSession(directory(), token);
    expect(await ended('acme', userId)).toBe(1);
  });

  test('of other sessions keeps this one and those of other users', async () => {
    const { agent, admin } = server.acme;
    const [own, other, foreign] = [await begun(), await begun(), await begun(admin.userId)];
    const before = await ended('acme', agent.userId);
    await directory().write((tx) => endOtherSessions(tx, agent.userId, own));
    expect(await find(own)).not.toBeNull();
    expect(await find(other)).toBeNull();
    expect(await find(foreign)).not.toBeNull();
    expect(await ended('acme', agent.userId)).toBe(before + 1);
    await directory().write((tx) => endOtherSessions(tx, agent.userId, null));
    expect(await find(own)).toBeNull();
    expect(await find(foreign)).not.toBeNull();
  });

  test('everywhere ends every session of this user only', async () => {
    const { agent, admin } = server.acme;
    const [own, foreign] = [await begun(), await begun(admin.userId)];
    const before = await ended('acme', agent.userId);
    await directory().write((tx) => endSessionsOf(tx, agent.userId));
    expect([await find(own), await find(foreign)]).toEqual([null, expect.anything()]);
    expect(await ended('acme', agent.userId)).toBe(before + 1);
  });
});

describe('a cached session', () => {
  /** A node that trusts the versions that it has read, or none. */
  function start(trusts: boolean): Remembering {
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
  const roles = async (token: string, node: Remembering = server.context) =>
    (await recognize(node, token))?.memberships.map(({ role }) => role);

  test('is looked up again after thirty seconds', async () => {
    const [token, node] = [await begun(), start(true)];
    expect(await roles(token, node)).toEqual(['agent']);
    await directory().write((tx) => tx.remove('sessions', { token_hash: hashToken(token) }));
    vi.setSystemTime(begin + 30_001);
    expect(await roles(token, node)).toBeUndefined();
  });

  test("isn't looked up again before that", async () => {
    const [token, node] = [await begun(), start(true)];
    await roles(token, node);
    await directory().write((tx) => tx.remove('sessions', { token_hash: hashToken(token) }));
    vi.setSystemTime(begin + 30_000);
    expect(await roles(token, node)).toEqual(['agent']);
  });

  test('reports its removal until the listener stops', () => {
    const listener = vi.fn();
    const stop = onSessionsForgotten(server.context, listener);
    forgetSession(server.context, 'a token');
    const calls = listener.mock.calls.length;
    expect(calls).toBeGreaterThan(0);
    stop();
    forgetSession(server.context, 'a token');
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  test('has the current role of its user', async () => {
    const token = await begun();
    const of = { user_id: server.acme.agent.userId };
    await roles(token);
    await server.acme.org.write((tx) => tx.update('memberships', of, { role: 'admin' }));
    expect(await roles(token)).toEqual(['admin']);
    await server.acme.org.write((tx) => tx.update('memberships', of, { role: 'agent' }));
    expect(await roles(token)).toEqual(['agent']);
  });

  test('stays cached when a different organization changes', async () => {
    const token = await begun();
    await roles(token);
    await makeTicket(server.globex);
    expect(await roles(token)).toEqual(['agent']);
  });

  test('can be removed alone, or with all others', async () => {
    const [token, other, node] = [await begun(), await begun(), start(true)];
    for (const one of [token, other]) {
      await roles(one, node);
      await directory().write((tx) => tx.remove('sessions', { token_hash: hashToken(one) }));
    }
    forgetSession(node, token);
    expect(await roles(token, node)).toBeUndefined();
    expect(await roles(other, node)).toEqual(['agent']);
    forgetSession(node);
    expect(await roles(other, node)).toBeUndefined();
  });

  test('is looked up on every call by a node that has lost contact with the others', async () => {
    const [token, node] = [await begun(), start(false)];
    await roles(token, node);
    await directory().write((tx) => tx.remove('sessions', { token_hash: hashToken(token) }));
    expect(await roles(token, node)).toBeUndefined();
  });

  test('gets the first organization of a user without any immediately', async () => {
    const user_id = newId();
    const created_at = new Date().toISOString();
    await directory().write((tx) =>
      tx.insert('users', {
        id: user_id,
        email: 'new@else.example',
        notification_preferences: {},
        created_at,
      }),
    );
    const token = await begun(user_id);
    expect(await roles(token)).toEqual([]);
    await server.acme.org.write((tx) =>
      tx.insert('memberships', { id: newId(), user_id, role: 'agent', created_at }),
    );
    expect(await roles(token)).toEqual(['agent']);
  });

  test('is read again if the user joins an organization during the lookup', async () => {
    const user_id = server.acme.admin.userId;
    const [token, node] = [await begun(user_id), start(true)];
    const { all } = directory();
    vi.spyOn(directory(), 'all').mockImplementationOnce(async (query) => {
      const rows = await all(query);
      const created_at = '2999-01-01T00:00:00.000Z';
      await server.globex.org.write((tx) =>
        tx.insert('memberships', { id: newId(), user_id, role: 'agent', created_at }),
      );
      forgetSession(node);
      return rows as never;
    });
    expect(await roles(token, node)).toEqual(['admin']);
    expect(await roles(token, node)).toEqual(['admin', 'agent']);
  });

  test('from a custom domain is valid in its organization only', async () => {
    const userId = server.acme.customer.userId;
    const token = await begun(userId, server.acme.id);
    const known = await recognize(server.context, token);
    expect(known?.onlyIn).toBe(server.acme.id);
    expect(known?.memberships.map(({ organizationId }) => organizationId)).toEqual([
      server.acme.id,
    ]);
  });
});
