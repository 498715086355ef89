import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { waitFor } from '../../test/wait-for.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
let inbox: Inbox;

beforeEach(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterEach(async () => {
  await server.stop();
  await inbox.close();
});

const forgot = (email: string) => server.call('auth.forgotPassword', { body: { email } });

const reset = (token: unknown, newPassword = 'a new password') =>
  server.call('auth.resetPassword', { body: { token, newPassword } });

const gone = {
  status: 410,
  error: { message: 'This link is invalid or has expired', code: 'token_invalid' },
};

const directory = () => server.context.database.directory;

/** The emails with a link; sign-ins also send an email. */
const links = () =>
  inbox.received.filter(({ headers }) => headers.subject?.[0] === 'Set a new password');

/** The token in the email that `forgot` sends. */
async function mailedToken(email: string): Promise<string> {
  const before = links().length;
  expect((await forgot(email)).status).toBe(202);
  const mail = await waitFor(() => {
    expect(links().length).toBeGreaterThan(before);
    return links().at(-1);
  });
  expect(mail?.to).toEqual([email]);
  return /\/reset-password#token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

const signIn = (email: string, password: string) =>
  server.call('auth.login', { body: { email, password } });

test('an emailed link sets a new password and ends every session', async () => {
  const { agent, admin } = server.acme;
  const old = await hashPassword('the old password');
  await directory().write((tx) => tx.update('users', { id: agent.userId }, { password_hash: old }));
  const other = await signIn(agent.email, 'the old password');
  const token = await mailedToken(agent.email);
  expect(links()).toHaveLength(1);
  expect((await server.call('auth.user', { as: agent })).status).toBe(200);
  expect((await reset(token)).status).toBe(204);
  expect((await server.call('auth.user', { as: agent })).status).toBe(401);
  expect((await server.call('auth.user', { as: other.body })).status).toBe(401);
  expect((await server.call('auth.user', { as: admin })).status).toBe(200);
  expect((await signIn(agent.email, 'the old password')).status).toBe(401);
  expect((await signIn(agent.email, 'a new password')).status).toBe(200);
});

test('a link works once, and invalidates the others', async () => {
  const { email } = server.acme.agent;
  const [first, second] = [await mailedToken(email), await mailedToken(email)];
  expect(second).not.toBe(first);
  const tries = await Promise.all([reset(second), reset(second)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect(await reset(first)).toMatchObject(gone);
});

test('a link expires after an hour', async () => {
  const token = await mailedToken(server.acme.agent.email);
  const ended = new Date(Date.now() - 1).toISOString();
  await directory().write((tx) =>
    tx.update('password_resets', { used_at: null }, { expires_at: ended }),
  );
  expect(await reset(token)).toMatchObject(gone);
});

test.each(['x', 'A'.repeat(43)])('rejects the token %j', async (token) => {
  expect(await reset(token)).toMatchObject(gone);
});

test('rejects a token with NUL as malformed', async () => {
  expect(await reset('\u0000')).toMatchObject({
    status: 400,
    error: { message: "Token contains a character that isn't allowed" },
  });
});

test('a rejected password does not use up the link', async () => {
  const token = await mailedToken(server.acme.agent.email);
  expect(await reset(token, '12345')).toMatchObject({
    status: 400,
    error: { message: 'Password must be at least 6 characters' },
  });
  expect((await reset(token, 'password')).status).toBe(400);
  expect((await reset(token)).status).toBe(204);
});

test('AU-03: an address without an account gets the same response, and no email', async () => {
  const known = await forgot(server.acme.agent.email);
  const unknown = await forgot('nobody@example.com');
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  await waitFor(() => expect(links()).toHaveLength(1));
  const rows = await directory().all<{ user_id: string | null }>(
    directory().from('password_resets'),
  );
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(
    new Set([server.acme.agent.userId, null]),
  );
});

test('tables and events do not contain the secret, and events do not contain the user', async () => {
  const token = await mailedToken(server.acme.agent.email);
  const { org } = server.acme;
  const events = await org.all<{ payload: string }>(
    org.from('events').where('name', 'password_reset.requested'),
  );
  const stored = JSON.stringify([
    events,
    await directory().all(directory().from('password_resets')),
  ]);
  expect(stored).not.toContain(token);
  expect(events.map(({ payload }) => Object.keys(JSON.parse(payload)))).toEqual([['resetId']]);
});

test('an address gets at most five emails within an hour', async () => {
  const { email } = server.acme.agent;
  for (let i = 0; i < 7; i++) expect((await forgot(email)).status).toBe(202);
  const { org } = server.acme;
  const events = org.from('events').where('name', 'password_reset.requested');
  expect(await org.all(events)).toHaveLength(5);
});

test('a user without an organization gets the email from the organization that invited them', async () => {
  const { admin, customer, org } = server.acme;
  await org.write((tx) => tx.remove('memberships', { user_id: customer.userId }));
  await forgot(customer.email);
  await server.call('team.invite', { as: admin, body: { email: customer.email } });
  await waitFor(() => expect(inbox.received).toHaveLength(1));
  const token = await mailedToken(customer.email);
  expect(inbox.received).toHaveLength(2);
  expect((await reset(token)).status).toBe(204);
});

test('a user removed from their only organization still gets a link', async () => {
  const { admin, agent } = server.acme;
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === agent.userId)?.id ?? '';
  const removed = await server.call('team.remove', { as: admin, params: { memberId } });
  expect(removed.status).toBe(204);
  const token = await mailedToken(agent.email);
  expect((await reset(token)).status).toBe(204);
});

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'x@' }, 'Please enter a valid email address'],
])('requesting a link for %j returns "%s"', async (body, message) => {
  const answer = await server.call('auth.forgotPassword', { body });
  expect(answer).toMatchObject({ status: 400, error: { message } });
});
