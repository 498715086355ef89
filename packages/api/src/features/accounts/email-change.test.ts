import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { hashPassword } from './passwords.ts';

let desk: TestDesk;
let inbox: Inbox;

beforeEach(async () => {
  inbox = await openInbox();
  desk = await startTestDesk({ smtpUrl: inbox.url, rateLimits: true });
});
afterEach(async () => {
  await desk.stop();
  await inbox.close();
});

const directory = () => desk.desk.database.directory;
const change = (as: { token: string }, body: object) => desk.call('profile.update', { as, body });
const isSignedIn = async (as: { token: string }) =>
  (await desk.call('auth.user', { as })).status === 200;

async function signIn(email: string, password: string) {
  const answer = await desk.call('auth.login', { body: { email, password } });
  return answer.body;
}

async function setPassword(userId: string, password: string) {
  const password_hash = await hashPassword(password);
  await directory().write((tx) => tx.update('users', { id: userId }, { password_hash }));
}

test('AU-04: a new address ends every other session, and both addresses are told', async () => {
  const { agent } = desk.acme;
  await setPassword(agent.userId, 'the old password');
  const there = await signIn(agent.email, 'the old password');
  const changed = await change(agent, { email: 'Moved@acme.example' });
  expect(changed.body.email).toBe('moved@acme.example');
  expect(await isSignedIn(agent)).toBe(true);
  expect(await isSignedIn(there)).toBe(false);
  await vi.waitFor(() => expect(inbox.received).toHaveLength(2));
  const mailTo = (address: string) => inbox.received.find(({ to }) => to.includes(address));
  const former = mailTo(agent.email);
  expect(former?.headers.subject).toEqual(['Your e-mail address was changed']);
  expect(former?.text).toContain('moved@acme.example');
  const present = mailTo('moved@acme.example');
  expect(present?.headers.subject).toEqual(['This is your e-mail address now']);
  expect((await signIn('moved@acme.example', 'the old password')).token).toBeDefined();
});

test('a link for a new password that is on its way to the former address opens nothing', async () => {
  const { agent } = desk.acme;
  await desk.call('auth.forgotPassword', { body: { email: agent.email } });
  const mail = await vi.waitFor(() => {
    expect(inbox.received).toHaveLength(1);
    return inbox.received[0];
  });
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(token).toBeDefined();
  await change(agent, { email: 'moved@acme.example' });
  const body = { token, newPassword: 'a new password' };
  expect((await desk.call('auth.resetPassword', { body })).status).toBe(410);
});

test('a name, or the same address again, ends nothing and tells nobody', async () => {
  const { agent } = desk.acme;
  await setPassword(agent.userId, 'the old password');
  const there = await signIn(agent.email, 'the old password');
  await change(agent, { firstName: 'Grace', email: agent.email.toUpperCase() });
  await desk.drain();
  expect(await isSignedIn(there)).toBe(true);
  expect(inbox.received).toEqual([]);
});

test('nobody has more than five strangers told of an address within an hour', async () => {
  const { agent } = desk.acme;
  for (let time = 1; time <= 5; time += 1) {
    expect((await change(agent, { email: `stranger${time}@else.example` })).status).toBe(200);
  }
  expect((await change(agent, { email: 'stranger6@else.example' })).status).toBe(429);
  expect((await change(agent, { firstName: 'Grace' })).status).toBe(200);
});
