import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, now } from '../database/ids.ts';
import { runPast } from '../database/test-database.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { testPassword } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { forgetSession } from './session-memory.ts';
import { startSession } from './store/sessions.ts';

let server: TestServer;

/** The admin of acme is also a member of globex. */
beforeAll(async () => {
  server = await startTestServer();
  const { acme, globex, context } = server;
  const password_hash = await hashPassword(testPassword);
  const membership = { id: newId(), user_id: acme.admin.userId, role: 'agent', created_at: now() };
  await globex.org.write((tx) => tx.insert('memberships', membership));
  await context.database.directory
    .locking({ users: [acme.admin.userId] })
    .write((tx) => tx.update('users', { id: acme.admin.userId }, { password_hash }));
});
afterAll(() => server.stop());
beforeEach(() => forgetSession(server.context));

const broken = {
  'networks of another shape': `allowed_networks = '{}'`,
  'a network that is none': `allowed_networks = '{"networks":[{"name":"Z","network":"zzz"}],"includesKeys":false}'`,
  'networks that are no JSON': `allowed_networks = '{'`,
  'settings of another shape': `settings = 'null'`,
  'settings that are no JSON': `settings = '{'`,
};

test.each(Object.entries(broken))(
  '%s of one organization lock a member out of that organization only',
  async (_, change) => {
    const { acme, globex, context } = server;
    const kept = await globex.org.first<{ settings: string }>(globex.org.from('organizations'));
    await runPast(
      server.databaseUrl,
      `update organizations set ${change} where id = '${globex.id}'`,
    );
    const { email, userId } = acme.admin;
    const body = { email, password: testPassword };
    const signedIn = await server.call('auth.login', { body });
    expect(signedIn.status).toBe(200);
    const token = await context.database.directory
      .locking({ users: [userId] })
      .write((tx) => startSession(tx, userId));
    const asked = await server.call('auth.user', { as: { token } });
    expect(asked.status).toBe(200);
    expect(asked.body.organizations.map((one) => one.organizationId)).toContain(acme.id);
    const headers = { 'X-Organization': acme.subdomain };
    expect((await server.call('tickets.list', { as: { token }, headers })).status).toBe(200);
    const there = { 'X-Organization': globex.subdomain };
    const elsewhere = await server.call('tickets.list', { as: { token }, headers: there });
    if (change.startsWith('allowed')) expect(elsewhere.error.code).toBe('network_not_allowed');
    await runPast(
      server.databaseUrl,
      `update organizations set allowed_networks = null, settings = '${kept?.settings}' where id = '${globex.id}'`,
    );
  },
);
