// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { administrate } from '../database/test-connection.ts';
import { openTestDatabase, quiet, type TestDatabase } from '../database/test-database.ts';
import type { Database } from '../database/types.ts';
import { createMemory } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import { makeOrganization, type TestOrganization } from '../test/factories.ts';
import { needsPostgres } from '../test/needs.ts';
import { waitFor } from '../test/wait-for.ts';
import { forgetSession, recognize } from './session-memory.ts';
import { endSession, proveSession, startSession } from './store/sessions.ts';
import { hashToken } from './tokens.ts';

const nodeOf = (database: Database): Remembering => ({ database, memory: createMemory(database) });

describe('with two nodes on PostgreSQL', needsPostgres, () => {
  let stored: TestDatabase;
  let acme: TestOrganization;
  let first: Remembering;
  let second: Remembering;
  let token: string;

  beforeAll(async () => {
    // Freezes the clock, so cache entries don't expire.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    stored = await openTestDatabase();
    acme = await makeOrganization(stored.database, 'acme');
    first = nodeOf(stored.database);
    second = nodeOf(await openDatabase({ url: stored.url, log: quiet }));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await second.database.close();
    await stored.remove();
  });

  const directory = () => stored.database.directory;
  const begin = () => directory().write((tx) => startSession(tx, acme.agent.userId));
  /** Deletes a session without changing any version. */
  const takeAway = () =>
    directory().write((tx) => tx.remove('sessions', { token_hash: hashToken(token) }));
  const roles = async (node: Remembering) =>
    (await recognize(node, token))?.memberships.map(({ role }) => role);
  /** Resolves when the second node has cached the session and trusts its cache. */
  const remembered = () =>
    waitFor(async () => {
      expect(await roles(second)).toEqual(['agent']);
      const asked = vi.spyOn(second.database.directory, 'all');
      try {
        expect(await roles(second)).toEqual(['agent']);
        expect(asked).not.toHaveBeenCalled();
      } finally {
        asked.mockRestore();
      }
    });
  const gone = () => waitFor(async () => expect(await roles(second)).toBeUndefined());

  test("a node doesn't look up a session again", async () => {
    token = await begin();
    await remembered();
    const version = second.database.rememberedVersion(acme.id);
    expect(version).toBe(await acme.org.version());
  });

  test('a node learns immediately that the other ended a session', async () => {
    token = await begin();
    await remembered();
    await endSession(directory(), token);
    await gone();
  });

  test('a node learns that the other changed a member, even without an event', async () => {
    token = await begin();
    await remembered();
    const member = { user_id: acme.agent.userId };
    await acme.org.write((tx) => tx.update('memberships', member, { role: 'admin' }));
    await waitFor(async () => expect(await roles(second)).toEqual(['admin']));
    await acme.org.write((tx) => tx.update('memberships', member, { role: 'agent' }));
    await waitFor(async () => expect(await roles(second)).toEqual(['agent']));
  });

  test('a node learns that the other confirmed a password, or added a membership', async () => {
    token = await begin();
    await directory().write((tx) =>
      tx.update('sessions', { token_hash: hashToken(token) }, { proved_at: 'long ago' }),
    );
    await remembered();
    await proveSession(directory(), token);
    forgetSession(first, token);
    await waitFor(async () =>
      expect((await recognize(second, token))?.provedAt).not.toBe('long ago'),
    );
  });

  test('a node that has heard nothing for a second queries the database', async () => {
    token = await begin();
    await remembered();
    await takeAway();
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
    try {
      expect(await roles(second)).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  test('a node that loses its listening connection queries the database until it reconnects', async () => {
    token = await begin();
    await remembered();
    await takeAway();
    await administrate(stored.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'helpdesk-' || current_schema and pid <> pg_backend_pid()
           and (query like 'listen%' or query like 'notify%')`,
      ),
    );
    await gone();
    token = await begin();
    await remembered();
    await endSession(directory(), token);
    await gone();
  });
});
