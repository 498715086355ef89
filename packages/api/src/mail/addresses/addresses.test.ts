import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { TestOrganization } from '../../test/factories.ts';
import { answerTo } from '../../test/mail-client.ts';
import { type MailServer, startMailServer } from '../in/test-server.ts';
import { type Inbox, openInbox, type Received } from '../test-inbox.ts';

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer({ allowPrivateTargets: true, mailAuthServer: 'mx.front.example' });
});
afterAll(() => mail.stop());
afterEach(async () => {
  for (const of of [mail.server.acme, mail.server.globex]) {
    await of.org.write((tx) => tx.remove('support_addresses', {}));
    const body = { provider: 'helpdesk' } as const;
    await mail.server.call('organization.updateEmail', { as: of.admin, body });
  }
});

const email = 'support@acme.example';
const add = (body: object = {}, of = mail.server.acme) =>
  mail.server.call('supportAddresses.create', { as: of.admin, body: { email, ...body } });
const listed = async (of = mail.server.acme) =>
  (await mail.server.call('supportAddresses.list', { as: of.admin })).body;
const sendTest = (id: string, of = mail.server.acme) =>
  mail.server.call('supportAddresses.test', { as: of.admin, params: { id } });
const last = () => mail.inbox.received.at(-1) as Received;

/** Forwards an email for the address unchanged, as its provider would. */
const forward = (raw: string, to: string) =>
  mail.receive({ from: 'srs0=x@mx.acme.example', to, subject: '', text: '', raw });

/** Adds the address and forwards its test email, which verifies it. */
async function connect(body: object = {}, of: TestOrganization = mail.server.acme) {
  const { body: made } = await add(body, of);
  await sendTest(made.id, of);
  await forward(last().raw, made.forwardTo ?? '');
  return { ...made, forwardTo: made.forwardTo ?? '' };
}

let count = 0;
/** An email from a new sender, because frequent senders get no more confirmations. */
const written = (head: readonly string[], text = 'The kettle is cold.', by = `vera${count}`) =>
  [
    `From: ${by} <${by}@visitor.example>`,
    `Message-ID: <written${++count}@visitor.example>`,
    'Subject: Kettle',
    ...head,
    '',
    text,
  ].join('\r\n');

/** Returns the ticket that an email opened, and the emails sent because of it. */
async function opened(raw: string, to: string) {
  const list = async () =>
    (await mail.server.call('tickets.list', { as: mail.server.acme.admin })).body;
  const before = new Set((await list()).map(({ id }) => id));
  const sent = await forward(raw, to);
  const [made] = (await list()).filter(({ id }) => !before.has(id));
  const params = { id: made?.id ?? '' };
  const as = mail.server.acme.admin;
  return { ticket: (await mail.server.call('tickets.get', { as, params })).body, sent };
}

const reply = async (id: string) => {
  const before = mail.inbox.received.length;
  const as = mail.server.acme.agent;
  await mail.server.call('tickets.reply', { as, params: { id }, body: { message: 'Try again.' } });
  await mail.server.drain();
  return mail.inbox.received.slice(before);
};

describe('a support address', () => {
  it('is verified when its test email arrives through forwarding, without creating a ticket', async () => {
    const { body: made, status } = await add({ email: ' Support@Acme.Example ', name: 'Acme' });
    expect(status).toBe(201);
    expect(made).toMatchObject({ email, name: 'Acme', state: 'unverified', arrivedAt: null });
    expect(made.forwardTo).toMatch(/^acme\+[a-z2-9]{8}@help\.example\.com$/);
    expect((await add()).body.id).toBe(made.id);
    const { body: sent } = await sendTest(made.id);
    expect(sent.testSentAt).toEqual(expect.any(String));
    expect([last().to, last().from]).toEqual([[email], 'no-reply@help.example.com']);
    // A helpdesk on a local machine sends from an address that can't receive email.
    const raw = last().raw.replace(/^From: .*$/m, 'From: Acme <no-reply@localhost>');
    await forward(raw, made.forwardTo ?? '');
    expect(await listed()).toMatchObject([{ state: 'verified', arrivedAt: expect.any(String) }]);
    // The setup step for email is complete.
    const steps = await mail.server.call('organization.firstSteps', { as: mail.server.acme.admin });
    expect(steps.body.mail).toBe(true);
    const { body } = await mail.server.call('tickets.list', { as: mail.server.acme.admin });
    expect(body.filter(({ subject }) => /Forwarding test/.test(subject))).toEqual([]);
    // A second copy changes nothing.
    await forward(last().raw, made.forwardTo ?? '');
    expect(await listed()).toHaveLength(1);
  });

  it('has no name after an empty one was entered', async () => {
    const { body: made } = await add({ name: 'Acme' });
    const as = mail.server.acme.admin;
    const params = { id: made.id };
    await mail.server.call('supportAddresses.update', { as, params, body: { name: '' } });
    expect(await listed()).toMatchObject([{ name: null }]);
  });

  it('is verified even if a mailbox rule forwards the test as a new email', async () => {
    const { body: made } = await add();
    await sendTest(made.id);
    const raw = written([`From: ${email}`, 'Subject: FW: Forwarding test'], last().text).replace(
      /^From: vera.*\r\n/,
      '',
    );
    await forward(raw, made.forwardTo ?? '');
    expect(await listed()).toMatchObject([{ state: 'verified' }]);
  });

  it('is verified only by the latest test, which no one else can forge', async () => {
    const { body: made } = await add();
    await sendTest(made.id);
    const first = last().raw;
    await sendTest(made.id);
    await forward(first, made.forwardTo ?? '');
    await forward(first.replace(/support\.[\w-]+@/g, `support.${made.id}@`), made.forwardTo ?? '');
    expect(await listed()).toMatchObject([{ state: 'unverified' }]);
    expect(JSON.stringify(await listed())).not.toMatch(/token/i);
  });

  it("belongs to one organization: another organization's test email verifies nothing here, and a second claim is rejected", async () => {
    const { globex } = mail.server;
    const { body: theirs } = await add({}, globex);
    const { body: ours } = await add();
    await sendTest(theirs.id, globex);
    // Email for the address is forwarded to Acme.
    await forward(last().raw, ours.forwardTo ?? '');
    expect(await listed(globex)).toMatchObject([{ state: 'unverified' }]);
    expect(await listed()).toMatchObject([{ state: 'unverified' }]);
    await connect();
    await sendTest(theirs.id, globex);
    await forward(last().raw, theirs.forwardTo ?? '');
    expect(await listed(globex)).toMatchObject([{ state: 'in_use' }]);
    expect(await listed()).toMatchObject([{ state: 'verified' }]);
  });

  it('requires permission to change settings, and rejects invalid input', async () => {
    const { acme, globex } = mail.server;
    const { body: made } = await add();
    const params = { id: made.id };
    for (const id of ['update', 'delete', 'test', 'dns'] as const) {
      const call = (as: typeof acme.admin) =>
        mail.server.call(`supportAddresses.${id}`, {
          as,
          params,
          ...(id === 'update' && { body: {} }),
        });
      expect((await call(globex.admin)).status, id).toBe(404);
      expect((await call(acme.agent)).status, id).toBe(403);
    }
    for (const wrong of ['acme@help.example.com', 'no-reply@help.example.com']) {
      expect((await add({ email: wrong })).status, wrong).toBe(400);
    }
    expect((await add({ email: 'a@acme.example', assigneeId: globex.agent.userId })).status).toBe(
      400,
    );
    expect((await add({ email: 'a@acme.example', signature: '{?phone}' })).status).toBe(400);
    for (let n = 1; n < 20; n++) await add({ email: `box${n}@acme.example` });
    const { status, body } = await add({ email: 'one-more@acme.example' });
    expect([status, body]).toMatchObject([409, { code: 'too_many' }]);
  });

  it("shows Google's link to confirm the forwarding, only from Google's own email", async () => {
    const { body: made } = await add();
    const url = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-x1';
    const asked = (from: string, to: string) =>
      mail.receive({
        from,
        to,
        subject: '(#123) Gmail Forwarding Confirmation',
        text: `${email} has requested to forward.\n\nTo allow this, click:\n\n${url}\n`,
      });
    const shown = async () => (await listed()).map(({ confirmationUrl }) => confirmationUrl);
    const tagged = made.forwardTo ?? '';
    await asked('mallory@visitor.example', tagged);
    await asked('forwarding-noreply@google.com', 'acme@help.example.com');
    expect(await shown()).toEqual([null]);
    await asked('forwarding-noreply@google.com', tagged);
    expect(await shown()).toEqual([url]);
    await sendTest(made.id);
    await forward(last().raw, tagged);
    expect(await shown()).toEqual([null]);
  });

  it("can't be tested if the server receives no email", async () => {
    const { body: made } = await add();
    const { config } = mail.server.context;
    const { smtpInPort } = config;
    config.smtpInPort = null;
    expect((await sendTest(made.id)).error).toMatchObject({ code: 'no_mailbox' });
    expect(await listed()).toMatchObject([{ forwardTo: null }]);
    config.smtpInPort = smtpInPort;
  });

  it("isn't tested through the organization's own mail server, whose owner could read the token", async () => {
    const { body: made } = await add();
    const smtpSettings = { host: '127.0.0.1', port: mail.inbox.port, secure: false };
    const body = { provider: 'smtp', smtpSettings } as const;
    await mail.server.call('organization.updateEmail', { as: mail.server.acme.admin, body });
    const { config } = mail.server.context;
    const { smtpUrl } = config;
    const before = mail.inbox.received.length;
    config.smtpUrl = null;
    expect((await sendTest(made.id)).error).toMatchObject({ code: 'no_mailbox' });
    config.smtpUrl = smtpUrl;
    expect(mail.inbox.received).toHaveLength(before);
  });
});

describe('forwarded email', () => {
  it('comes from its original sender, and its ticket keeps the address and goes to the assignee', async () => {
    const assigneeId = mail.server.acme.agent.userId;
    const { forwardTo } = await connect({ assigneeId });
    const raw = written([`To: ${email}`, `Cc: ${email}`], 'Cold.', 'vera');
    const { ticket } = await opened(raw, forwardTo);
    expect(ticket).toMatchObject({
      customerEmail: 'vera@visitor.example',
      assignedAgent: { id: assigneeId },
      mailPeople: { supportAddress: email, recipients: [] },
    });
  });

  it("is recognized by its headers when it arrives at the organization's general address", async () => {
    await connect();
    const plain = 'acme@help.example.com';
    for (const head of [`To: ${email}`, `X-Forwarded-For: ${email} ${plain}`]) {
      const { ticket } = await opened(written([head]), plain);
      expect(ticket.mailPeople?.supportAddress, head).toBe(email);
    }
    const { ticket } = await opened(written(['To: other@acme.example']), plain);
    expect(ticket.mailPeople?.supportAddress).toBeNull();
  });

  it('comes from the inner sender if a mailbox rule forwards it as a new email', async () => {
    const { forwardTo } = await connect();
    const raw = [
      'Authentication-Results: mx.front.example; dmarc=pass header.from=acme.example',
      `From: Acme Support <${email}>`,
      `To: ${forwardTo}`,
      'Subject: FW: Grinder',
      `Message-ID: <rule${++count}@acme.example>`,
      '',
      '________________________________',
      'From: Paula Reed <paula@visitor.example>',
      'Sent: Thursday, November 26, 2026 6:02 PM',
      `To: ${email}`,
      'Subject: Grinder',
      '',
      'It stopped.',
    ].join('\r\n');
    const { ticket, sent } = await opened(raw, forwardTo);
    expect(ticket).toMatchObject({
      customerEmail: 'paula@visitor.example',
      description: 'It stopped.',
      mailPeople: { decidedBy: 'forwarded', supportAddress: email },
    });
    expect(sent.flatMap(({ to }) => to)).toEqual(['paula@visitor.example']);
  });
});

describe('replies to its tickets', () => {
  let own: Inbox;
  let refusing: string | null = null;
  beforeEach(async () => {
    refusing = null;
    own = await openInbox({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom({ address }, _, done) {
        if (address !== refusing) return done();
        done(Object.assign(new Error('5.7.60 SendAsDenied'), { responseCode: 550 }));
      },
    });
  });
  afterEach(() => own.close());

  const useOwn = async () => {
    const answer = await mail.server.call('organization.updateEmail', {
      as: mail.server.acme.admin,
      body: {
        provider: 'smtp',
        smtpSettings: { host: '127.0.0.1', port: own.port, secure: false },
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const fallback = 'desk@acme.example';
  const useFallback = () =>
    mail.server.acme.org.write((tx) => tx.update('organizations', {}, { email_from: fallback }));

  it("come from the address, with its name and signature, and the customer's answer joins the ticket", async () => {
    const signature = 'The support of Acme';
    const { forwardTo } = await connect({ name: 'Acme Support', signature });
    await useOwn();
    await useFallback();
    const raw = written([`To: ${email}`], 'Cold.', 'nora');
    const { ticket } = await opened(raw, forwardTo);
    expect(own.received.map(({ headers }) => headers.from)).toEqual([[`Acme Support <${email}>`]]);
    await reply(ticket.id);
    const out = own.received.at(-1) as Received;
    expect(out.headers.from).toEqual([`Acme Support <${email}>`]);
    expect(out.text).toContain(`-- \n${signature}`);
    await mail.receive(answerTo(out, 'Nora <nora@visitor.example>', 'It works now.'));
    // Some programs answer to the From address: forwarding brings that answer here.
    const again = answerTo(out, 'Nora <nora@visitor.example>', 'Thanks again.');
    const head = Object.entries(again.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    await forward(written([`To: ${email}`, ...head], again.text, 'nora'), forwardTo);
    const { body } = await mail.server.call('tickets.get', {
      as: mail.server.acme.admin,
      params: { id: ticket.id },
    });
    expect(body.repliesFrom).toEqual({ email, signature });
    expect(body.messages.map(({ message }) => message)).toEqual([
      'Try again.',
      'It works now.',
      'Thanks again.',
    ]);
  });

  it("come from the organization's address if the mail server rejects this one, which the list shows", async () => {
    const { forwardTo, id } = await connect();
    await useOwn();
    await useFallback();
    refusing = email;
    const { ticket } = await opened(written([`To: ${email}`]), forwardTo);
    expect(own.received.map(({ from }) => from)).toEqual([fallback]);
    await reply(ticket.id);
    expect(own.received.map(({ from }) => from)).toEqual([fallback, fallback]);
    const said = "The mail server rejected the sender's address: 550 5.7.60 SendAsDenied";
    expect(await listed()).toMatchObject([{ sendsFrom: fallback, sendProblem: said }]);
    // A test of the address clears the rejection.
    await sendTest(id);
    expect(await listed()).toMatchObject([{ sendsFrom: email, sendProblem: null }]);
  });

  it('use only its name if the helpdesk sends them', async () => {
    const { forwardTo } = await connect({ name: 'Acme Support' });
    const { sent } = await opened(written([`To: ${email}`]), forwardTo);
    expect(sent.map(({ headers }) => headers.from)).toEqual([
      ['Acme Support <no-reply@help.example.com>'],
    ]);
    expect(await listed()).toMatchObject([{ sendsFrom: 'no-reply@help.example.com' }]);
  });
});

test('logs changes in the audit log', async () => {
  const { body: made } = await add({ name: 'Acme' });
  const as = mail.server.acme.admin;
  const params = { id: made.id };
  const body = { name: 'Acme Support', assigneeId: mail.server.acme.agent.userId };
  expect(
    (await mail.server.call('supportAddresses.update', { as, params, body })).body,
  ).toMatchObject({
    name: 'Acme Support',
    assignee: { id: mail.server.acme.agent.userId },
  });
  const { body: log } = await mail.server.call('audit.list', { as, query: { limit: 1 } });
  expect(log).toMatchObject([
    {
      operation: 'supportAddresses.update',
      changes: [{ kind: 'changed', object: 'support_address', name: email }],
    },
  ]);
  expect((await mail.server.call('supportAddresses.delete', { as, params })).status).toBe(204);
  expect(await listed()).toEqual([]);
});
