import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { now } from '../../database/ids.ts';
import { type ImapStandIn, openImapStandIn } from '../../test/imap-server.ts';
import { largestMail } from '../in/accept.ts';
import { takeNew } from '../in/imap.ts';
import { withMailbox } from '../in/imap-accounts.ts';
import { type MailServer, startMailServer } from '../in/test-server.ts';
import { beginAt } from '../store/imap-places.ts';

let mail: MailServer;
let imap: ImapStandIn;
let id: string;
const email = 'support@acme.example';

beforeAll(async () => {
  mail = await startMailServer({ smtpInPort: null, allowPrivateTargets: true });
});
afterAll(() => mail.stop());
beforeEach(async () => {
  // The stand-in server has a self-signed certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  imap = await openImapStandIn();
  await mail.server.acme.org.write((tx) => tx.remove('support_addresses', {}));
  id = (await call('create', { body: { email } })).body.id;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await mail.server.acme.org.write((tx) => tx.remove('support_addresses', {}));
  await imap.close();
});

const admin = () => mail.server.acme.admin;
const call = (verb: 'create', ask: object) =>
  mail.server.call(`supportAddresses.${verb}`, { as: admin(), ...ask } as never);
const connect = (body: object = {}) =>
  mail.server.call('supportAddresses.connectImap', {
    as: admin(),
    params: { id },
    body: { host: '127.0.0.1', port: imap.port, username: email, password: 'secret', ...body },
  });
const listed = async () =>
  (await mail.server.call('supportAddresses.list', { as: admin() })).body[0]?.imap;
const subjects = async () =>
  (await mail.server.call('tickets.list', { as: admin() })).body.map(({ subject }) => subject);

const mailOf = (subject: string) =>
  [
    'From: Vera <vera@visitor.example>',
    `To: ${email}`,
    `Subject: ${subject}`,
    `Message-ID: <${subject}@visitor.example>`,
    '',
    'It is cold.',
  ].join('\r\n');

/** Makes the server check the mailbox now. */
async function look() {
  await mail.server.acme.org.write((tx) =>
    tx.update('imap_accounts', { id }, { due_at: '2000-01-01T00:00:00.000Z' }),
  );
  await mail.server.drain();
}

test('turns new email in a mailbox into tickets, and leaves the email there', async () => {
  imap.deliver(mailOf('Before'));
  const { status, body } = await connect();
  expect(status).toBe(200);
  expect(body.imap).toEqual({
    host: '127.0.0.1',
    port: imap.port,
    username: email,
    provider: null,
    deleteFetched: false,
    checkedAt: null,
    problem: null,
    revokedAt: null,
  });
  await look();
  imap.deliver(mailOf('First'));
  await look();
  await look();
  expect(await subjects()).toEqual(['First']);
  expect(imap.mails()).toHaveLength(2);
  expect(imap.commands.join('\n')).not.toMatch(/^(SELECT|UID STORE|EXPUNGE|UID EXPUNGE)/m);
  expect(await listed()).toMatchObject({ checkedAt: expect.any(String), problem: null });
});

/** Fetches new email with these limits, without processing it. */
function take(id: string, limits = { mails: 50, bytes: largestMail }) {
  const { context, acme } = mail.server;
  const place = { host: '127.0.0.1', port: imap.port, username: email, password: 'secret' };
  const its = { organizationId: acme.org.id, id, recipient: 'acme@help.example.com' };
  return withMailbox(context, place, { readOnly: true }, (client) =>
    takeNew(context, client, its, { ...limits, deletes: false }),
  );
}

test('a run that reaches its limit of bytes leaves the rest to the next run', async () => {
  await take('m1');
  for (const subject of ['One', 'Two']) imap.deliver(mailOf(subject));
  const limits = { mails: 50, bytes: mailOf('One').length };
  expect(await take('m1', limits)).toEqual({ count: 1, hasMore: true });
  expect(await take('m1', limits)).toEqual({ count: 1, hasMore: false });
});

/** Continues a mailbox after this UID. */
const continueAfter = (id: string, last_uid: number) =>
  beginAt(
    mail.server.context.database,
    { organization_id: mail.server.acme.id, id },
    { uid_validity: '7', last_uid },
    now(),
  );

test('after a mailbox was renumbered, fetches email of the last day again, but none before', async () => {
  imap.deliver(mailOf('Older'), new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000));
  imap.deliver(mailOf('Recent'));
  await continueAfter('m2', 2);
  imap.renumber();
  imap.deliver(mailOf('Latest'));
  expect(await take('m2')).toEqual({ count: 2, hasMore: false });
});

test('fetches an email of the maximum size, and skips a larger one with a note in the log', async () => {
  const { id: organization_id, org } = mail.server.acme;
  await continueAfter('m3', 0);
  const start = mailOf('Large');
  const largest = start + 'x'.repeat(largestMail - start.length);
  for (const raw of [`${largest}x`, largest]) imap.deliver(raw);
  const warn = vi.spyOn(mail.server.context.log, 'warn');
  expect(await take('m3')).toEqual({ count: 1, hasMore: false });
  // The operator can find the mailbox and the email.
  const facts = { organization_id, id: 'm3', uid: 1, size: largestMail + 1 };
  expect(warn).toHaveBeenCalledWith(facts, 'Skipped an email that is too large');
  warn.mockRestore();
  await org.write((tx) => tx.remove('inbound_mails', { size: largestMail }));
});

test('deletes fetched email, and only that, if the admin wants it', async () => {
  imap.deliver(mailOf('Old'));
  await connect({ deleteFetched: true });
  await look();
  imap.deliver(mailOf('New'));
  await look();
  expect(imap.mails()).toEqual([mailOf('Old')]);
});

test('rejects a wrong password before saving, and shows a problem if it stops working later', async () => {
  const refused = await connect({ password: 'wrong' });
  const message = 'Sign-in refused: Invalid credentials. Many providers need an app password here.';
  expect(refused).toMatchObject({
    status: 502,
    body: { code: 'mailbox_failed', message, errors: [{ field: 'password', message }] },
  });
  expect(await listed()).toBeNull();
  await connect();
  imap.password = 'changed elsewhere';
  const warn = vi.spyOn(mail.server.context.log, 'warn');
  await look();
  expect(await listed()).toMatchObject({ problem: 'Sign-in refused: Invalid credentials' });
  // The operator finds the cause in the log.
  const err = expect.objectContaining({ message: expect.any(String) });
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err }), "Couldn't fetch mail");
  warn.mockRestore();
  imap.password = 'secret';
  await look();
  expect(await listed()).toMatchObject({ problem: null });
});

test('notifies admins once when a mailbox has failed for half an hour', async () => {
  const { acme } = mail.server;
  const told = async (as = acme.admin) =>
    (await mail.server.call('notifications.list', { as })).body.filter(({ title }) =>
      title.includes(email),
    );
  await connect();
  imap.password = 'changed elsewhere';
  for (let turn = 1; turn <= 4; turn += 1) await look();
  expect(await told()).toEqual([]);
  for (let turn = 5; turn <= 7; turn += 1) await look();
  expect(await told()).toMatchObject([
    {
      type: 'error',
      title: `We can't fetch email for ${email}`,
      message:
        'Sign-in refused: Invalid credentials. Until it works, new email stays in the mailbox.',
      actionUrl: '/settings/support-address',
    },
  ]);
  expect(await told(acme.agent)).toEqual([]);
});

test('keeps the password, but only for its own host, and deletes it with the mailbox', async () => {
  await connect();
  expect((await connect({ password: undefined, deleteFetched: true })).status).toBe(200);
  expect(await connect({ password: undefined, host: 'localhost' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password', message: 'Please enter the password' }] },
  });
  const { status } = await mail.server.call('supportAddresses.disconnectImap', {
    as: admin(),
    params: { id },
  });
  expect(status).toBe(204);
  expect(await listed()).toBeNull();
  expect(await connect({ password: undefined })).toMatchObject({ status: 400 });
});

test('rejects an untrusted certificate', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '1');
  expect(await connect()).toMatchObject({
    status: 502,
    body: {
      errors: [{ field: 'host', message: "The mail server's certificate can't be trusted" }],
    },
  });
});

test('rejects private hosts, unless the operator allows them', async () => {
  const strict = await startMailServer({ smtpInPort: null });
  try {
    const as = strict.server.acme.admin;
    const { body: address } = await strict.server.call('supportAddresses.create', {
      as,
      body: { email },
    });
    for (const host of ['127.0.0.1', '10.0.0.1', 'mail.internal']) {
      const answer = await strict.server.call('supportAddresses.connectImap', {
        as,
        params: { id: address.id },
        body: { host, port: imap.port, username: email, password: 'secret' },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'host', message: 'This mail server must be publicly accessible' }],
        },
      });
    }
    expect(imap.commands).toEqual([]);
  } finally {
    await strict.stop();
  }
});

test('verifies the address when its test email arrives in the mailbox', async () => {
  await connect();
  await look();
  const as = admin();
  const { status } = await mail.server.call('supportAddresses.test', { as, params: { id } });
  expect(status).toBe(200);
  const sent = mail.inbox.received.find(({ to }) => to.includes(email));
  imap.deliver(sent?.raw ?? '');
  await mail.server.drain();
  const { body } = await mail.server.call('supportAddresses.list', { as });
  expect(body).toMatchObject([{ state: 'verified', forwardTo: null }]);
  expect(await subjects()).not.toContain('Forwarding test');
});

test('fetches email in batches: each run gets a limited number, and the next one continues', async () => {
  await connect();
  await look();
  for (let at = 0; at < 55; at++) imap.deliver(mailOf(`Many${at}`));
  const kept = async () =>
    (await mail.server.acme.org.all(mail.server.acme.org.from('inbound_mails').select('id')))
      .length;
  const before = await kept();
  await look();
  expect((await kept()) - before).toBe(55);
  expect(imap.commands.filter((one) => /^(EXAMINE)/.test(one)).length).toBeGreaterThan(3);
});
