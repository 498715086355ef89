import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSession } from '../../../auth/store/sessions.ts';
import type { RecoveryCodeRow, TotpFactorRow } from '../../../database/rows/people.ts';
import { type Inbox, openInbox } from '../../../mail/test-inbox.ts';
import { bodies } from '../../../test/accepted-bodies.ts';
import type { TestMember } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { invitationToken } from '../../team/invitation-link.ts';
import { hashPassword } from '../passwords.ts';
import { resetToken } from '../reset-link.ts';
import { openReset } from '../store/password-reset.ts';

let server: TestServer;
let inbox: Inbox;
const password = 'a quiet harbour';
beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  const password_hash = await hashPassword(password);
  await directory().write((tx) => tx.update('users', {}, { password_hash }));
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
// Every test has a new time step, since a code is accepted once. It's in the past, since PostgreSQL sends due messages by its own clock.
let now = Date.now() - 12 * 3_600_000;
beforeEach(() => {
  now += 5 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(async () => {
  vi.useRealTimers();
  inbox.received.splice(0);
  await directory().write(async (tx) => {
    await tx.remove('totp_factors', {});
    await tx.remove('recovery_codes', {});
    await tx.remove('sign_in_challenges', {});
    await tx.update('users', {}, { second_factor_since: null });
  });
});

const directory = () => server.context.database.directory;
const begin = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await directory().write((tx) => startSession(tx, member.userId)),
});
const signIn = (member: TestMember, given = password) =>
  server.call('auth.login', { body: { email: member.email, password: given } });
const answer = (challenge: string, code: string, headers: Record<string, string> = {}) =>
  server.call('auth.answerChallenge', { body: { challenge, code }, headers });
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
const laterBy = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const status = async (as: { token: string | null }) =>
  (await server.call('auth.user', { as })).status;

/** Sets up an authenticator app for a member; the next accepted code is from another step. */
async function setUp(member: TestMember) {
  const as = await begin(member);
  const { body: setup } = await server.call('account.startTotp', { as });
  const made = await server.call('account.confirmTotp', {
    as,
    body: { code: codeOf(setup.secret) },
  });
  expect(made.status).toBe(200);
  laterBy(60);
  return { as, secret: setup.secret, uri: setup.uri, codes: made.body.recoveryCodes };
}

async function challengeOf(member: TestMember) {
  const { body } = await signIn(member);
  expect(body).toMatchObject({ token: null, user: null });
  return body.challenge?.token ?? '';
}

const wrong = { status: 401, error: { code: 'wrong_code' } };
const expired = { status: 410, error: { code: 'challenge_expired' } };

describe('setting up an authenticator app', () => {
  test('accepts its first code, returns ten recovery codes, ends all other sessions, and sends an email', async () => {
    const { agent } = server.acme;
    const elsewhere = await begin(agent);
    const as = await begin(agent);
    const started = await server.call('account.startTotp', { as });
    expect(started.status).toBe(201);
    expect(started.body.uri).toContain('otpauth://totp/Helpdesk:');
    expect((await signIn(agent)).body.token).not.toBeNull();
    const refused = await server.call('account.confirmTotp', { as, body: { code: '000000' } });
    expect(refused).toMatchObject({ status: 400, error: { code: 'wrong_code' } });
    const code = codeOf(started.body.secret).replace(/^.../, '$& ');
    const made = await server.call('account.confirmTotp', { as, body: { code } });
    expect(new Set(made.body.recoveryCodes).size).toBe(10);
    expect(await status(elsewhere)).toBe(401);
    expect(await status(as)).toBe(200);
    const { body } = await server.call('account.secondFactor', { as });
    expect(body).toEqual({ totpSince: expect.any(String), passkeys: [], recoveryCodesLeft: 10 });
    const mail = await waitFor(() => {
      const found = inbox.received.find(({ headers }) =>
        headers.subject?.includes('Authenticator app added to your account'),
      );
      expect(found).toBeDefined();
      return found;
    });
    expect(mail?.to).toEqual([agent.email]);
  });

  test('happens once: it can be neither restarted nor confirmed again', async () => {
    const { as, secret } = await setUp(server.acme.agent);
    const again = { status: 409, error: { code: 'already_set_up' } };
    expect(await server.call('account.startTotp', { as })).toMatchObject(again);
    const body = { code: codeOf(secret) };
    expect(await server.call('account.confirmTotp', { as, body })).toMatchObject(again);
  });

  test('accepts only codes of the new secret after a restart', async () => {
    const as = await begin(server.acme.agent);
    const first = await server.call('account.startTotp', { as });
    const second = await server.call('account.startTotp', { as });
    const confirm = (secret: string) =>
      server.call('account.confirmTotp', { as, body: { code: codeOf(secret) } });
    expect((await confirm(first.body.secret)).status).toBe(400);
    expect((await confirm(second.body.secret)).status).toBe(200);
  });

  test('returns a message if it was never started', async () => {
    const as = await begin(server.acme.agent);
    const made = await server.call('account.confirmTotp', { as, body: { code: '123456' } });
    expect(made.error.message).toBe('Start setting up an authenticator app first');
  });

  test('S12: the database has neither the secret nor a recovery code in plain text, and neither is shown again', async () => {
    const { as, secret, codes } = await setUp(server.acme.agent);
    const totp = await directory().all<TotpFactorRow>(directory().from('totp_factors'));
    const kept = await directory().all<RecoveryCodeRow>(directory().from('recovery_codes'));
    const events = await directory().all(directory().from('events'));
    const shown = await server.call('account.secondFactor', { as });
    const text = JSON.stringify([totp, kept, events, shown.body]);
    expect(text).not.toContain(secret);
    for (const code of codes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replace('-', ''));
    }
    expect(kept.every(({ code_hash: hash }) => hash.startsWith('$argon2id$'))).toBe(true);
  });
});

const changing = (Object.keys(operations) as OperationId[]).filter(
  (id) => id.startsWith('account.') && operations[id].method !== 'GET',
);
const accepted = (id: OperationId) => ({
  ...(bodies[id] !== undefined && { body: bodies[id] }),
  params: { id: 'unknown' },
});

test.each(changing.filter((id) => id !== 'account.renamePasskey'))(
  'AU-13: %s needs the password again, not just an open session',
  async (id) => {
    const as = await begin(server.acme.agent);
    const proved_at = new Date(Date.now() - 11 * 60_000).toISOString();
    await directory().write((tx) => tx.update('sessions', { user_id: as.userId }, { proved_at }));
    const refused = await server.call(id, { as, ...accepted(id) });
    expect(refused).toMatchObject({ status: 403, error: { code: 'fresh_proof_needed' } });
  },
);

test.each(changing)('AZ-14: %s is not available to a session of a custom domain', async (id) => {
  const { agent, id: organizationId } = server.acme;
  const token = await directory().write((tx) => startSession(tx, agent.userId, organizationId));
  const refused = await server.call(id, { as: { token }, ...accepted(id) });
  expect(refused).toMatchObject({ status: 403, error: { code: 'only_in_organization' } });
});

describe('signing in with a second factor', () => {
  test('needs the password and then a code before it creates a session', async () => {
    const { agent } = server.acme;
    const { secret } = await setUp(agent);
    const asked = await signIn(agent);
    expect(asked.body).toEqual({
      token: null,
      user: null,
      challenge: {
        token: expect.any(String),
        methods: ['totp', 'recovery_code'],
        expiresAt: expect.any(String),
      },
    });
    expect(asked.headers.getSetCookie()).toEqual([]);
    const entered = await answer(asked.body.challenge?.token ?? '', codeOf(secret));
    expect(entered.status).toBe(200);
    expect(entered.body.user.email).toBe(agent.email);
    expect(entered.headers.getSetCookie()).toHaveLength(2);
    expect(await status(entered.body)).toBe(200);
  });

  test('AU-13: the challenge after a right password grants no access', async () => {
    const { agent } = server.acme;
    await setUp(agent);
    const token = await challengeOf(agent);
    expect(await status({ token })).toBe(401);
    const headers = { cookie: `helpdesk=${token}` };
    expect((await server.call('auth.user', { headers })).status).toBe(401);
    const body = { currentPassword: password };
    const confirmed = await server.call('auth.confirmPassword', { as: { token }, body });
    expect(confirmed.status).toBe(401);
  });

  test('AU-13: a wrong password does not reveal the second factor', async () => {
    const { agent, customer } = server.acme;
    await setUp(agent);
    const withFactor = await signIn(agent, 'guess');
    const without = await signIn(customer, 'guess');
    expect({ ...withFactor.error, requestId: '' }).toEqual({ ...without.error, requestId: '' });
    expect(withFactor.status).toBe(401);
  });

  test('AU-13: a code is accepted once, across challenges', async () => {
    const { agent } = server.acme;
    const { secret } = await setUp(agent);
    const code = codeOf(secret);
    const [first, second] = [await challengeOf(agent), await challengeOf(agent)];
    expect((await answer(first, code)).status).toBe(200);
    expect(await answer(first, code)).toMatchObject(expired);
    expect(await answer(second, code)).toMatchObject(wrong);
    // Codes of an earlier step are rejected too, although they're within the window.
    expect(await answer(second, codeOf(secret, -1))).toMatchObject(wrong);
    laterBy(30);
    expect((await answer(second, codeOf(secret))).status).toBe(200);
  });

  test('AU-13: accepts only one of two uses of a code at once', async () => {
    const { agent } = server.acme;
    const { secret } = await setUp(agent);
    const code = codeOf(secret);
    const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(agent)));
    const answers = await Promise.all(challenges.map((one) => answer(one, code)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 401, 401]);
  });

  test('AU-13: accepts only one of two answers to a challenge at once', async () => {
    const { agent } = server.acme;
    const { codes } = await setUp(agent);
    const challenge = await challengeOf(agent);
    const answers = await Promise.all(codes.slice(0, 2).map((code) => answer(challenge, code)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 410]);
  });

  test('accepts codes one step early or late, since clocks differ, and rejects older ones', async () => {
    const { agent } = server.acme;
    const { secret } = await setUp(agent);
    laterBy(60);
    expect(await answer(await challengeOf(agent), codeOf(secret, -2))).toMatchObject(wrong);
    expect(await answer(await challengeOf(agent), codeOf(secret, 2))).toMatchObject(wrong);
    expect((await answer(await challengeOf(agent), codeOf(secret, -1))).status).toBe(200);
    expect((await answer(await challengeOf(agent), codeOf(secret, 1))).status).toBe(200);
  });

  test('AU-13: rejects codes and recovery codes of another account', async () => {
    const { agent, admin } = server.acme;
    await setUp(agent);
    const others = await setUp(admin);
    const challenge = await challengeOf(agent);
    expect(await answer(challenge, codeOf(others.secret))).toMatchObject(wrong);
    expect(await answer(challenge, others.codes[0] ?? '')).toMatchObject(wrong);
    const { body } = await server.call('account.secondFactor', { as: others.as });
    expect(body.recoveryCodesLeft).toBe(10);
  });

  test('AU-13: five wrong codes end a challenge, even when sent at once', async () => {
    const { agent } = server.acme;
    const { secret } = await setUp(agent);
    const challenge = await challengeOf(agent);
    for (let i = 0; i < 5; i += 1) expect(await answer(challenge, '000000')).toMatchObject(wrong);
    expect(await answer(challenge, codeOf(secret))).toMatchObject(expired);
    const other = await challengeOf(agent);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => answer(other, '000000')));
    expect(guesses.filter((one) => one.status === 401).length).toBeLessThanOrEqual(5);
  });

  test('AU-13: a challenge expires after ten minutes', async () => {
    const { agent } = server.acme;
    const { secret } = await setUp(agent);
    const challenge = await challengeOf(agent);
    laterBy(10 * 60 + 1);
    expect(await answer(challenge, codeOf(secret))).toMatchObject(expired);
  });

  test('AU-13: a password change or signing out everywhere ends a challenge', async () => {
    const { agent } = server.acme;
    const { secret, as } = await setUp(agent);
    const challenge = await challengeOf(agent);
    expect((await server.call('sessions.endOthers', { as })).status).toBe(204);
    expect(await answer(challenge, codeOf(secret))).toMatchObject(expired);
  });

  test.each(['nothing', '', ' ', 'a'.repeat(200)])(
    'rejects a challenge that is "%s"',
    async (challenge) => {
      const refused = await answer(challenge, '123456');
      expect([400, 410]).toContain(refused.status);
    },
  );

  test('AU-13: rejects a session token as a challenge', async () => {
    const { secret, as } = await setUp(server.acme.agent);
    expect(await answer(as.token, codeOf(secret))).toMatchObject(expired);
  });
});

describe('a recovery code', () => {
  test('signs in once in any spelling, and sends an email', async () => {
    const { agent } = server.acme;
    const { codes, as } = await setUp(agent);
    const [code = ''] = codes;
    const shouted = code.toUpperCase().replace('-', ' ');
    expect((await answer(await challengeOf(agent), shouted)).status).toBe(200);
    expect(await answer(await challengeOf(agent), code)).toMatchObject(wrong);
    const { body } = await server.call('account.secondFactor', { as });
    expect(body.recoveryCodesLeft).toBe(9);
    await waitFor(() =>
      expect(inbox.received.map(({ text }) => text).join()).toContain('Recovery codes left: 9'),
    );
  });

  test('AU-13: sent several times at once signs in once', async () => {
    const { agent } = server.acme;
    const { codes } = await setUp(agent);
    const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(agent)));
    const answers = await Promise.all(challenges.map((one) => answer(one, codes[0] ?? '')));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 401, 401]);
  });

  test('stops working when there are new ones', async () => {
    const { agent } = server.acme;
    const { codes, as } = await setUp(agent);
    const made = await server.call('account.makeRecoveryCodes', { as });
    expect(made.status).toBe(201);
    expect(await answer(await challengeOf(agent), codes[0] ?? '')).toMatchObject(wrong);
    const entered = await answer(await challengeOf(agent), made.body.recoveryCodes[9] ?? '');
    expect(entered.status).toBe(200);
  });

  test('needs an account with a second factor', async () => {
    const as = await begin(server.acme.agent);
    const refused = await server.call('account.makeRecoveryCodes', { as });
    expect(refused).toMatchObject({ status: 409, error: { code: 'second_factor_missing' } });
  });
});

test('removing the authenticator app removes its recovery codes, and the password alone signs in', async () => {
  const { agent } = server.acme;
  const { as } = await setUp(agent);
  const elsewhere = await begin(agent);
  expect((await server.call('account.removeTotp', { as })).status).toBe(204);
  expect(await status(elsewhere)).toBe(401);
  expect((await signIn(agent)).body.token).not.toBeNull();
  const { body } = await server.call('account.secondFactor', { as });
  expect(body).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
  const again = await server.call('account.removeTotp', { as });
  expect(again.error.message).toBe('No authenticator app is set up');
});

test('AU-13: a password reset by emailed link does not bypass the second factor', async () => {
  const { agent } = server.acme;
  const { secret } = await setUp(agent);
  const { config } = server.context;
  const resetId = await directory().write((tx) =>
    openReset(tx, agent.userId, (id) => resetToken(config, id)),
  );
  const body = { token: resetToken(config, resetId), newPassword: password };
  const before = await challengeOf(agent);
  const reset = await server.call('auth.resetPassword', { body });
  const cookies = [expect.stringMatching(/^helpdesk-device=/)];
  expect([reset.status, reset.headers.getSetCookie()]).toEqual([204, cookies]);
  expect(await answer(before, codeOf(secret))).toMatchObject(expired);
  expect((await answer(await challengeOf(agent), codeOf(secret))).status).toBe(200);
});

test('AU-13: an invitation does not bypass the second factor', async () => {
  const { agent } = server.acme;
  await setUp(agent);
  const as = await begin(server.globex.admin);
  const invited = await server.call('team.invite', { as, body: { email: agent.email } });
  const token = invitationToken(server.context.config, invited.body.id);
  const challenge = await challengeOf(agent);
  const accepted = await server.call('invitations.accept', {
    as: { token: challenge },
    params: { token },
  });
  expect(accepted.status).toBe(401);
  const account = { firstName: 'A', lastName: 'B', email: agent.email, password };
  const signup = { ...account, confirmPassword: password, invitationToken: token };
  expect((await server.call('auth.signup', { body: signup })).status).toBe(409);
});
