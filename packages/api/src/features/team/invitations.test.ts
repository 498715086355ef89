import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { claimMail } from '../../mail-limits/limits.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { invite as addInvitation, resendInvitation } from './store/invitations.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

const week = 7 * 24 * 3_600_000;

async function invite(email: string) {
  return (await server.call('team.invite', { as: server.acme.admin, body: { email } })).body;
}

const resend = (id: string) =>
  server.call('team.resendInvitation', { as: server.acme.admin, params: { id } });

const listed = async () =>
  (await server.call('team.invitations', { as: server.acme.admin })).body.map(({ email }) => email);

const endedAt = (id: string, expires_at: string) =>
  server.acme.org.write((tx) => tx.update('invitations', { id }, { expires_at }));

test('resending an invitation emails the same link and adds seven days', async () => {
  const { id, url } = await invite('again@example.com');
  await endedAt(id, new Date(Date.now() + 1000).toISOString());
  const again = await resend(id);
  expect(again).toMatchObject({ status: 200, body: { id, url, email: 'again@example.com' } });
  expect(Date.parse(again.body.expiresAt) - Date.now()).toBeGreaterThan(week - 60_000);
  const { org } = server.acme;
  const listeners = org
    .from('outbox')
    .join(org.from('events').as('events'), 'events.seq', 'outbox.seq')
    .where('events.name', 'invitation.resent')
    .select('outbox.listener');
  expect(await org.all(listeners)).toEqual([{ listener: 'mail' }]);
});

test('resending and revoking an invitation leave all others unchanged', async () => {
  const [one, other] = [await invite('one@example.com'), await invite('another@example.com')];
  const rowOf = async (id: string) => {
    const { org } = server.acme;
    return org.first(org.from('invitations').where('id', id));
  };
  const before = await rowOf(other.id);
  await endedAt(one.id, '2020-01-01T00:00:00.000Z');
  await resend(one.id);
  await server.call('team.revokeInvitation', { as: server.acme.admin, params: { id: one.id } });
  expect(before).toMatchObject({ revoked_at: null });
  expect(await rowOf(other.id)).toEqual(before);
});

test('the role is the chosen one, or agent by default', async () => {
  const body = { email: 'boss@example.com', role: 'admin' };
  const chosen = await server.call('team.invite', { as: server.acme.admin, body });
  expect([chosen.body.role, (await invite('some@example.com')).role]).toEqual(['admin', 'agent']);
});

test('an expired invitation stays in the list and can be renewed', async () => {
  const { id, url } = await invite('late@example.com');
  await endedAt(id, '2020-01-01T00:00:00.000Z');
  const look = () =>
    server.call('invitations.get', { params: { token: url?.split('/').at(-1) ?? '' } });
  expect((await look()).status).toBe(410);
  expect(await listed()).toContain('late@example.com');
  expect((await resend(id)).status).toBe(200);
  expect((await look()).status).toBe(200);
});

test('an invitation expires a week after it was created', async () => {
  const { createdAt, expiresAt } = await invite('week@example.com');
  expect(new Date(Date.parse(createdAt ?? '') + week).toISOString()).toBe(expiresAt);
});

test('members and invited people cannot be invited again', async () => {
  const { id } = await invite('pending@example.com');
  const ask = (email: string) =>
    server.call('team.invite', { as: server.acme.admin, body: { email } });
  expect(await ask('PENDING@example.com')).toMatchObject({
    status: 409,
    error: { code: 'already_invited', message: 'This person has already been invited' },
  });
  expect(await ask(server.acme.agent.email)).toMatchObject({
    status: 409,
    error: { code: 'already_member', message: 'This person is already a member of the team' },
  });
  expect((await resend(id)).status).toBe(200);
});

test('an invitation is not resent to a person who has become a member otherwise', async () => {
  const { id } = await invite(server.globex.admin.email);
  const membership = { user_id: server.globex.admin.userId, role: 'agent', created_at: now() };
  await server.acme.org.write((tx) => tx.insert('memberships', { id: newId(), ...membership }));
  expect(await resend(id)).toMatchObject({ status: 409, error: { code: 'already_member' } });
});

test('until an admin confirms their address, three people can be invited, without a message', async () => {
  const { admin, org } = server.globex;
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: admin.userId }, { email_unconfirmed_since: now() }),
  );
  const ask = (name: string, more: object = {}) =>
    server.call('team.invite', { as: admin, body: { email: `${name}@example.com`, ...more } });
  expect(await ask('zero', { message: 'Buy this' })).toMatchObject({
    status: 403,
    error: {
      code: 'email_unconfirmed',
      message: 'Confirm your email address to add a message to invitations',
    },
  });
  for (const name of ['one', 'two', 'three']) expect((await ask(name)).status).toBe(201);
  expect(await ask('four')).toMatchObject({
    status: 403,
    error: {
      code: 'email_unconfirmed',
      message: 'Confirm your email address to invite more than three people',
    },
  });
  expect(await org.all(org.from('invitations'))).toHaveLength(3);
});

test('a new invitation only replaces an expired one of the same person', async () => {
  const other = await invite('other@example.com');
  const old = await invite('twice@example.com');
  await endedAt(old.id, '2020-01-01T00:00:00.000Z');
  await invite('twice@example.com');
  expect((await listed()).filter((email) => email === 'twice@example.com')).toHaveLength(1);
  expect((await resend(old.id)).status).toBe(404);
  expect((await resend(other.id)).status).toBe(200);
});

test('an invitation that was revoked, used or never existed cannot be resent', async () => {
  const { id, url } = await invite('gone@example.com');
  const revoke = () =>
    server.call('team.revokeInvitation', { as: server.acme.admin, params: { id } });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(404);
  expect(await resend(id)).toMatchObject({
    status: 404,
    error: { message: 'Invitation not found', code: 'not_found' },
  });
  expect(url).toBeTruthy();
  const member = await invite(server.globex.agent.email);
  const token = member.url?.split('/').at(-1) ?? '';
  await server.call('invitations.accept', { as: server.globex.agent, params: { token } });
  expect((await resend(member.id)).status).toBe(404);
});

/** Invites and resends without a request, so the clock can stay fixed. */
const at = ({ org, admin }: TestOrganization) => {
  const actor = { type: 'staff', userId: admin.userId, name: 'Ada' } as const;
  return {
    invite: (email: string) =>
      addInvitation(org, { email, role: 'agent', message: null }, actor, (id) => `secret ${id}`),
    resend: (id: string) => resendInvitation(org, id, actor),
  };
};

const stopClock = (moment: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });

const enough = { status: 429, code: 'rate_limited' };

test('an invitation expires a week after it was created, to the millisecond', async () => {
  const acme = at(server.acme);
  stopClock('2030-01-01T12:00:00.000Z');
  await acme.invite('exact@example.com');
  vi.setSystemTime(Date.parse('2030-01-08T11:59:59.999Z'));
  await expect(acme.invite('exact@example.com')).rejects.toMatchObject({ code: 'already_invited' });
  vi.setSystemTime(Date.parse('2030-01-08T12:00:00.000Z'));
  await expect(acme.invite('exact@example.com')).resolves.toMatchObject({
    created_at: '2030-01-08T12:00:00.000Z',
    expires_at: '2030-01-15T12:00:00.000Z',
  });
});

test('an address gets at most five invitations a day, and the sixth changes nothing', async () => {
  const { org } = server.acme;
  const acme = at(server.acme);
  stopClock('2030-02-01T12:00:00.000Z');
  const { id, email } = await acme.invite('often@example.com');
  for (let i = 0; i < 4; i += 1) await acme.resend(id);
  const state = async () => ({
    events: await org.all(org.from('events').whereLike('name', 'invitation.%')),
    rows: await org.all(org.from('invitations').where({ email })),
  });
  const before = await state();
  vi.setSystemTime(Date.parse('2030-02-01T13:00:00.000Z'));
  await expect(acme.resend(id)).rejects.toMatchObject(enough);
  expect(await state()).toEqual(before);
  await endedAt(id, '2030-02-01T12:30:00.000Z');
  await expect(acme.invite(email)).rejects.toMatchObject(enough);
  expect(await org.all(org.from('invitations').where({ email }))).toMatchObject([
    { id, revoked_at: null },
  ]);
  vi.setSystemTime(Date.parse('2030-02-02T00:00:00.000Z'));
  await expect(acme.invite(email)).resolves.toMatchObject({ email });
});

test('an admin can send a hundred invitations a day, and others still can', async () => {
  const { acme } = server;
  stopClock('2030-03-01T12:00:00.000Z');
  const { id } = await at(acme).invite('patient@example.com');
  await acme.org.write(async (tx) => {
    const mail = { kind: 'invitation.created', seq: null, by: acme.admin.userId } as const;
    for (let i = 1; i < 100; i += 1) await claimMail(tx, { ...mail, to: `${i}@a.test` }, true);
  });
  await expect(at(acme).resend(id)).rejects.toMatchObject(enough);
  await expect(at(acme).invite('late@example.org')).rejects.toMatchObject(enough);
  await acme.org.write((tx) =>
    tx.update('memberships', { user_id: acme.agent.userId }, { role: 'admin' }),
  );
  const colleague = at({ ...acme, admin: acme.agent });
  await expect(colleague.resend(id)).resolves.toMatchObject({ id });
});

test('an unverified organization sends at most six invitation emails', async () => {
  const unknown = await makeOrganization(server.context.database, 'unknown');
  const { invite, resend } = at(unknown);
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: unknown.admin.userId }, { email_unconfirmed_since: now() }),
  );
  stopClock('2030-04-01T12:00:00.000Z');
  for (const name of ['one', 'two', 'three']) {
    await resend((await invite(`${name}@example.net`)).id);
  }
  const rows = await unknown.org.all<{ id: string }>(unknown.org.from('invitations'));
  for (const { id } of rows) await expect(resend(id)).rejects.toMatchObject(enough);
});

test('an invitation names inviter, role and organization, and the newest comes first', async () => {
  const acme = server.acme;
  const [older, newer] = [await invite(' Older@Example.COM '), await invite('newer@example.com')];
  for (const [{ id }, created_at] of [
    [older, '2040-01-02T00:00:00.000Z'],
    [newer, '2040-01-01T00:00:00.000Z'],
  ] as const) {
    await acme.org.write((tx) => tx.update('invitations', { id }, { created_at }));
  }
  const { body } = await server.call('team.invitations', { as: acme.admin });
  expect(body.slice(0, 2)).toEqual([
    {
      id: older.id,
      email: 'older@example.com',
      role: 'agent',
      organization: { id: acme.id, name: `acme ${acme.canary}`, subdomain: 'acme', logoUrl: null },
      message: null,
      expiresAt: older.expiresAt,
      createdAt: '2040-01-02T00:00:00.000Z',
    },
    expect.objectContaining({ id: newer.id }),
  ]);
});

test('an invitation includes its message, and an empty one counts as none', async () => {
  const ask = async (name: string, message: string) => {
    const body = { email: `${name}@example.com`, message };
    return (await server.call('team.invite', { as: server.acme.admin, body })).body.message;
  };
  expect(await ask('greeted', ' Welcome! ')).toBe('Welcome!');
  expect(await ask('plain', ' ')).toBeNull();
});

test('records invitations and who resent them', async () => {
  const { org, admin } = server.acme;
  const { id, email } = await invite('recorded@example.com');
  await resend(id);
  const rows = await org.all<{ name: string; payload: string }>(
    org.from('events').whereLike('name', 'invitation.%').orderBy('seq', 'desc').limit(2),
  );
  const payload = { invitationId: id, email, role: 'agent', actor: { userId: admin.userId } };
  expect(rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }))).toMatchObject([
    { name: 'invitation.resent', payload },
    { name: 'invitation.created', payload },
  ]);
});

test('an accepted invitation can no longer be revoked', async () => {
  const { id, url } = await invite(server.globex.customer.email);
  const params = { token: url?.split('/').at(-1) ?? '' };
  await server.call('invitations.accept', { as: server.globex.customer, params });
  const revoked = await server.call('team.revokeInvitation', {
    as: server.acme.admin,
    params: { id },
  });
  expect(revoked).toMatchObject({ status: 404, error: { message: 'Invitation not found' } });
});
