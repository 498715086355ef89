import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { now } from '../../database/ids.ts';
import type { TestMember } from '../../test/factories.ts';
import { type MailProviderStandIn, openGoogle, signInToMailbox } from '../../test/mail-provider.ts';
import { type MailServer, startMailServer } from '../in/test-server.ts';
import { findImapAccount, refreshTokenOf } from '../store/imap-accounts.ts';

const publicUrl = 'https://help.example.com';
const email = 'support@acme.example';

let google: MailProviderStandIn;
let mail: MailServer;
let id: string;

beforeAll(() => {
  // The stand-in server has a self-signed certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});
afterAll(() => vi.unstubAllEnvs());
beforeEach(async () => {
  const { standIn, mailProviders } = await openGoogle(publicUrl, email);
  google = standIn;
  google.oauth.people.set('ada', { email: 'ada@acme.example' });
  mail = await startMailServer({ smtpInPort: null, allowPrivateTargets: true, mailProviders });
  const as = mail.server.acme.admin;
  id = (await mail.server.call('supportAddresses.create', { as, body: { email } })).body.id;
});
afterEach(async () => {
  await mail.stop();
  await google.close();
});

const signIn = () => signInToMailbox(mail.server, mail.server.acme.admin, id);
const finish = (response: string, as: TestMember = mail.server.acme.admin) =>
  mail.server.call('supportAddresses.finishOAuth', { as, params: { id }, body: { response } });
const connect = async () => {
  expect((await finish(await signIn())).status).toBe(200);
  await look();
};
const listed = async () =>
  (await mail.server.call('supportAddresses.list', { as: mail.server.acme.admin })).body[0];

/** Makes the server check the mailbox and send waiting email now. */
async function look() {
  const { org } = mail.server.acme;
  await org.write(async (tx) => {
    await tx.update('imap_accounts', { id }, { due_at: now() });
    await tx.update('outbox', (row) => row.whereNull('done_at'), { due_at: now() });
  });
  await mail.server.drain();
}

const deliver = (subject: string) =>
  google.imap.deliver(
    [
      'From: Vera <vera@visitor.example>',
      `To: ${email}`,
      `Subject: ${subject}`,
      `Message-ID: <${subject}@visitor.example>`,
      '',
      'It is cold.',
    ].join('\r\n'),
  );
const tickets = async () =>
  (await mail.server.call('tickets.list', { as: mail.server.acme.admin })).body;
async function reply(message: string) {
  const [ticket] = await tickets();
  const as = mail.server.acme.admin;
  await mail.server.call('tickets.reply', {
    as,
    params: { id: ticket?.id ?? '' },
    body: { message },
  });
  await look();
}
const sent = (word: string, { received } = google.smtp) =>
  received.filter(({ text }) => text.includes(word));

test('an admin signs in: the address is verified, its email becomes tickets, and replies are sent from it', async () => {
  expect(await listed()).toMatchObject({ providers: ['google'], state: 'unverified' });
  const response = await signIn();
  const back = await fetch(`${mail.server.url}/oauth/mailbox?${response}`, { redirect: 'manual' });
  const next = new URL(back.headers.get('location') ?? '');
  expect(next.origin + next.pathname).toBe(`${publicUrl}/settings/support-address`);
  expect(Object.fromEntries(next.searchParams)).toEqual({ mailbox: id, response });
  const { status, body } = await finish(response);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'verified',
    sendsFrom: email,
    imap: { provider: 'google', username: email, problem: null, revokedAt: null },
  });
  await look();
  deliver('Kettle');
  await look();
  expect((await tickets()).map(({ subject }) => subject)).toEqual(['Kettle']);
  await reply('Hold the button.');
  const [answer] = sent('Hold the button');
  expect(answer).toMatchObject({ from: email, to: ['vera@visitor.example'] });
  expect(answer?.headers.from?.[0]).toContain(`<${email}>`);
  expect(sent('Hold the button', mail.inbox)).toEqual([]);
  // The code works only once.
  expect(await finish(response)).toMatchObject({ status: 409 });
});

test('only the address itself can sign in, and only the session that started can finish', async () => {
  google.oauth.present = 'ada';
  expect(await finish(await signIn())).toMatchObject({
    status: 409,
    body: { message: `You signed in as ada@acme.example. Sign in as ${email} instead.` },
  });
  google.oauth.present = null;
  expect(await finish(await signIn())).toMatchObject({
    status: 409,
    body: { message: "Google didn't give access. Please try again." },
  });
  google.oauth.present = 'support';
  const response = await signIn();
  const expired = { status: 410, body: { code: 'challenge_expired' } };
  const { userId } = mail.server.acme.admin;
  const token = await mail.server.context.database.directory.write((tx) =>
    startSession(tx, userId),
  );
  expect(await finish(response, { ...mail.server.acme.admin, token })).toMatchObject(expired);
  expect(await finish(response.replace('state=', 'state=x'))).toMatchObject(expired);
  expect((await finish(response)).status).toBe(200);
});

test('asks people who return from the provider too late to start again', async () => {
  const page = await fetch(`${mail.server.url}/oauth/mailbox?state=expired&code=x`);
  expect(page.status).toBe(410);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('This took too long. Please start again.');
});

test('while the provider refuses access, email waits and admins see why; nothing is lost', async () => {
  await connect();
  deliver('Before');
  await look();
  google.oauth.people.delete('support');
  // From now on its servers refuse access. This closes the open connection, over which a reply would still be sent.
  await look();
  await reply('Hold the button.');
  expect(await listed()).toMatchObject({
    imap: {
      problem: `Google no longer lets us read ${email}. Connect it again`,
      revokedAt: expect.any(String),
    },
  });
  deliver('Meanwhile');
  await look();
  await look();
  const { body: told } = await mail.server.call('notifications.list', {
    as: mail.server.acme.admin,
    query: { isRead: 'false' },
  });
  expect(told.filter(({ type }) => type === 'error')).toMatchObject([
    {
      title: `We can't fetch email for ${email}`,
      message: `Google no longer lets us read ${email}. Connect it again. Until then, new email stays in the mailbox, and replies from this address wait.`,
    },
  ]);
  expect([...sent('Hold the button'), ...sent('Hold the button', mail.inbox)]).toEqual([]);
  google.oauth.people.set('support', { email });
  await connect();
  expect(await listed()).toMatchObject({ imap: { problem: null, revokedAt: null } });
  expect((await tickets()).map(({ subject }) => subject).sort()).toEqual(['Before', 'Meanwhile']);
  expect(sent('Hold the button')).toHaveLength(1);
});

test('replaces a rejected access token, and its refresh token too', async () => {
  await connect();
  for (const subject of ['First', 'Second']) {
    for (const token of google.used) google.ended.add(token);
    deliver(subject);
    await look();
  }
  expect(await listed()).toMatchObject({ imap: { problem: null } });
  expect((await tickets()).map(({ subject }) => subject).sort()).toEqual(['First', 'Second']);
});

test("sends replies as the organization if the provider doesn't let the mailbox send", async () => {
  await connect();
  google.sends = false;
  deliver('Kettle');
  await look();
  await reply('Hold the button.');
  expect(sent('Hold the button', mail.inbox)).toHaveLength(1);
  expect(await listed()).toMatchObject({
    sendsFrom: 'no-reply@help.example.com',
    sendProblem: expect.stringContaining('rejected the user name or password'),
  });
});

test("removing the mailbox revokes the access at the provider; the token can't be used as a password", async () => {
  await connect();
  const { org, admin: as } = mail.server.acme;
  const row = await findImapAccount(org, id);
  const refreshToken = (row && refreshTokenOf(row, mail.server.context.config.secret)) ?? '';
  expect(await google.oauth.knows(refreshToken)).toBe(true);
  const body = { host: '127.0.0.1', port: google.imap.port, username: email };
  const refused = await mail.server.call('supportAddresses.connectImap', {
    as,
    params: { id },
    body,
  });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
  await mail.server.call('supportAddresses.disconnectImap', { as, params: { id } });
  expect(await google.oauth.knows(refreshToken)).toBe(false);
  expect((await listed())?.imap).toBeNull();
});
