import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '../../auth/invitation-token.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const gone = {
  status: 410,
  error: { message: 'This invitation is invalid or has expired', code: 'invitation_invalid' },
};

async function invite(body: Record<string, unknown>, as = server.acme.admin) {
  const answer = await server.call('team.invite', { as, body });
  expect(answer.status).toBe(201);
  return { ...answer.body, token: answer.body.url?.split('/').at(-1) ?? '' };
}

const signUp = (email: string, invitationToken: unknown, more: object = {}) =>
  server.call('auth.signup', {
    body: {
      firstName: 'Ines',
      lastName: 'Invited',
      email,
      password: 'correct horse',
      confirmPassword: 'correct horse',
      invitationToken,
      ...more,
    },
  });

const look = (token: string) => server.call('invitations.get', { params: { token } });
const accept = (token: string, as: { token: string }) =>
  server.call('invitations.accept', { as, params: { token } });

async function expire(id: string) {
  await server.acme.org.write((tx) =>
    tx.update('invitations', { id }, { expires_at: new Date(Date.now() - 1000).toISOString() }),
  );
}

test('an invited person signs up into the organization, in the role of the invitation', async () => {
  const { token, url } = await invite({ email: 'Ines@Example.com', role: 'agent', message: 'Hi!' });
  expect(url).toMatch(/\/invite\/[\w-]{43}$/);
  const offer = await look(token);
  expect(offer.body).toMatchObject({
    email: 'ines@example.com',
    role: 'agent',
    organization: { subdomain: 'acme' },
    hasAccount: false,
  });
  const joined = await signUp('ines@example.com', token, { organizationName: 'Ignored' });
  expect(joined.status).toBe(201);
  expect(joined.body.user.organizations).toMatchObject([
    { role: 'agent', organization: { subdomain: 'acme' } },
  ]);
  expect(joined.body.user.permissions).not.toContain('manage_team');
  const assignable = await server.call('team.assignable', { as: joined.body });
  expect(assignable.body.map(({ user }) => user.email)).toContain('ines@example.com');
});

test('AU-05: an invitation works once', async () => {
  const { token } = await invite({ email: 'once@example.com' });
  const tries = await Promise.all([
    signUp('once@example.com', token),
    signUp('once@example.com', token),
  ]);
  expect(tries.map(({ status }) => status).sort()).not.toEqual([201, 201]);
  expect(await look(token)).toMatchObject(gone);
  expect(await signUp('other@example.com', token)).toMatchObject(gone);
});

test('AU-05: an invitation expires after seven days', async () => {
  const { token, id, expiresAt, createdAt } = await invite({ email: 'late@example.com' });
  expect(Date.parse(expiresAt) - Date.parse(createdAt ?? '')).toBe(7 * 24 * 3_600_000);
  await expire(id);
  expect(await look(token)).toMatchObject(gone);
  expect(await signUp('late@example.com', token)).toMatchObject(gone);
  await invite({ email: 'late@example.com' });
});

test("AU-05: another person's invitation cannot be accepted", async () => {
  const { token } = await invite({ email: 'mine@example.com', role: 'admin' });
  expect(await signUp('thief@example.com', token)).toMatchObject(gone);
  const answer = await accept(token, server.globex.agent);
  expect(answer).toMatchObject({ status: 403, error: { code: 'email_mismatch' } });
  expect((await look(token)).status).toBe(200);
});

test.each([
  ['empty', '', 400],
  ['a space', ' ', 410],
  ['an encoded NUL', '%00', 410],
  ['NUL', '\u0000', 400],
  ['null', null, 400],
  ['a list', ['x'], 400],
  ['an object', {}, 400],
  ['too long', 'x'.repeat(300), 400],
])('AU-06: a token that is %s makes no one a member', async (_name, token, status) => {
  expect((await signUp('sly@example.com', token)).status).toBe(status);
});

test('AU-06: neither part of a token nor any other id is an invitation', async () => {
  const { token, id } = await invite({ email: 'part@example.com' });
  for (const wrong of [token.slice(0, -1), `${token}A`, token.toUpperCase(), id, server.acme.id]) {
    expect(await look(wrong)).toMatchObject(gone);
    expect(await signUp('part@example.com', wrong)).toMatchObject(gone);
    expect(await accept(wrong, server.globex.agent)).toMatchObject(gone);
  }
});

test('only the emailed link reveals whether the address has an account', async () => {
  const { customer } = server.globex;
  const { token } = await invite({ email: customer.email });
  expect((await look(token)).body.hasAccount).toBe(false);
  const secret = mailedToken(server.context.config, token);
  expect((await look(secret)).body.hasAccount).toBe(true);
  for (const forged of [`${token}.`, `${token}.${'a'.repeat(20)}`, `${secret}a`]) {
    expect((await look(forged)).body?.hasAccount ?? false, forged).toBe(false);
  }
  expect((await accept(secret, customer)).status).toBe(200);
});

test('a user with an account joins a second organization and acts in the one they name', async () => {
  const { agent } = server.globex;
  const { token } = await invite({ email: agent.email, role: 'admin' });
  const joined = await accept(token, agent);
  expect(joined).toMatchObject({
    status: 200,
    body: { role: 'admin', organization: { subdomain: 'acme' } },
  });
  expect(await accept(token, agent)).toMatchObject(gone);

  const roleIn = async (headers: Record<string, string>) => {
    const { body } = await server.call('organization.get', { as: agent, headers });
    return [body.organization.subdomain, body.userRole, body.accessMethod];
  };
  expect(await roleIn({})).toEqual(['globex', 'agent', 'membership']);
  expect(await roleIn({ 'x-organization': 'acme' })).toEqual(['acme', 'admin', 'path']);
  expect(await roleIn({ 'x-organization': 'ACME' })).toEqual(['acme', 'admin', 'path']);

  const list = (subdomain: string) =>
    server.call('team.invitations', { as: agent, headers: { 'x-organization': subdomain } });
  expect((await list('acme')).status).toBe(200);
  expect((await list('globex')).status).toBe(403);
});

test('rejects inviting a member, or the same person twice', async () => {
  await invite({ email: 'pending@example.com' });
  const twice = await server.call('team.invite', {
    as: server.acme.admin,
    body: { email: 'PENDING@example.com' },
  });
  expect(twice).toMatchObject({ status: 409, error: { code: 'already_invited' } });
  const member = await server.call('team.invite', {
    as: server.acme.admin,
    body: { email: server.acme.agent.email },
  });
  expect(member).toMatchObject({ status: 409, error: { code: 'already_member' } });
});

test.each([
  [{}, 'Please enter an email address'],
  [{ email: '' }, 'Please enter an email address'],
  [{ email: 'x@' }, 'Please enter a valid email address'],
])('inviting %j returns "%s"', async (body, message) => {
  const answer = await server.call('team.invite', { as: server.acme.admin, body });
  expect(answer).toMatchObject({ status: 400, error: { message } });
});

test('AU-03: inviting a person with an account elsewhere gets the same response as inviting anyone else', async () => {
  const known = await invite({ email: server.acme.customer.email }, server.globex.admin);
  const unknown = await invite({ email: 'unknown@example.com' }, server.globex.admin);
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
});

test('a revoked invitation stops working and is removed from the list', async () => {
  const { token, id } = await invite({ email: 'revoked@example.com', role: 'customer' });
  const listed = await server.call('team.invitations', { as: server.acme.admin });
  expect(listed.body.find((one) => one.id === id)).toMatchObject({ role: 'customer' });
  expect(JSON.stringify(listed.body)).not.toContain(token);
  const revoke = () =>
    server.call('team.revokeInvitation', { as: server.acme.admin, params: { id } });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(404);
  expect(await look(token)).toMatchObject(gone);
  expect(await signUp('revoked@example.com', token)).toMatchObject(gone);
  const left = await server.call('team.invitations', { as: server.acme.admin });
  expect(left.body.map((one) => one.id)).not.toContain(id);
});
