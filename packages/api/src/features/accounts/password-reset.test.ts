import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { hashPassword } from './passwords.ts';

let desk: TestDesk;
let inbox: Inbox;

beforeEach(async () => {
  inbox = await openInbox();
  desk = await startTestDesk({ smtpUrl: inbox.url });
});
afterEach(async () => {
  await desk.stop();
  await inbox.close();
});

const forgot = (email: string) => desk.call('auth.forgotPassword', { body: { email } });

const reset = (token: unknown, newPassword = 'a new password') =>
  desk.call('auth.resetPassword', { body: { token, newPassword } });

const gone = {
  status: 410,
  error: { message: 'This link is invalid or has expired', code: 'token_invalid' },
};

const directory = () => desk.desk.database.directory;

/** The token in the mail that `forgot` sends. */
async function mailedToken(email: string): Promise<string> {
  const before = inbox.received.length;
  expect((await forgot(email)).status).toBe(202);
  const mail = await vi.waitFor(() => {
    expect(inbox.received.length).toBeGreaterThan(before);
    return inbox.received.at(-1);
  });
  expect(mail?.to).toEqual([email]);
  return /\/reset-password#token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

const signIn = (email: string, password: string) =>
  desk.call('auth.login', { body: { email, password } });

test('a mailed link sets a new password and ends every session', async () => {
  const { agent, admin } = desk.acme;
  const old = await hashPassword('the old password');
  await directory().write((tx) => tx.update('users', { id: agent.userId }, { password_hash: old }));
  const other = await signIn(agent.email, 'the old password');
  const token = await mailedToken(agent.email);
  expect(inbox.received[0]?.headers.subject).toEqual(['Set a new password']);
  expect((await desk.call('auth.user', { as: agent })).status).toBe(200);
  expect((await reset(token)).status).toBe(204);
  expect((await desk.call('auth.user', { as: agent })).status).toBe(401);
  expect((await desk.call('auth.user', { as: other.body })).status).toBe(401);
  expect((await desk.call('auth.user', { as: admin })).status).toBe(200);
  expect((await signIn(agent.email, 'the old password')).status).toBe(401);
  expect((await signIn(agent.email, 'a new password')).status).toBe(200);
});

test('a link works once, and spends the others', async () => {
  const { email } = desk.acme.agent;
  const [first, second] = [await mailedToken(email), await mailedToken(email)];
  expect(second).not.toBe(first);
  const tries = await Promise.all([reset(second), reset(second)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect(await reset(first)).toMatchObject(gone);
});

test('a link ends after an hour', async () => {
  const token = await mailedToken(desk.acme.agent.email);
  const ended = new Date(Date.now() - 1).toISOString();
  await directory().write((tx) =>
    tx.update('password_resets', { used_at: null }, { expires_at: ended }),
  );
  expect(await reset(token)).toMatchObject(gone);
});

test.each([['x'], ['\u0000'], ['A'.repeat(43)]])('%j opens nothing', async (token) => {
  expect([400, 410]).toContain((await reset(token)).status);
});

test('a refused password does not spend the link', async () => {
  const token = await mailedToken(desk.acme.agent.email);
  expect(await reset(token, '12345')).toMatchObject({
    status: 400,
    error: { message: 'Password must be at least 6 characters' },
  });
  expect((await reset(token, 'password')).status).toBe(400);
  expect((await reset(token)).status).toBe(204);
});

test('AU-03: an address without an account reads the same, and is written nothing', async () => {
  const known = await forgot(desk.acme.agent.email);
  const unknown = await forgot('nobody@example.com');
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  await vi.waitFor(() => expect(inbox.received).toHaveLength(1));
  const rows = await directory().all<{ user_id: string | null }>(
    directory().from('password_resets').orderBy('created_at'),
  );
  expect(rows.map(({ user_id }) => user_id)).toEqual([desk.acme.agent.userId, null]);
});

test('neither tables nor events hold the secret, and events name nobody', async () => {
  const token = await mailedToken(desk.acme.agent.email);
  const { org } = desk.acme;
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

test('nobody is flooded: the sixth mail within an hour is not sent', async () => {
  const { email } = desk.acme.agent;
  for (let i = 0; i < 7; i++) expect((await forgot(email)).status).toBe(202);
  const { org } = desk.acme;
  const events = org.from('events').where('name', 'password_reset.requested');
  expect(await org.all(events)).toHaveLength(5);
});

test('somebody of no organization is written to by the one that invites him', async () => {
  const { admin, customer, org } = desk.acme;
  await org.write((tx) => tx.remove('memberships', { user_id: customer.userId }));
  await forgot(customer.email);
  await desk.call('team.invite', { as: admin, body: { email: customer.email } });
  await vi.waitFor(() => expect(inbox.received).toHaveLength(1));
  const token = await mailedToken(customer.email);
  expect(inbox.received).toHaveLength(2);
  expect((await reset(token)).status).toBe(204);
});

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'x@' }, 'Please enter a valid email address'],
])('forgetting with %j reads "%s"', async (body, message) => {
  const answer = await desk.call('auth.forgotPassword', { body });
  expect(answer).toMatchObject({ status: 400, error: { message } });
});
