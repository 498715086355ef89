import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUserByEmail } from '../features/accounts/store/accounts.ts';
import { type Inbox, openInbox } from '../mail/test-inbox.ts';
import { makeOrganization } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import type { MailKind } from './kinds.ts';
import { claimMail, mailLimits } from './limits.ts';

let server: TestServer;
let inbox: Inbox;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const kinds = Object.entries(mailLimits) as [MailKind, (typeof mailLimits)[MailKind]][];

test.each(kinds)(
  'RL-07: limits emails of %s to one address, and counts each once',
  async (kind, limit) => {
    const to = `victim.${kind}@example.com`;
    const claim = (seq: number) =>
      server.globex.org.write((tx) => claimMail(tx, { kind, seq, to, by: null }, true));
    const max = Math.min(limit.recipient, limit.organization);
    // Each kind has its own range of event numbers here, so claims don't collide.
    const first = 1_000_000 * (1 + kinds.findIndex(([one]) => one === kind));
    if (max > 150) return expect(max).toBeLessThanOrEqual(1_440);
    for (let i = 0; i < max; i += 1) expect(await claim(first + i)).toBe(true);
    expect(await claim(first + max)).toBe(false);
    expect(await claim(first)).toBe(true);
  },
);

test.each(kinds)(
  'RL-07: emails of %s to many addresses have a lower limit until an admin has confirmed their own',
  async (kind, { unconfirmed, organization }) => {
    const { org } = await makeOrganization(server.context.database, `unconfirmed ${kind}`);
    const claim = (to: string, isConfirmed: boolean) =>
      org.write((tx) => claimMail(tx, { kind, seq: null, to, by: null }, isConfirmed));
    if (unconfirmed > 150) return expect(unconfirmed).toBeLessThan(organization);
    for (let i = 0; i < unconfirmed; i += 1) {
      expect(await claim(`victim${i}@example.com`, false)).toBe(true);
    }
    expect(await claim('one.more@example.com', false)).toBe(false);
    expect(await claim('one.more@example.com', true)).toBe(true);
  },
);

async function signUp(email: string) {
  const { body } = await server.call('auth.signup', {
    body: {
      firstName: 'BUY',
      lastName: 'cheap-pills.example',
      email,
      password: 'correct horse',
      confirmPassword: 'correct horse',
      organizationName: `Spam ${email.slice(0, 6)}`,
    },
  });
  return body;
}

const invite = (token: string, email: string, message?: string) =>
  server.call('team.invite', { as: { token }, body: { email, role: 'agent', message } });

const mailsTo = (address: string) => inbox.received.filter(({ to }) => to.includes(address));

async function openConfirmation(email: string) {
  await server.drain();
  const token = /\/confirm-email#token=([\w.]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  return server.call('auth.confirmEmail', { body: { token } });
}

test('RL-07: a user with an unconfirmed address can invite at most three people, without a message', async () => {
  const { token } = await signUp('relay1@example.com');
  expect(await invite(token, 'x@example.com', 'Buy pills')).toMatchObject({
    status: 403,
    error: { code: 'email_unconfirmed' },
  });
  const statuses = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await invite(token, `x${i}@example.com`)).status);
  expect(statuses).toEqual([201, 201, 201, 403, 403, 403]);
  await server.drain();
  const [mail] = mailsTo('x0@example.com');
  expect(mail?.raw).toMatch(/invite/);
  // Whole words only: the random characters of a link can contain any three letters.
  expect(mail?.raw).not.toMatch(/pills|\bBUY\b|Spam relay1/);
});

test('RL-07: opening the link confirms the address; from then on messages and names are included', async () => {
  const { token, user } = await signUp('relay2@example.com');
  expect(user.emailConfirmed).toBe(false);
  expect((await openConfirmation(user.email)).status).toBe(204);
  expect((await server.call('auth.user', { as: { token } })).body.emailConfirmed).toBe(true);
  for (let i = 0; i < 4; i += 1) {
    expect((await invite(token, `y${i}@example.com`, 'Welcome aboard')).status).toBe(201);
  }
  await server.drain();
  expect(mailsTo('y3@example.com')[0]?.text).toContain('Welcome aboard');
});

test('RL-07: sends at most a hundred of a thousand invitations by one person in a day', async () => {
  const { token, user } = await signUp('relay3@example.com');
  await openConfirmation(user.email);
  const statuses = [];
  for (let i = 0; i < 103; i += 1) statuses.push((await invite(token, `z${i}@example.com`)).status);
  expect(statuses.indexOf(429)).toBe(100);
});

test('RL-07: a link for another address or another user confirms nothing', async () => {
  const { token, user } = await signUp('relay4@example.com');
  await server.drain();
  const text = mailsTo(user.email).at(-1)?.text ?? '';
  const link = /#token=([\w.]+)/.exec(text)?.[1] ?? '';
  const { directory } = server.context.database;
  await directory.write((tx) =>
    tx.update('users', { id: user.id }, { email: 'moved@example.com' }),
  );
  const later = `${user.id}.9999999999999.${link.split('.')[2]}`;
  for (const wrong of [link, later, 'x', '..']) {
    const answer = await server.call('auth.confirmEmail', { body: { token: wrong } });
    expect(answer.status).toBe(410);
  }
  const again = await server.call('auth.sendConfirmation', { as: { token } });
  expect(again.status).toBe(202);
  expect((await openConfirmation('moved@example.com')).status).toBe(204);
});

test('RL-07: an unconfirmed organization cannot confirm an address by inviting it; a confirmed one can', async () => {
  const join = async (inviter: string, email: string) => {
    const { body } = await invite(inviter, email);
    await server.call('auth.signup', {
      body: {
        firstName: 'A',
        lastName: 'B',
        email,
        password: 'correct horse',
        confirmPassword: 'correct horse',
        invitationToken: body.url?.split('/').at(-1),
      },
    });
    return (await findUserByEmail(server.context.database.directory, email))
      ?.email_unconfirmed_since;
  };
  const { token } = await signUp('relay5@example.com');
  expect(await join(token, 'puppet@example.com')).toEqual(expect.any(String));
  expect(await join(server.acme.admin.token, 'colleague@example.com')).toBeNull();
});
