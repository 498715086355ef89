import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { now } from '../../database/ids.ts';
import { sealPassword } from '../../features/organization/mail-settings.ts';
import { makeTicket, type TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { waitFor } from '../../test/wait-for.ts';
import { type Inbox, openInbox } from '../test-inbox.ts';
import { completed } from './mailer.ts';

const publicUrl = 'https://help.example.com';
const ours = 'no-reply@help.example.com';

let product: Inbox;
let own: Inbox;
let server: TestServer;
/** The password that the organization's server expects; the tests change it. */
let password = 'secret-of-acme';
let signedIn: string[] = [];
let greeted: string[] = [];

const withPassword = {
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onAuth(auth, { hostNameAppearsAs }, done) {
    greeted.push(String(hostNameAppearsAs));
    signedIn.push(auth.username ?? '');
    if (auth.password === password) return done(null, { user: auth.username });
    done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }));
  },
} satisfies Parameters<typeof openInbox>[0];

beforeAll(async () => {
  product = await openInbox();
  server = await startTestServer({ smtpUrl: product.url, publicUrl, allowPrivateTargets: true });
});
afterAll(async () => {
  await server.stop();
  await product.close();
});
beforeEach(async () => {
  own = await openInbox(withPassword);
  password = 'secret-of-acme';
  signedIn = [];
  greeted = [];
});
afterEach(async () => {
  product.received.length = 0;
  await own.close();
  await useProduct(server.acme);
  await server.acme.org.write(async (tx) => {
    await tx.update('outbox', { done_at: null }, { done_at: now() });
    await tx.remove('mail_health', {});
    await tx.update('organizations', {}, { email_from: null });
  });
});

const useOwn = (of: TestOrganization, { port }: { port: number }, more: object = {}) =>
  server.call('organization.updateEmail', {
    as: of.admin,
    body: {
      provider: 'smtp',
      smtpSettings: {
        host: '127.0.0.1',
        port,
        username: 'desk@acme.example',
        password: 'secret-of-acme',
        secure: false,
        ...more,
      },
    },
  });

const useProduct = (of: TestOrganization) =>
  server.call('organization.updateEmail', { as: of.admin, body: { provider: 'helpdesk' } });

/** Tries to send everything in the outbox, due or not. */
async function deliver() {
  await server.context.database.directory.write((tx) =>
    tx.update('outbox', (row) => row.whereNull('done_at'), { due_at: now() }),
  );
  await server.drain();
}

const waiting = async () => {
  const { org } = server.acme;
  return org.all(org.from('outbox').where('listener', 'mail').whereNull('done_at'));
};

const troubleNotices = async (as: { token: string }) => {
  const { body } = await server.call('notifications.list', { as });
  return body.filter(({ title }) => title === 'Your mail server is rejecting our emails');
};

describe('an organization with its own mail server', () => {
  test("EM-02: sends from its own address over its own server, and nothing over the product's", async () => {
    expect((await useOwn(server.acme, own)).status).toBe(200);
    await makeTicket(server.acme);
    await makeTicket(server.acme, { customerEmail: 'otto@acme.example' });
    await deliver();
    await waitFor(() => expect(own.received).toHaveLength(2));
    expect(product.received).toEqual([]);
    const [mail] = own.received;
    expect(mail?.from).toBe('desk@acme.example');
    expect(mail?.headers.from?.[0]).toMatch(/<desk@acme\.example>$/);
    expect(mail?.headers).not.toHaveProperty('reply-to');
    expect(mail?.headers['auto-submitted']).toEqual(['auto-generated']);
    expect(new Set(greeted)).toEqual(new Set(['help.example.com']));
    expect(new Set(signedIn)).toEqual(new Set(['desk@acme.example']));
    await server.acme.org.write((tx) =>
      tx.update('organizations', {}, { email_from: 'hello@acme.example' }),
    );
    await makeTicket(server.acme, { customerEmail: 'lena@acme.example' });
    await deliver();
    await waitFor(() => expect(own.received).toHaveLength(3));
    expect(own.received[2]?.from).toBe('hello@acme.example');
  });

  test('queues all mail while its server refuses the password; its admins are notified once', async () => {
    password = 'changed meanwhile';
    await useOwn(server.acme, own);
    const before = (await troubleNotices(server.acme.admin)).length;
    for (let i = 0; i < 3; i++) {
      await makeTicket(server.acme, { customerEmail: `v${i}@acme.example` });
      await deliver();
    }
    await deliver();
    expect(await waiting()).toHaveLength(3);
    expect([...own.received, ...product.received]).toEqual([]);
    const notices = await troubleNotices(server.acme.admin);
    expect(notices).toHaveLength(before + 1);
    expect(notices[0]?.message).toContain('rejected the user name or password');
    expect(notices[0]?.message).not.toContain('secret-of-acme');
    expect(await troubleNotices(server.acme.agent)).toEqual([]);

    password = 'secret-of-acme';
    await waitFor(async () => {
      await deliver();
      expect(await waiting()).toEqual([]);
    });
    const ids = own.received.map(({ headers }) => headers['message-id']?.[0]);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toHaveLength(3);
  });

  test('EM-01: ignores a sender address that contains more than one address', async () => {
    await useOwn(server.acme, own);
    const more = 'hello@acme.example, victim@example.com\r\nBcc: victim@example.com';
    await server.acme.org.write((tx) => tx.update('organizations', {}, { email_from: more }));
    await makeTicket(server.acme, { subject: more, customerName: more });
    await deliver();
    await waitFor(() => expect(own.received).toHaveLength(1));
    const [mail] = own.received;
    expect(mail).toMatchObject({ from: 'desk@acme.example', to: ['vera@acme.example'] });
    expect(mail?.raw).not.toContain('victim');
    expect(mail?.headers.from).toHaveLength(1);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.headers).not.toHaveProperty('reply-to');
  });

  test('sends nothing while the settings are incomplete, and reports what is missing', async () => {
    await useOwn(server.acme, own, { password: '' });
    await makeTicket(server.acme);
    await deliver();
    expect(await waiting()).toHaveLength(1);
    expect([...own.received, ...product.received]).toEqual([]);
    expect((await troubleNotices(server.acme.admin))[0]?.message).toContain(
      'The password for desk@acme.example is missing',
    );
  });

  test('never sends a password reset link: the link opens an account, which belongs to the product', async () => {
    await useOwn(server.acme, own);
    await server.call('auth.forgotPassword', { body: { email: server.acme.agent.email } });
    await deliver();
    await waitFor(() => expect(product.received).toHaveLength(1));
    expect(product.received[0]).toMatchObject({ from: ours, to: [server.acme.agent.email] });
    expect(own.received).toEqual([]);
  });

  test('sends no password without TLS, unless it is configured to', async () => {
    await useOwn(server.acme, own, { secure: true });
    await makeTicket(server.acme);
    await deliver();
    expect(await waiting()).toHaveLength(1);
    expect(signedIn).toEqual([]);
  });

  test("doesn't delay other organizations' email if its server hangs", async () => {
    let open = 0;
    const silent = await openInbox({ onConnect: () => void (open += 1) });
    await useOwn(server.acme, silent);
    for (let i = 0; i < 40; i++) {
      await makeTicket(server.acme, { customerEmail: `v${i}@acme.example` });
    }
    await waitFor(() => expect(open).toBeGreaterThan(0));
    await makeTicket(server.globex);
    await waitFor(() => expect(product.received).toHaveLength(1));
    expect(product.received[0]?.to).toEqual(['vera@globex.example']);
    // The next two of the 40 are tried only after the first two time out.
    expect(open).toBeLessThanOrEqual(2);
    await silent.close();
  });
});

test.each([
  ['smtp', 'The password for desk@acme.example is missing'],
  ['google_workspace', 'An app password for desk@acme.example is missing'],
] as const)('names the missing password of %s', (provider, message) => {
  const place = { host: 'smtp.acme.example', port: 465, secure: true };
  const smtp = { ...place, username: 'desk@acme.example', password: null };
  expect(() => completed({ provider, smtp, googleWorkspaceEmail: null })).toThrow(message);
});

describe('a test email', () => {
  const ask = (body: object = {}) =>
    server.call('organization.testEmail', { as: server.acme.admin, body });

  test('is sent immediately, over the stored settings, to the user who requests it', async () => {
    await useOwn(server.acme, own);
    const answer = await ask({ to: server.acme.admin.email.toUpperCase() });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe(
      `127.0.0.1 accepted the test email to ${server.acme.admin.email}.`,
    );
    expect(own.received[0]).toMatchObject({
      from: 'desk@acme.example',
      to: [server.acme.admin.email],
    });
    await useProduct(server.acme);
    expect((await ask()).status).toBe(200);
    expect(product.received[0]?.from).toBe(ours);
  });

  test('makes queued email due when it succeeds', async () => {
    password = 'changed meanwhile';
    await useOwn(server.acme, own);
    await makeTicket(server.acme);
    await deliver();
    const { org } = server.acme;
    await org.write((tx) =>
      tx.update('outbox', { done_at: null }, { due_at: '2999-01-01T00:00:00.000Z' }),
    );
    expect((await ask()).status).toBe(502);
    expect(await waiting()).toHaveLength(1);
    password = 'secret-of-acme';
    expect((await ask()).status).toBe(200);
    await waitFor(() => expect(own.received).toHaveLength(2));
    expect(own.received.map(({ to: [one] }) => one)).toContain('vera@acme.example');
  });

  test('can be sent to no other address', async () => {
    const answer = await ask({ to: 'victim@example.com' });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe('Test emails can be sent only to your own address');
    expect(product.received).toEqual([]);
  });

  test.each([
    [
      'a wrong password',
      { password: 'wrong' },
      /^The mail server rejected the user name or password: .*535/,
    ],
    [
      'a server without TLS',
      { secure: true },
      /^The mail server doesn't offer an encrypted connection\.$/,
    ],
    ['nobody there', { port: 1 }, /^The mail server couldn't be reached\.$/],
    ['no such name', { host: 'smtp.nowhere.invalid' }, /^No mail server found with this name\.$/],
  ])('explains why it was not sent: %s', async (_what, more, sentence) => {
    expect((await useOwn(server.acme, own, more)).status).toBe(200);
    const answer = await ask();
    expect(answer.status).toBe(502);
    expect(answer.error.code).toBe('mail_not_sent');
    expect(answer.error.message).toMatch(sentence);
    expect(answer.error.message).not.toContain('secret-of-acme');
  });

  test("reveals nothing about a service that isn't a mail server", async () => {
    const page = 'HTTP/1.1 200 OK\r\nServer: secrets\r\n\r\n';
    const other = createServer((socket) => socket.on('error', () => {}).write(page));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    await useOwn(server.acme, other.address() as AddressInfo);
    const answer = await ask();
    expect(answer.error.message).toBe("The server at this address isn't a mail server.");
    other.close();
  });

  test('rejects a certificate from an unknown authority', async () => {
    const tls = await openInbox({ ...withPassword, disabledCommands: [] });
    await useOwn(server.acme, tls, { secure: true });
    const answer = await ask();
    expect(answer.error.message).toBe("The mail server's certificate can't be trusted.");
    expect(signedIn).toEqual([]);
    await tls.close();
  });
});

describe('WH-08: a private mail server', () => {
  let guarded: TestServer;
  beforeAll(async () => {
    guarded = await startTestServer({ publicUrl });
  });
  afterAll(() => guarded.stop());

  test.each(['127.0.0.1', 'localhost', '::ffff:10.0.0.1', '169.254.169.254'])(
    '%s is never reached, no matter how it got into the settings',
    async (host) => {
      let connected = 0;
      const inner = await openInbox({ onConnect: (_session, done) => (connected++, done()) });
      const { org, admin } = guarded.acme;
      await org.write((tx) =>
        tx.update(
          'organizations',
          {},
          {
            email_provider: 'smtp',
            smtp: JSON.stringify({
              host,
              port: inner.port,
              username: 'a@b.example',
              secure: false,
            }),
            smtp_password_sealed: sealPassword(guarded.context.config.secret, host, 'x'),
          },
        ),
      );
      const answer = await guarded.call('organization.testEmail', { as: admin, body: {} });
      expect(answer.status).toBe(502);
      expect(answer.error.message).toMatch(
        /^(This mail server must be publicly accessible|No mail server found with this name)\.$/,
      );
      expect(connected).toBe(0);
      await inner.close();
    },
  );
});
