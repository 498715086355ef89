import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { waitFor } from '../../test/wait-for.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
let inbox: Inbox;

beforeEach(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url, rateLimits: true });
});
afterEach(async () => {
  await server.stop();
  await inbox.close();
});

const directory = () => server.context.database.directory;
const change = (as: { token: string | null }, body: object) =>
  server.call('profile.update', { as, body });
const isSignedIn = async (as: { token: string | null }) =>
  (await server.call('auth.user', { as })).status === 200;

async function signIn(email: string, password: string) {
  const answer = await server.call('auth.login', { body: { email, password } });
  return answer.body;
}

async function setPassword(userId: string, password: string) {
  const password_hash = await hashPassword(password);
  await directory().write((tx) => tx.update('users', { id: userId }, { password_hash }));
}

const emailOf = async (userId: string) =>
  (await directory().first<{ email: string }>(directory().from('users').where('id', userId)))
    ?.email;

/** Waits for the email with this subject to an address. */
const mailTo = (address: string, subject: string) =>
  waitFor(() => {
    const found = inbox.received.findLast(
      ({ to, headers }) => to.includes(address) && headers.subject?.[0] === subject,
    );
    expect(found).toBeDefined();
    return found;
  });

const wanted = 'Confirm your email address';
const about = 'Your email address is about to change';

/** The path of the link in an email. */
async function linkTo(address: string, subject: string) {
  const mail = await mailTo(address, subject);
  const path = /\/(?:confirm|take-back)-email\/[\w-]{43}/.exec(mail?.text ?? '')?.[0];
  expect(path).toBeDefined();
  return `${server.url}${path}`;
}

const press = async (link: string) => {
  const answer = await fetch(link, { method: 'POST' });
  return { status: answer.status, text: await answer.text() };
};

/** Requests a change to another address and returns the links sent to both mailboxes. */
async function ask(as: TestMember, email: string) {
  const { status } = await change(as, { email });
  expect(status).toBe(200);
  return { confirm: await linkTo(email, wanted), takeBack: await linkTo(as.email, about) };
}

test('AU-10: a new address takes effect only when the link in its mailbox is opened and confirmed', async () => {
  const { agent } = server.acme;
  await setPassword(agent.userId, 'the old password');
  const there = await signIn(agent.email, 'the old password');
  const changed = await change(agent, { email: 'Moved@acme.example' });
  expect(changed.body).toMatchObject({ email: agent.email, pendingEmail: 'moved@acme.example' });
  const link = await linkTo('moved@acme.example', wanted);
  expect(await (await fetch(link)).text()).toContain('moved@acme.example');
  expect(await emailOf(agent.userId)).toBe(agent.email);
  expect(await isSignedIn(there)).toBe(true);
  expect((await signIn('moved@acme.example', 'the old password')).token).toBeUndefined();
  expect((await press(link)).status).toBe(200);
  const { body } = await server.call('auth.user', { as: agent });
  expect(body).toMatchObject({ email: 'moved@acme.example', pendingEmail: null });
  expect((await signIn('moved@acme.example', 'the old password')).token).toBeDefined();
});

test('AU-04: a confirmed new address ends every other session, and both addresses are notified', async () => {
  const { agent } = server.acme;
  await setPassword(agent.userId, 'the old password');
  const there = await signIn(agent.email, 'the old password');
  await press((await ask(agent, 'moved@acme.example')).confirm);
  expect(await isSignedIn(agent)).toBe(true);
  expect(await isSignedIn(there)).toBe(false);
  const former = await mailTo(agent.email, 'Your email address was changed');
  expect(former?.text).toContain('moved@acme.example');
  await mailTo('moved@acme.example', 'This is now your sign-in email');
});

test('AU-10: a link works once, and stops working after another address is requested', async () => {
  const { agent } = server.acme;
  const first = await ask(agent, 'first@acme.example');
  const second = await ask(agent, 'second@acme.example');
  expect((await press(first.confirm)).status).toBe(410);
  expect((await press(second.confirm)).status).toBe(200);
  expect((await press(second.confirm)).status).toBe(410);
  const dead = await fetch(second.confirm);
  expect(dead.status).toBe(410);
  const page = await dead.text();
  expect(page).toContain('This link is invalid or has expired');
  expect(page).toContain('<a href="/profile">Open your profile</a>');
  const deadToo = await fetch(`${server.url}/take-back-email/${'a'.repeat(43)}`);
  expect(deadToo.status).toBe(410);
  expect(await deadToo.text()).toContain('<a href="/forgot-password">Set a new password</a>');
  expect((await press(`${server.url}/confirm-email/${'a'.repeat(43)}`)).status).toBe(410);
  expect(await emailOf(agent.userId)).toBe('second@acme.example');
});

test('AU-10: a link expires after a day, or when the password changes', async () => {
  const { agent } = server.acme;
  await setPassword(agent.userId, 'the old password');
  const { confirm } = await ask(agent, 'moved@acme.example');
  const passwords = { currentPassword: 'the old password', newPassword: 'another password 7' };
  const answer = await server.call('profile.changePassword', { as: agent, body: passwords });
  expect(answer.status).toBe(200);
  expect((await press(confirm)).status).toBe(410);
  const late = await ask(agent, 'late@acme.example');
  const expires_at = new Date(Date.now() - 1000).toISOString();
  await directory().write((tx) =>
    tx.update('email_changes', { user_id: agent.userId }, { expires_at }),
  );
  expect((await press(late.confirm)).status).toBe(410);
  expect(await emailOf(agent.userId)).toBe(agent.email);
});

test('AU-10: rejects an address that another user registered in the meantime', async () => {
  const { agent, customer } = server.acme;
  const { confirm } = await ask(agent, 'wanted@acme.example');
  inbox.received.splice(0);
  await press((await ask(customer, 'wanted@acme.example')).confirm);
  expect((await press(confirm)).status).toBe(409);
  expect(await emailOf(agent.userId)).toBe(agent.email);
});

test('AU-10: the former address can recover the account, ending all sessions and removing the password', async () => {
  const { agent } = server.acme;
  await setPassword(agent.userId, 'the known password');
  const { confirm, takeBack } = await ask(agent, 'thief@else.example');
  await press(confirm);
  // The attacker changes the address again and tries to recover the account from there.
  const next = await change(agent, { email: 'den@else.example' });
  expect(next.status).toBe(200);
  const theirs = await linkTo('thief@else.example', about);
  await press(await linkTo('den@else.example', wanted));
  expect((await fetch(takeBack)).status).toBe(200);
  expect(await emailOf(agent.userId)).toBe('den@else.example');
  const answer = await press(takeBack);
  expect(answer.status).toBe(200);
  expect(await emailOf(agent.userId)).toBe(agent.email);
  expect(await isSignedIn(agent)).toBe(false);
  expect((await signIn(agent.email, 'the known password')).token).toBeUndefined();
  expect((await press(theirs)).status).toBe(410);
  expect((await press(takeBack)).status).toBe(410);
  expect((await fetch(takeBack)).status).toBe(410);
  const notice = await mailTo(agent.email, 'You recovered your account');
  expect(notice?.text).toContain('/forgot-password');
  const token = /#token=([\w-]{43})/.exec(answer.text)?.[1];
  const body = { token, newPassword: 'a password of my own' };
  expect((await server.call('auth.resetPassword', { body })).status).toBe(204);
  expect((await signIn(agent.email, 'a password of my own')).token).toBeDefined();
});

test('AU-10: a change can be reverted before it is confirmed', async () => {
  const { agent } = server.acme;
  const { confirm, takeBack } = await ask(agent, 'thief@else.example');
  expect((await press(takeBack)).status).toBe(200);
  expect((await press(confirm)).status).toBe(410);
  expect(await emailOf(agent.userId)).toBe(agent.email);
  expect(await isSignedIn(agent)).toBe(false);
});

test('AU-10: an address is reserved for seven days while its change can be reverted', async () => {
  const { agent, customer } = server.acme;
  const { confirm, takeBack } = await ask(agent, 'moved@acme.example');
  await press(confirm);
  expect((await change(customer, { email: agent.email })).status).toBe(409);
  const person = { firstName: 'A', lastName: 'B', organizationName: 'Thieves' };
  const password = 'a long enough one';
  const signup = { ...person, email: agent.email, password, confirmPassword: password };
  expect((await server.call('auth.signup', { body: signup })).status).toBe(409);
  const take_back_until = new Date(Date.now() - 1000).toISOString();
  await directory().write((tx) =>
    tx.update('email_changes', { user_id: agent.userId }, { take_back_until }),
  );
  expect((await press(takeBack)).status).toBe(410);
  expect((await change(customer, { email: agent.email })).status).toBe(200);
});

test('AU-10: an account without an organization gets the emails about its address', async () => {
  const { admin, agent } = server.acme;
  await setPassword(agent.userId, 'the old password');
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === agent.userId)?.id ?? '';
  const removed = await server.call('team.remove', { as: admin, params: { memberId } });
  expect(removed.status).toBe(204);
  const alone = await signIn(agent.email, 'the old password');
  expect((await change(alone, { email: 'moved@acme.example' })).status).toBe(200);
  const takeBack = await linkTo(agent.email, about);
  await press(await linkTo('moved@acme.example', wanted));
  expect(await emailOf(agent.userId)).toBe('moved@acme.example');
  await mailTo(agent.email, 'Your email address was changed');
  await press(takeBack);
  expect(await emailOf(agent.userId)).toBe(agent.email);
});

test('the secrets of the links are stored as hashes', async () => {
  const { agent } = server.acme;
  const links = await ask(agent, 'moved@acme.example');
  const rows = JSON.stringify(await directory().all(directory().from('email_changes')));
  for (const link of Object.values(links)) expect(rows).not.toContain(link.slice(-43));
});

test('a password reset link sent to the former address stops working', async () => {
  const { agent } = server.acme;
  await server.call('auth.forgotPassword', { body: { email: agent.email } });
  const mail = await mailTo(agent.email, 'Set a new password');
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(token).toBeDefined();
  await press((await ask(agent, 'moved@acme.example')).confirm);
  const body = { token, newPassword: 'a new password' };
  expect((await server.call('auth.resetPassword', { body })).status).toBe(410);
});

test('changing the name or saving the same address ends no session and sends no email', async () => {
  const { agent } = server.acme;
  await setPassword(agent.userId, 'the old password');
  const there = await signIn(agent.email, 'the old password');
  await change(agent, { firstName: 'Grace', email: agent.email.toUpperCase() });
  await server.drain();
  expect(await isSignedIn(there)).toBe(true);
  const isSignIn = (subject: string | undefined) => subject === 'New sign-in to your account';
  const subjects = inbox.received.map(({ headers }) => headers.subject?.[0]);
  expect(subjects.filter((subject) => !isSignIn(subject))).toEqual([]);
});

test('an account can send at most five confirmations to new addresses within an hour', async () => {
  const { agent } = server.acme;
  for (let time = 1; time <= 5; time += 1) {
    expect((await change(agent, { email: `stranger${time}@else.example` })).status).toBe(200);
  }
  expect((await change(agent, { email: 'stranger6@else.example' })).status).toBe(429);
  expect((await change(agent, { firstName: 'Grace' })).status).toBe(200);
});

test('the audit log has confirmed and reverted address changes', async () => {
  const { agent, admin } = server.acme;
  await setPassword(agent.userId, 'the old password');
  const links = await ask(agent, 'moved@acme.example');
  expect((await press(links.confirm)).status).toBe(200);
  expect((await press(links.takeBack)).status).toBe(200);
  const query = { object: 'account', limit: 2 };
  const { body } = await server.call('audit.list', { as: admin, query });
  expect(body.map(({ operation, actor }) => [operation, actor.id])).toEqual([
    ['profile.takeBackEmail', agent.userId],
    ['profile.confirmNewEmail', agent.userId],
  ]);
  const email = body[1]?.changes
    .flatMap(({ fields }) => fields)
    .find(({ field }) => field === 'email');
  expect(email).toMatchObject({ before: agent.email, after: 'moved@acme.example' });
});
