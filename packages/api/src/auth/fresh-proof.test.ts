import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { hashPassword } from '../features/accounts/passwords.ts';
import { bodies } from '../test/accepted-bodies.ts';
import type { TestMember } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import type { Session } from './caller.ts';
import { refuseWithoutFreshProof } from './fresh-proof.ts';
import { forgetSession } from './session-memory.ts';
import { hashToken } from './tokens.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterEach(() => server.stop());

const directory = () => server.context.database.directory;

/** Sets the session's last password confirmation to this many minutes ago. */
async function provedAgo({ token }: { token: string }, minutes: number | null) {
  const proved_at = minutes && new Date(Date.now() - minutes * 60_000).toISOString();
  await directory().write((tx) =>
    tx.update('sessions', { token_hash: hashToken(token) }, { proved_at: proved_at || null }),
  );
  forgetSession(server.context);
}

async function setPassword({ userId }: TestMember, password: string) {
  const password_hash = await hashPassword(password);
  await directory().write((tx) => tx.update('users', { id: userId }, { password_hash }));
}

const confirm = (as: { token: string }, currentPassword: string) =>
  server.call('auth.confirmPassword', { as, body: { currentPassword } });

const asking = (Object.keys(operations) as OperationId[]).filter((id) => {
  const operation = operations[id];
  return 'freshProof' in operation;
});

/** For operations where only some fields need a fresh password: a body with such a field. */
const asked: Partial<Record<OperationId, unknown>> = {
  'apiKeys.update': { isActive: true },
  'organization.updateApi': { apiKeyEnabled: true },
  'profile.update': { firstName: 'Mallory', email: 'mallory@else.example' },
};

const callWith = (id: OperationId, as: TestMember) =>
  server.call(id, {
    as,
    params: { id: server.acme.id, memberId: server.acme.agent.userId },
    body: operations[id].body === 'json' ? (asked[id] ?? bodies[id]) : undefined,
  });

test.each(asking)('AU-10: %s needs more than a session from yesterday', async (id) => {
  const { admin, org } = server.acme;
  await provedAgo(admin, 11);
  const user = () => directory().first(directory().from('users').where('id', admin.userId));
  const before = [await org.version(), await user()];
  const answer = await callWith(id, admin);
  expect(answer.status).toBe(403);
  expect(answer.error).toMatchObject({
    code: 'fresh_proof_needed',
    message: 'Please confirm your password to do this',
  });
  expect([await org.version(), await user()]).toEqual(before);
  await provedAgo(admin, 9);
  expect((await callWith(id, admin)).error?.code).not.toBe('fresh_proof_needed');
});

test('sensitive operations require a fresh password', () => {
  expect([...asking].sort()).toEqual([
    'account.addPasskey',
    'account.confirmTotp',
    'account.makeRecoveryCodes',
    'account.removePasskey',
    'account.removeTotp',
    'account.startPasskey',
    'account.startTotp',
    'apiKeys.create',
    'apiKeys.rotate',
    'apiKeys.update',
    'chat.newIdentitySecret',
    'organization.close',
    'organization.regenerateApiKey',
    'organization.removeCustomDomain',
    'organization.requireSecondFactor',
    'organization.setCustomDomain',
    'organization.setNetworks',
    'organization.startExport',
    'organization.updateApi',
    'organization.updateEmail',
    'organization.updateRetention',
    'profile.delete',
    'profile.update',
    'sso.addDomain',
    'sso.remove',
    'sso.removeDomain',
    'sso.require',
    'sso.update',
    'sso.verifyDomain',
    'team.createRole',
    'team.deleteRole',
    'team.invite',
    'team.resetSecondFactor',
    'team.setRole',
    'team.unlinkSso',
    'team.updateRole',
    'webhooks.create',
    'webhooks.rotateSecret',
    'webhooks.update',
  ]);
});

describe('fresh proof', () => {
  const makeKey = (as: TestMember) => server.call('apiKeys.create', { as, body: { name: 'Shop' } });

  it('is valid for ten minutes and this session only', async () => {
    const { admin } = server.acme;
    await setPassword(admin, 'the right password');
    const signedIn = await server.call('auth.login', {
      body: { email: admin.email, password: 'the right password' },
    });
    const other = { ...admin, token: signedIn.body.token ?? '' };
    expect((await makeKey(other)).status).toBe(201);
    await provedAgo(admin, 11);
    await provedAgo(other, 11);
    expect((await confirm(admin, 'the right password')).status).toBe(204);
    expect((await makeKey(admin)).status).toBe(201);
    expect((await makeKey(other)).error.code).toBe('fresh_proof_needed');
  });

  it("isn't given by a wrong password, which doesn't end the session", async () => {
    const { admin } = server.acme;
    await setPassword(admin, 'the right password');
    await provedAgo(admin, 11);
    const wrong = await confirm(admin, 'the wrong password');
    expect(wrong.status).toBe(400);
    expect(wrong.error).toMatchObject({
      code: 'wrong_password',
      errors: [{ field: 'currentPassword', message: 'Current password is incorrect' }],
    });
    expect((await makeKey(admin)).error.code).toBe('fresh_proof_needed');
    expect((await server.call('auth.user', { as: admin })).status).toBe(200);
  });

  it("can't be guessed: after ten attempts, the right password is refused too", async () => {
    const { admin } = server.acme;
    await setPassword(admin, 'the right password');
    await provedAgo(admin, 11);
    for (let time = 1; time <= 10; time += 1) await confirm(admin, `guess ${time}`);
    expect((await confirm(admin, 'the right password')).status).toBe(429);
    expect((await makeKey(admin)).error.code).toBe('fresh_proof_needed');
  });

  it('is missing from sessions older than the feature', async () => {
    await provedAgo(server.acme.admin, null);
    expect((await makeKey(server.acme.admin)).error.code).toBe('fresh_proof_needed');
  });

  it("isn't required to disable an API key or remove a webhook, but to enable a key", async () => {
    const { admin } = server.acme;
    const { id } = (await makeKey(admin)).body.data;
    await provedAgo(admin, 11);
    const change = (body: object) =>
      server.call('apiKeys.update', { as: admin, params: { id }, body });
    expect((await change({ isActive: false })).status).toBe(200);
    expect((await change({ isActive: true })).error.code).toBe('fresh_proof_needed');
    // An empty ID doesn't revoke anything.
    expect((await change({ actsForId: '' })).error.code).toBe('fresh_proof_needed');
    expect((await change({ expiresAt: null })).error.code).toBe('fresh_proof_needed');
    const settings = (body: object) => server.call('organization.updateApi', { as: admin, body });
    expect((await settings({ apiKeyEnabled: false, webhookUrl: '' })).status).toBe(200);
    expect((await settings({ apiKeyEnabled: true })).error.code).toBe('fresh_proof_needed');
  });

  it("isn't required to change the name or save the same email address", async () => {
    const { admin } = server.acme;
    await provedAgo(admin, 11);
    const body = { firstName: 'Grace', email: admin.email.toUpperCase() };
    expect((await server.call('profile.update', { as: admin, body })).status).toBe(200);
  });

  it("isn't required from a program with its key", async () => {
    const { admin } = server.acme;
    const body = { name: 'Shop', permissions: ['webhooks:create', 'tickets:read'] };
    const made = await server.call('apiKeys.create', { as: admin, body });
    await provedAgo(admin, 11);
    const hook = { as: { token: made.body.data.key }, body: bodies['webhooks.create'] };
    expect((await server.call('webhooks.create', hook)).status).toBe(201);
  });
});

describe('an operation that needs a fresh password', () => {
  const begin = Date.parse('2030-01-01T00:00:00.000Z');
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: begin });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const user = {
    id: 'u1',
    email: 'Ada@x.test',
    firstName: 'Ada',
    lastName: null,
    profileImageUrl: null,
  };
  const proved = (ago: number | null) => ({
    user,
    byCookie: true,
    onlyIn: null,
    bySso: false,
    provedAt: ago === null ? null : new Date(begin - ago).toISOString(),
  });
  const refusal = expect.objectContaining({ status: 403, code: 'fresh_proof_needed' });
  const call = (id: OperationId, session: Session | null, body: unknown) => () =>
    refuseWithoutFreshProof(operations[id], session, body);

  test('accepts one for ten minutes', () => {
    expect(call('apiKeys.create', proved(599_999), {})).not.toThrow();
    expect(call('apiKeys.create', proved(600_000), {})).toThrow(refusal);
    expect(call('apiKeys.create', proved(null), {})).toThrow(refusal);
  });

  test('requires it only from sessions, and no other operation requires it', () => {
    expect(call('apiKeys.create', null, {})).not.toThrow();
    expect(call('tickets.create', proved(null), {})).not.toThrow();
  });

  test('can require it for some fields only, and not for unchanged values', () => {
    const change = (body: object) => call('profile.update', proved(null), body);
    expect(change({ firstName: 'Grace' })).not.toThrow();
    expect(change({ email: undefined })).not.toThrow();
    expect(change({ email: 'ADA@X.test' })).not.toThrow();
    expect(change({ email: 'grace@x.test' })).toThrow(refusal);
    expect(change({ email: null })).toThrow(refusal);
    const { about: _, ...ofOrganization } = operations['profile.update'];
    const own = { email: user.email };
    expect(() => refuseWithoutFreshProof(ofOrganization, proved(null), own)).toThrow(refusal);
  });
});
