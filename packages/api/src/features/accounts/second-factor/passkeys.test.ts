import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../../auth/store/sessions.ts';
import { type Inbox, openInbox } from '../../../mail/test-inbox.ts';
import { makeAuthenticator } from '../../../test/authenticator.ts';
import type { TestMember } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { waitFor } from '../../../test/wait-for.ts';
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
afterEach(() =>
  directory().write(async (tx) => {
    await tx.remove('passkeys', {});
    await tx.remove('recovery_codes', {});
    await tx.update('users', {}, { second_factor_since: null });
  }),
);

type Authenticator = ReturnType<typeof makeAuthenticator>;

const directory = () => server.context.database.directory;
const newAuthenticator = () => makeAuthenticator(server.context.config.publicUrl);
const begin = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await directory().write((tx) => startSession(tx, member.userId)),
});

async function setUp(member: TestMember, authenticator = newAuthenticator(), name = 'Laptop') {
  const as = await begin(member);
  const { body: asked } = await server.call('account.startPasskey', { as });
  const response = authenticator.make(asked.options);
  const body = { challenge: asked.challenge, name, response };
  const made = await server.call('account.addPasskey', { as, body });
  expect(made.status).toBe(201);
  const { body: factors } = await server.call('account.secondFactor', { as });
  return { as, authenticator, id: factors.passkeys.at(-1)?.id ?? '', made: made.body, factors };
}

async function challengeOf({ email }: TestMember) {
  const { body } = await server.call('auth.login', { body: { email, password } });
  return body.challenge;
}

const start = async (challenge?: string) =>
  (await server.call('auth.startPasskey', { body: challenge ? { challenge } : {} })).body;
const answer = (challenge: string, response: object) =>
  server.call('auth.answerPasskey', { body: { challenge, response } });

async function enterAlone(authenticator: Authenticator, how?: Parameters<Authenticator['use']>[1]) {
  const { challenge, options } = await start();
  return answer(challenge, authenticator.use(options, how));
}

const wrong = { status: 401, error: { code: 'wrong_passkey' } };
const expired = { status: 410, error: { code: 'challenge_expired' } };

test('a passkey is created and named, sends an email, and signs in on its own', async () => {
  const { agent } = server.acme;
  const elsewhere = await begin(agent);
  const { as, authenticator, made, factors, id } = await setUp(agent);
  expect(made.recoveryCodes).toHaveLength(10);
  expect(factors).toMatchObject({ totpSince: null, recoveryCodesLeft: 10 });
  expect(factors.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
  expect((await server.call('auth.user', { as: elsewhere })).status).toBe(401);
  const body = { name: 'Work laptop' };
  const renamed = await server.call('account.renamePasskey', { as, params: { id }, body });
  expect(renamed.body.passkeys).toMatchObject([{ name: 'Work laptop' }]);
  const entered = await enterAlone(authenticator);
  expect(entered.body.user.email).toBe(agent.email);
  expect((await server.call('auth.user', { as: entered.body })).status).toBe(200);
  const after = await server.call('account.secondFactor', { as });
  expect(after.body.passkeys[0]?.lastUsedAt).not.toBeNull();
  await waitFor(() =>
    expect(inbox.received.map(({ headers }) => headers.subject?.[0])).toContain(
      'Passkey added to your account',
    ),
  );
});

test('a passkey is the second factor after the password; another passkey adds no recovery codes', async () => {
  const { agent } = server.acme;
  const { authenticator } = await setUp(agent);
  const further = await setUp(agent, newAuthenticator(), 'Phone');
  expect(further.made.recoveryCodes).toEqual([]);
  const asked = await challengeOf(agent);
  expect(asked?.methods).toEqual(['passkey', 'recovery_code']);
  const { challenge, options } = await start(asked?.token);
  expect(options.allowCredentials).toHaveLength(2);
  // The user has given the password, so the passkey need not verify them.
  const response = authenticator.use(options, { isVerified: false });
  expect((await answer(challenge, response)).status).toBe(200);
  expect(await answer(challenge, response)).toMatchObject(expired);
});

test('a removed passkey no longer signs in, and without another factor the password is enough', async () => {
  const { agent } = server.acme;
  const { as, id, authenticator } = await setUp(agent);
  const removed = await server.call('account.removePasskey', { as, params: { id } });
  expect(removed.status).toBe(204);
  expect(await enterAlone(authenticator)).toMatchObject(wrong);
  const { body } = await server.call('auth.login', { body: { email: agent.email, password } });
  expect(body.token).not.toBeNull();
  const again = await server.call('account.removePasskey', { as, params: { id } });
  expect(again.error.message).toBe('Passkey not found');
});

describe.each([
  ['never confirmed', '2026-01-01T00:00:00.000Z', wrong],
  ['confirmed', null, { status: 200 }],
] as const)(
  'a password reset by emailed link, for an account whose address was %s',
  (_, since, then) => {
    test('keeps the passkey only if the address was confirmed', async () => {
      const { customer } = server.acme;
      const { authenticator } = await setUp(customer);
      const { directory } = server.context.database;
      const id = await directory.write(async (tx) => {
        await tx.update('users', { id: customer.userId }, { email_unconfirmed_since: since });
        return openReset(tx, customer.userId, (reset) => resetToken(server.context.config, reset));
      });
      const token = resetToken(server.context.config, id);
      const body = { token, newPassword: 'another quiet harbour' };
      expect((await server.call('auth.resetPassword', { body })).status).toBe(204);
      expect(await enterAlone(authenticator)).toMatchObject(then);
    });
  },
);

describe('AU-13: a passkey', () => {
  test('on its own must verify its user', async () => {
    const { authenticator } = await setUp(server.acme.agent);
    expect(await enterAlone(authenticator, { isVerified: false })).toMatchObject(wrong);
  });

  test('answers each challenge once, even when the answer is sent twice at once', async () => {
    const { authenticator } = await setUp(server.acme.agent);
    const { challenge, options } = await start();
    const response = authenticator.use(options);
    const answers = await Promise.all([answer(challenge, response), answer(challenge, response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const other = await start();
    expect(await answer(other.challenge, response)).toMatchObject(wrong);
  });

  test('with a counter that goes backwards is rejected as a copy', async () => {
    const { authenticator } = await setUp(server.acme.agent);
    expect((await enterAlone(authenticator, { counter: 7 })).status).toBe(200);
    expect(await enterAlone(authenticator, { counter: 7 })).toMatchObject(wrong);
    expect((await enterAlone(authenticator, { counter: 8 })).status).toBe(200);
  });

  test('is rejected from a page on another site', async () => {
    const { authenticator } = await setUp(server.acme.agent);
    for (const origin of ['https://evil.example', 'http://acme.evil.example', 'null']) {
      expect(await enterAlone(authenticator, { origin })).toMatchObject(wrong);
    }
  });

  test('of another account does not answer the challenge after a password', async () => {
    const { agent, admin } = server.acme;
    await setUp(agent);
    const others = await setUp(admin);
    const { challenge, options } = await start((await challengeOf(agent))?.token);
    expect(await answer(challenge, others.authenticator.use(options))).toMatchObject(wrong);
  });

  test('of another account cannot be added again', async () => {
    const { agent, admin } = server.acme;
    const { authenticator } = await setUp(agent);
    const as = await begin(admin);
    const { body: asked } = await server.call('account.startPasskey', { as });
    const response = authenticator.make(asked.options);
    const body = { challenge: asked.challenge, name: 'Mine', response };
    const refused = await server.call('account.addPasskey', { as, body });
    expect(refused).toMatchObject({ status: 400, error: { code: 'wrong_passkey' } });
  });

  test('is not added with a challenge of another user, of a sign-in, or twice', async () => {
    const { agent, admin } = server.acme;
    const as = await begin(agent);
    const add = async (asked: { challenge: string; options: Record<string, unknown> }) => {
      const response = newAuthenticator().make(asked.options);
      const body = { challenge: asked.challenge, name: 'Mine', response };
      return server.call('account.addPasskey', { as, body });
    };
    const theirs = await server.call('account.startPasskey', { as: await begin(admin) });
    expect(await add(theirs.body)).toMatchObject(expired);
    expect(await add(await start())).toMatchObject(expired);
    const own = await server.call('account.startPasskey', { as });
    expect((await add(own.body)).status).toBe(201);
    expect(await add(own.body)).toMatchObject(expired);
  });

  test('does not sign in with the challenge for adding one', async () => {
    const { authenticator, as } = await setUp(server.acme.agent);
    const { body } = await server.call('account.startPasskey', { as });
    expect(await answer(body.challenge, authenticator.use(body.options))).toMatchObject(expired);
  });

  test('with a certificate is rejected before the server requests any URL in it', async () => {
    const as = await begin(server.acme.agent);
    const { body: asked } = await server.call('account.startPasskey', { as });
    const statement = new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]);
    for (const format of ['packed', 'tpm', 'android-safetynet']) {
      const response = newAuthenticator().make(asked.options, statement, format);
      const body = { challenge: asked.challenge, name: 'Mine', response };
      const refused = await server.call('account.addPasskey', { as, body });
      expect(refused).toMatchObject({ status: 400, error: { code: 'wrong_passkey' } });
    }
  });

  test('of another user can be neither renamed nor removed', async () => {
    const { id } = await setUp(server.acme.agent);
    const as = await begin(server.acme.admin);
    const body = { name: 'Mine' };
    const renamed = await server.call('account.renamePasskey', { as, params: { id }, body });
    const removed = await server.call('account.removePasskey', { as, params: { id } });
    expect([renamed.status, removed.status]).toEqual([404, 404]);
  });
});

test.each([{}, { id: 7 }, { id: 'x', response: null }, { id: 'x', response: { signature: 'x' } }])(
  'rejects an answer like %j',
  async (response) => {
    const { challenge } = await start();
    expect(await answer(challenge, response)).toMatchObject(wrong);
  },
);
