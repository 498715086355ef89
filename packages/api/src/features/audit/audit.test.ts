import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntryRow } from '../../database/rows/audit.ts';
import { bodies } from '../../test/accepted-bodies.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { waitFor } from '../../test/wait-for.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { removeOldEntries } from './store/remove-old.ts';

let server: TestServer;
const password = 'a quiet harbour';
beforeAll(async () => {
  server = await startTestServer({ rateLimits: false, allowPrivateTargets: true });
  const password_hash = await hashPassword(password);
  await server.context.database.directory.write((tx) => tx.update('users', {}, { password_hash }));
});
afterAll(() => server.stop());

const call = <Id extends OperationId>(id: Id, body?: unknown, params = {}) =>
  server.call(id, { as: server.acme.admin, body, params });
const name = (organizationName: string) => call('organization.updateGeneral', { organizationName });
const list = async (query: Record<string, string | number> = {}, as = server.acme.admin) =>
  (await server.call('audit.list', { as, query })).body;
const verify = async () => (await server.call('audit.verify', { as: server.acme.admin })).body;
const logIn = (email: string, given: string, headers = {}) =>
  server.call('auth.login', { body: { email, password: given }, headers });
const exported = async (path: string, token: string | undefined = server.acme.admin.token) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api/audit.${path}`, { headers })).text();
};

test('an entry has the actor, action, object, address, session, and values before and after', async () => {
  const { body: members } = await call('team.list');
  const memberId = members.find(({ role }) => role === 'agent')?.id ?? '';
  await call('team.setRole', { role: 'admin' }, { memberId });
  const [entry] = await list({ operation: 'team.setRole' });
  const { acme } = server;
  const { body: sessions } = await call('sessions.list');
  expect(entry).toMatchObject({
    object: 'member',
    objectId: memberId,
    objectName: acme.agent.email,
    actor: { type: 'member', id: acme.admin.userId, email: acme.admin.email, key: null },
    sessionId: sessions.find(({ isCurrent }) => isCurrent)?.id,
    changes: [
      {
        kind: 'changed',
        object: 'member',
        fields: [{ field: 'role', before: 'agent', after: 'admin' }],
      },
    ],
  });
  await call('team.setRole', { role: 'agent' }, { memberId });
});

test('a settings change lists the changed settings, and marks a secret only as changed', async () => {
  await name('Acme');
  await call('organization.updateGeneral', {
    organizationName: 'Acme & Co',
    mailsTicketLinks: true,
  });
  const [entry] = await list({ operation: 'organization.updateGeneral' });
  expect(entry?.changes[0]?.fields).toEqual([
    { field: 'name', before: 'Acme', after: 'Acme & Co' },
    { field: 'mailsTicketLinks', before: null, after: 'true' },
  ]);
  await call('chat.newIdentitySecret');
  const [secret] = await list({ operation: 'chat.newIdentitySecret' });
  const fields = secret?.changes.flatMap((change) => change.fields);
  expect(fields?.find(({ field }) => field === 'identitySecret')).toEqual({
    field: 'identitySecret',
    before: null,
    after: null,
    isSecret: true,
  });
});

test('an entry of an API call names its key', async () => {
  const { body } = await call('apiKeys.create', {
    name: 'Sync',
    permissions: ['webhooks:create', 'tickets:read'],
  });
  const as = { token: body.data.key ?? '' };
  const made = await server.call('webhooks.create', { as, body: bodies['webhooks.create'] });
  expect(made.status, made.error?.message).toBe(201);
  const [entry] = await list({ keyId: body.data.id });
  expect(entry).toMatchObject({
    operation: 'webhooks.create',
    actor: { type: 'api_key', id: null, name: 'Sync', key: { id: body.data.id, name: 'Sync' } },
    sessionId: null,
  });
});

describe('sign-ins', () => {
  test('each is logged in all organizations of the member, and marks a new device', async () => {
    const { agent } = server.acme;
    const first = await logIn(agent.email, password, { 'user-agent': 'Firefox/140 Linux' });
    const [entry] = await list({ operation: 'auth.login' });
    expect(entry).toMatchObject({
      object: 'sign_in',
      objectId: agent.userId,
      objectName: agent.email,
      isNewDevice: true,
      device: 'Firefox on Linux',
      actor: { type: 'member', id: agent.userId },
    });
    const cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] ?? '')
      .filter((one) => one.includes('device'))
      .join('; ');
    await logIn(agent.email, password, { cookie });
    expect((await list({ operation: 'auth.login' }))[0]?.isNewDevice).toBe(false);
    expect(await list({ operation: 'auth.login' }, server.globex.admin)).toEqual([]);
  });

  test('logs a failed sign-in of a member as refused, and none of strangers', async () => {
    const refused = async () =>
      (await list({ object: 'sign_in' })).filter(({ outcome }) => outcome === 'refused');
    const before = (await refused()).length;
    await logIn('nobody@acme.test', 'wrong');
    await logIn(server.acme.agent.email, 'wrong');
    await waitFor(async () => expect((await refused()).length).toBeGreaterThan(before));
    const [entry, ...others] = await refused();
    expect(entry).toMatchObject({
      operation: 'auth.login',
      reason: 'invalid_credentials',
      objectId: server.acme.agent.userId,
      actor: { type: 'unknown', id: null, name: null },
      changes: [],
    });
    expect(others).toHaveLength(before);
  });
});

test('neither a rejected change nor a failed one leaves an entry', async () => {
  const before = (await list())[0]?.number;
  expect((await call('organization.updateGeneral', { timezone: 'Mars/Olympus' })).status).toBe(400);
  const { database } = server.context;
  const auditRecord = {
    operation: 'organization.updateGeneral',
    object: 'settings' as const,
    outcome: 'done' as const,
    reason: null,
    actor: { type: 'system' as const, id: null, name: null, email: null, key: null },
    sessionHash: null,
    address: null,
    device: null,
    requestId: null,
    userId: null,
    organizationId: server.acme.id,
    knowsDevice: () => true,
    isWritten: false,
  };
  const failing = database
    .during(auditRecord)
    .org(server.acme.id)
    .write(async (tx) => {
      await tx.update('organizations', {}, { name: 'Never' });
      throw new Error('Too late');
    });
  await expect(failing).rejects.toThrow('Too late');
  expect(auditRecord.isWritten).toBe(false);
  expect((await list())[0]?.number).toBe(before);
});

test('concurrent changes are numbered without gaps, and the chain is intact', async () => {
  const before = (await verify()).entries;
  const done = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      at % 2 ? name(`Acme ${at}`) : logIn(server.acme.customer.email, password),
    ),
  );
  expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await verify()).toMatchObject({ isIntact: true, entries: before + 40 });
  expect((await list({ limit: 200 })).map(({ number }) => number)).toEqual(
    Array.from({ length: Math.min(200, before + 40) }, (_, at) => before + 40 - at),
  );
});

test('a repeated call with the same Idempotency-Key leaves one entry', async () => {
  const headers = { 'idempotency-key': 'invite-once' };
  const body = { email: 'once@acme.example', role: 'agent' };
  const once = () => server.call('team.invite', { as: server.acme.admin, body, headers });
  const [first, second] = [await once(), await once()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await list({ operation: 'team.invite' })).toHaveLength(1);
});

describe('reading', () => {
  test('filters the log by actor, action and time, and pages it', async () => {
    for (let at = 0; at < 5; at++) await name(`Acme page ${at}`);
    const { admin, agent } = server.acme;
    const query = { operation: 'organization.updateGeneral', actorId: admin.userId };
    const first = await server.call('audit.list', { as: admin, query: { ...query, limit: 3 } });
    const next = /\?([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await server.call('audit.list', {
      as: admin,
      query: Object.fromEntries(new URLSearchParams(next)),
    });
    const numbers = [...first.body, ...second.body].map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
    expect(numbers.length).toBeGreaterThan(4);
    expect(await list({ ...query, actorId: agent.userId })).toEqual([]);
    const at = first.body[0]?.createdAt ?? '';
    expect((await list({ ...query, since: at }))[0]?.createdAt).toBe(at);
    expect((await list({ ...query, until: at })).some(({ createdAt }) => createdAt >= at)).toBe(
      false,
    );
    for (const cursor of ['x', Buffer.from('["a"]').toString('base64url')]) {
      const { status } = await server.call('audit.list', { as: admin, query: { cursor } });
      expect(status).toBe(400);
    }
  });

  test('exports every entry as CSV and JSON lines, oldest first, and logs the export itself', async () => {
    const { entries } = await verify();
    const lines = (await exported('jsonl')).trim().split('\n');
    // The export is logged before it begins.
    expect(lines).toHaveLength(entries + 1);
    expect(JSON.parse(lines[0] ?? '').number).toBe(1);
    expect(JSON.parse(lines.at(-1) ?? '').operation).toBe('audit.exportJsonl');
    const csv = await exported('csv');
    expect(csv.split('\r\n')[0]).toContain('Number,Time,Who');
    expect((await list())[0]).toMatchObject({ operation: 'audit.exportCsv', object: 'export' });
  });

  test('escapes a cell that a spreadsheet would run', async () => {
    await name('=HYPERLINK("http://evil.example")');
    const csv = await exported('csv');
    expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);
  });

  test('only members who manage the organization can read its log', async () => {
    for (const id of [
      'audit.list',
      'audit.verify',
      'audit.exportCsv',
      'audit.exportJsonl',
    ] as const) {
      expect((await server.call(id, { as: server.acme.agent })).status).toBe(403);
      expect((await server.call(id)).status).toBe(401);
    }
    const [own] = await list({}, server.globex.admin);
    expect(JSON.stringify(await list({ limit: 200 }, server.globex.admin))).not.toContain(
      server.acme.canary,
    );
    expect(own?.objectName ?? '').not.toContain('acme');
  });

  test('a key needs audit:read, and a member with that permission', async () => {
    const keyWith = async (permissions: string[], actsForId: string) =>
      (await call('apiKeys.create', { name: 'Audit', permissions, actsForId })).body.data.key ?? '';
    const { admin, agent } = server.acme;
    const ask = async (token: string) =>
      (await server.call('audit.list', { as: { token } })).status;
    expect(await ask(await keyWith(['audit:read'], admin.userId))).toBe(200);
    expect(await ask(await keyWith(['organization:read'], admin.userId))).toBe(403);
    expect(await ask(await keyWith(['audit:read'], agent.userId))).toBe(403);
  });
});

describe('the chain', () => {
  let rows: AuditEntryRow[];
  const write = <R>(verb: Parameters<typeof server.acme.org.write<R>>[0]) =>
    server.acme.org.write(verb);
  beforeEach(async () => {
    for (let at = 0; at < 3; at++) await name(`Chained ${at}`);
    rows = await server.acme.org.all(server.acme.org.from('audit_entries').orderBy('seq'));
  });
  const put = ({ organization_id: _, seq, ...row }: AuditEntryRow) =>
    write((tx) => tx.update('audit_entries', { seq }, row));
  const at = (index: number) => rows.at(index) as AuditEntryRow;

  test('detects a changed entry, in each of its columns', async () => {
    const row = at(-2);
    const changed: Partial<AuditEntryRow>[] = [
      { facts: row.facts.replace('Chained', 'Chainde') },
      { created_at: '2020-01-01T00:00:00.000Z' },
      { actor_id: 'somebody' },
      { operation: 'team.invite' },
      { object: 'branding' },
      { object_id: 'else' },
      { key_id: 'a key' },
      { hash: 'f'.repeat(64) },
    ];
    for (const change of changed) {
      await put({ ...row, ...change });
      expect(await verify(), JSON.stringify(change)).toMatchObject({
        isIntact: false,
        brokenAt: Number(row.seq),
      });
      await put(row);
    }
    expect((await verify()).isIntact).toBe(true);
  });

  test.each([
    ['first', 0],
    ['middle', -2],
    ['last', -1],
  ])('detects that the %s entry was removed', async (_, index) => {
    const row = at(index);
    await write((tx) => tx.remove('audit_entries', { seq: row.seq }));
    expect(await verify()).toMatchObject({ isIntact: false, brokenAt: Number(row.seq) });
    await write((tx) => tx.insert('audit_entries', row));
    expect((await verify()).isIntact).toBe(true);
  });

  test('detects swapped entries', async () => {
    const [one, two] = [at(-3), at(-2)];
    await put({ ...two, seq: one.seq });
    await put({ ...one, seq: two.seq });
    expect(await verify()).toMatchObject({ isIntact: false, brokenAt: Number(one.seq) });
    await put(one);
    await put(two);
  });

  test('detects an entry added at the end, and a forged beginning', async () => {
    const last = at(-1);
    await write((tx) => tx.insert('audit_entries', { ...last, seq: Number(last.seq) + 1 }));
    expect((await verify()).isIntact).toBe(false);
    await write((tx) => tx.remove('audit_entries', { seq: Number(last.seq) + 1 }));
    await write((tx) => tx.update('audit_heads', {}, { removed_seq: 2 }));
    expect((await verify()).isIntact).toBe(false);
    await write((tx) => tx.update('audit_heads', {}, { removed_seq: 0 }));
    await write((tx) => tx.remove('audit_heads', {}));
    expect((await verify()).isIntact).toBe(false);
    await write((tx) =>
      tx.insert('audit_heads', {
        removed_seq: 0,
        removed_hash: '',
        last_seq: last.seq,
        last_hash: last.hash,
      }),
    );
    expect((await verify()).isIntact).toBe(true);
  });
});

describe('retention', () => {
  const age = async (days: number, until: number) => {
    const created_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    const { org } = server.globex;
    const rows = await org.all<AuditEntryRow>(
      org.from('audit_entries').orderBy('seq').limit(until),
    );
    return { rows, created_at };
  };
  const as = () => server.globex.admin;
  const keep = (auditDays: number | null) =>
    server.call('organization.updateGeneral', { as: as(), body: { auditDays } });
  const check = async () => (await server.call('audit.verify', { as: as() })).body;

  test("removes entries after the organization's retention period, and still verifies the rest", async () => {
    // Dates entries a year and a half ago, then rebuilds the chain from there.
    const { hashOfEntry } = await import('../../database/audit/write.ts');
    for (let at = 0; at < 5; at++) await keep(100 + at);
    const { rows, created_at } = await age(500, 3);
    const { org } = server.globex;
    await org.write(async (tx) => {
      const all = await tx.all<AuditEntryRow>(tx.from('audit_entries').orderBy('seq'));
      let before = '';
      for (const row of all) {
        const aged = rows.some(({ seq }) => seq === row.seq) ? { ...row, created_at } : row;
        before = hashOfEntry(before, aged);
        await tx.update(
          'audit_entries',
          { seq: row.seq },
          { created_at: aged.created_at, hash: before },
        );
      }
      await tx.update('audit_heads', {}, { last_hash: before });
    });
    expect((await check()).isIntact).toBe(true);

    await keep(null);
    await removeOldEntries(server.context.database);
    expect((await check()).removedUntil).toBe(0);

    await keep(365);
    await removeOldEntries(server.context.database);
    expect(await check()).toMatchObject({ isIntact: true, removedUntil: 3 });
    const [newest] = await list({}, as());
    expect(newest).toMatchObject({ operation: 'audit.removeOld', actor: { type: 'system' } });
    const before = (await check()).entries;
    await removeOldEntries(server.context.database);
    expect((await check()).entries).toBe(before);
  });

  test('is at least 90 days', async () => {
    expect((await keep(89)).error.message).toBe('The audit log must be kept for at least 90 days');
    expect((await keep(90)).body.auditDays).toBe(90);
    expect((await list({}, as()))[0]?.changes[0]?.fields).toEqual([
      { field: 'auditDays', before: '365', after: '90' },
    ]);
  });
});
