import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTicketHolder } from '../auth/store/ticket-access.ts';
import { hashToken } from '../auth/tokens.ts';
import { readConfig } from '../config.ts';
import { now } from '../database/ids.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { ticketRows } from '../database/ticket-rows.ts';
import type { Actor } from '../event-catalog.ts';
import { createDispatcher } from '../events/dispatch.ts';
import { invite, revokeInvitation } from '../features/team/store/invitations.ts';
import { createTicket, type NewTicket } from '../features/tickets/store/create.ts';
import { addMessage } from '../features/tickets/store/replies/reply.ts';
import { createMemory } from '../memory.ts';
import { createOutbound } from '../outbound/request.ts';
import { makeOrganization, type TestOrganization } from '../test/factories.ts';
import { freePort } from '../test/free-port.ts';
import { mailListener } from './listener.ts';
import { type Mailer, openMailer } from './sending/mailer.ts';
import { type Inbox, openInbox } from './test-inbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-mail-'));
const publicUrl = 'https://help.example.com';
const log = pino({ level: 'silent' });
const visitor: Actor = { type: 'customer', userId: null, name: 'Vera' };
const staff: Actor = { type: 'staff', userId: null, name: 'Jonas Lindqvist' };

let stored: TestDatabase;
let acme: TestOrganization;
let inbox: Inbox;
let mailer: Mailer;
let deliver: () => Promise<void>;

beforeEach(async () => {
  stored = await openTestDatabase();
  inbox = await openInbox({}, await freePort());
  deliver = startMail(inbox.url);
  acme = await makeOrganization(stored.database, 'acme');
});

afterEach(async () => {
  mailer.close();
  await inbox.close();
  await stored.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns a function that sends everything that is waiting, due or not. */
function startMail(smtpUrl: string) {
  const config = { ...readConfig({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl }), smtpUrl };
  const dispatcher = createDispatcher(stored.database, { log });
  const outbound = createOutbound({ allowPrivate: false });
  mailer = openMailer({ config, outbound, memory: createMemory(stored.database) });
  dispatcher.registerListener(mailListener({ config, database: stored.database, log }, mailer));
  return async () => {
    await stored.database.directory.write((tx) =>
      tx.update('outbox', (row) => row.whereNull('done_at').whereNotNull('due_at'), {
        due_at: now(),
      }),
    );
    await dispatcher.drain();
  };
}

const openTicket = (input: Partial<NewTicket> = {}, actor: Actor = visitor) =>
  createTicket(
    acme.org,
    {
      subject: 'Kettle',
      description: 'Broken',
      customerName: 'Vera',
      customerEmail: 'vera@visitor.example',
      source: 'widget',
      ...input,
    },
    actor,
  );

const reply = (
  ticketId: string,
  body: string,
  visibility: 'public' | 'internal' = 'public',
  authorType: 'staff' | 'customer' = 'staff',
) =>
  addMessage(
    acme.org,
    ticketId,
    {
      body,
      visibility,
      authorType,
      userId: null,
      authorName: 'Jonas Lindqvist',
      authorEmail: 'jonas@acme.test',
    },
    authorType === 'staff' ? staff : visitor,
  );

/** An admin, who sends invitations. */
const inviting = () => ({ ...staff, userId: acme.admin.userId });

const askIn = (email: string, message: string | null, actor: Actor = inviting()) =>
  invite(acme.org, { email, role: 'agent', message }, actor, hashToken);

test('sends a visitor who submits a form the number, and none of their text', async () => {
  const spam = 'BUY-PILLS http://evil.example';
  await openTicket({ subject: spam, description: spam, customerName: spam });
  await deliver();
  const [mail] = inbox.received;
  expect(inbox.received).toHaveLength(1);
  expect(mail).toMatchObject({ from: 'no-reply@help.example.com', to: ['vera@visitor.example'] });
  expect(mail?.headers.to).toEqual(['vera@visitor.example']);
  expect(mail?.headers.subject?.[0]).toMatch(/^We received your request \[TK-\d{4}-000001\]$/);
  expect(mail?.text).toMatch(/\/public\/ticket\/acme\/[\w-]+#access=\S+/);
  for (const part of [mail?.raw, mail?.text, mail?.html]) {
    expect(part).not.toMatch(/PILLS|evil\.example/);
  }
});

test("links for visitors use the organization's own domain once it is verified", async () => {
  const claim = (verified_at: string | null) =>
    acme.org.write(async (tx) => {
      await tx.remove('custom_domains', {});
      await tx.insert('custom_domains', {
        domain: 'help.acme.example',
        token: 'x',
        created_at: now(),
        verified_at,
      });
    });
  await claim(null);
  await openTicket();
  await deliver();
  expect(inbox.received[0]?.text).toContain(`${publicUrl}/public/ticket/acme/`);
  await claim(now());
  await openTicket();
  await deliver();
  expect(inbox.received[1]?.text).toContain('https://help.acme.example/public/ticket/acme/');
});

test('confirms a message left in a chat', async () => {
  await openTicket({ source: 'chat' });
  await deliver();
  expect(inbox.received.map(({ to }) => to)).toEqual([['vera@visitor.example']]);
});

test("doesn't confirm a ticket opened by the staff or a signed-in customer", async () => {
  await openTicket({ source: 'console' });
  await openTicket({ source: 'api' });
  await openTicket({ source: 'chat' }, staff);
  await openTicket({ customerEmail: null });
  await deliver();
  expect(inbox.received).toEqual([]);
});

test('sends an address at most five confirmations, without affecting others', async () => {
  for (let i = 0; i < 12; i++) await openTicket();
  await openTicket({ customerEmail: 'otto@visitor.example' });
  await deliver();
  const to = inbox.received.map((mail) => mail.to[0]);
  expect(to.filter((address) => address === 'vera@visitor.example')).toHaveLength(5);
  expect(to.filter((address) => address === 'otto@visitor.example')).toHaveLength(1);
});

test('emails the requester an answer with a link that opens the ticket, in one conversation', async () => {
  const id = await openTicket();
  await reply(id, 'Hold the <b>button</b>.\n\nThen wait.');
  await deliver();
  const mail = inbox.received.find(({ text }) => text.includes('replied to'));
  const confirmation = inbox.received.find((one) => one !== mail);
  expect(mail?.to).toEqual(['vera@visitor.example']);
  expect(mail?.headers.subject?.[0]).toMatch(/^Re: Kettle \[TK-\d{4}-000001\]$/);
  expect(mail?.text).toContain('Jonas Lindqvist from acme');
  expect(mail?.text).toContain('Hold the <b>button</b>.\n\nThen wait.');
  expect(mail?.html).toContain('Hold the &lt;b&gt;button&lt;/b&gt;.');
  expect(mail?.text).not.toContain('jonas@acme.test');
  expect(mail?.headers.references).toEqual(confirmation?.headers.references);
  const [, linked = '', token = ''] = /acme\/(\w+)#access=(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(linked).toBe(id);
  expect(mail?.html).toContain(`${publicUrl}/public/ticket/acme/${id}#access=${token}`);
  expect(await findTicketHolder(acme.org, id, token)).toMatchObject({ ticketId: id });
});

test('answers the email of a requester who wrote one, as long as it is stored', async () => {
  const id = await openTicket({ source: 'email' });
  const write = (raw: string) =>
    acme.org.write(async (tx) => {
      await tx.remove('inbound_mails', {});
      await tx.insert('inbound_mails', {
        id: 'mail1',
        size: raw.length,
        state: 'done',
        received_at: now(),
        raw: Buffer.from(raw),
      });
      await ticketRows(tx).update({ id }, { mail_id: 'mail1' });
    });
  await write('From: vera@visitor.example\r\nMessage-ID:\r\n <kettle.1@visitor.example>\r\n\r\nHi');
  await reply(id, 'First answer');
  await deliver();
  await write('Message-ID: <a@b> Bcc: victim@example.com\r\n\r\nMessage-ID: <body@b>\r\n');
  await reply(id, 'Second answer');
  await deliver();
  const header = (text: string) => inbox.received.find((mail) => mail.text.includes(text))?.headers;
  const thread = header('Second answer')?.references?.[0] ?? '';
  expect(thread).toMatch(/^<ticket\.[^<> ]+>$/);
  expect(header('First answer')).toMatchObject({
    'in-reply-to': ['<kettle.1@visitor.example>'],
    references: [`${thread} <kettle.1@visitor.example>`],
  });
  // A Message-ID header with more than an id is ignored, and so is a header in the body.
  expect(header('Second answer')?.['in-reply-to']).toEqual([thread]);
  expect(inbox.received.every((mail) => !mail.raw.includes('victim'))).toBe(true);
});

test('never emails an internal note, nor quotes it in a later reply', async () => {
  const id = await openTicket({ source: 'console' });
  await reply(id, 'CANARY-NOTE: she is difficult', 'internal');
  await reply(id, 'Thank you for waiting.');
  await deliver();
  expect(inbox.received).toHaveLength(1);
  expect(inbox.received[0]?.raw).not.toContain('CANARY');
});

test('quotes earlier public messages below a reply, only for the requester', async () => {
  const id = await openTicket({ source: 'console' });
  await reply(id, 'CANARY-NOTE: she is difficult', 'internal');
  for (let at = 1; at <= 3; at += 1) {
    await reply(id, `Question ${at}`, 'public', 'customer');
    await reply(id, `Answer ${at}`);
  }
  await deliver();
  // Emails are sent in parallel, so the last to arrive may not be the last answer.
  const { text = '', html = '' } =
    inbox.received.find((mail) => /^Answer 3$/m.test(mail.text ?? '')) ?? {};
  const quoted = text.split('\n').filter((line) => /^> (Question|Answer)/.test(line));
  expect(quoted).toEqual([
    '> Question 3',
    '> Answer 2',
    '> Question 2',
    '> Answer 1',
    '> Question 1',
  ]);
  expect(text).not.toContain('> Answer 3');
  expect(html).toContain('Question 1');
  expect(text + html).not.toContain('CANARY');
});

test('checks the note itself when an event calls it public', async () => {
  const id = await openTicket({ source: 'console' });
  const messageId = await reply(id, 'CANARY-NOTE', 'internal');
  await acme.org.write(async (tx) => {
    const row = await tx.first<{ payload: string }>(
      tx.from('events').where('name', 'ticket.replied').orderBy('seq', 'desc').limit(1),
    );
    const payload = JSON.parse(row?.payload ?? '{}');
    await tx.record('ticket.replied', { ...payload, messageId, visibility: 'public' });
  });
  await deliver();
  expect(inbox.received).toEqual([]);
});

test("doesn't email a customer's own message back to them", async () => {
  const id = await openTicket({ source: 'console' });
  await reply(id, 'Any news?', 'public', 'customer');
  await deliver();
  expect(inbox.received).toEqual([]);
});

test('emails an invited person the link, from the configured address', async () => {
  await askIn('new@acme.example', 'Join us!');
  await deliver();
  const [mail] = inbox.received;
  expect(mail?.to).toEqual(['new@acme.example']);
  expect(mail?.headers.subject?.[0]).toContain('Jonas Lindqvist invited you to join acme');
  expect(mail?.text).toMatch(/https:\/\/help\.example\.com\/invite\/[\w-]{43}\.[\w-]{20}\n/);
  expect(mail?.text).toContain('Join us!');
});

test("doesn't send a revoked invitation", async () => {
  const { id } = await askIn('new@acme.example', null);
  await revokeInvitation(acme.org, id, inviting());
  await deliver();
  expect(inbox.received).toEqual([]);
});

test("EM-01: names, subjects, sender addresses and messages can't add a recipient or a header", async () => {
  const line = '\r\nBcc: victim@example.com\r\nX-Evil: 1\r\n\r\nbody';
  await stored.database.directory.write(async (tx) => {
    await tx.org(acme.id).update(
      'organizations',
      {},
      {
        name: `Acme${line}, <victim@example.com>`,
        email_from: `a@b.example, victim@example.com${line}`,
      },
    );
  });
  const id = await openTicket({ subject: `Hi${line}`, customerName: `Vera${line}` });
  await reply(id, `Hello${line}`);
  await askIn('new@acme.example', `Hi${line}`, { ...inviting(), name: `Jonas${line}` });
  for (const customerEmail of ['a,victim@example.com', `a@b.example${line}`, '"x"@b.example']) {
    await openTicket({ customerEmail });
  }
  await deliver();
  expect(inbox.received).toHaveLength(3);
  for (const { from, to, headers } of inbox.received) {
    expect(from).toBe('no-reply@help.example.com');
    expect(to).toHaveLength(1);
    expect(to[0]).not.toContain('victim');
    expect(headers).not.toHaveProperty('bcc');
    expect(headers).not.toHaveProperty('x-evil');
    expect(headers).not.toHaveProperty('reply-to');
    for (const name of ['from', 'to', 'subject', 'message-id']) {
      expect(headers[name]).toHaveLength(1);
    }
    expect(headers.from?.[0]).toMatch(/<no-reply@help\.example\.com>$/);
  }
});

test("EM-02, S18: answers go to the organization's address, the sender stays the product's", async () => {
  await acme.org.write((tx) => tx.update('organizations', {}, { email_from: 'hi@acme.example' }));
  await openTicket();
  await deliver();
  const header = inbox.received[0]?.headers;
  expect(header?.['reply-to']?.[0]).toContain('<hi@acme.example>');
  expect(header?.from?.[0]).toContain('<no-reply@help.example.com>');
});

test('EM-03: sends an email once, later, after the mail server was down', async () => {
  const { port } = inbox;
  await inbox.close();
  const id = await openTicket();
  await reply(id, 'Sorry for the wait.');
  await deliver();
  await deliver();
  inbox = await openInbox({}, port);
  await deliver();
  await deliver();
  expect(inbox.received).toHaveLength(2);
  const ids = inbox.received.map(({ headers }) => headers['message-id']?.[0] ?? '');
  expect(new Set(ids).size).toBe(2);
  for (const one of ids) {
    expect(one).toMatch(
      new RegExp(`^<event\\.${acme.id}\\.\\d+\\.mail\\.[a-z2-7]{20}@help\\.example\\.com>$`),
    );
  }
});

test('EM-03: sends an email with a lost acknowledgment again, with the same Message-ID', async () => {
  const seen: string[] = [];
  const { port } = inbox;
  await inbox.close();
  inbox = await openInbox(
    {
      onData(stream, _session, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
        stream.on('end', () => {
          seen.push(/^Message-ID: (.*)$/m.exec(raw)?.[1] ?? '');
          done(seen.length === 1 ? Object.assign(new Error('Later'), { responseCode: 451 }) : null);
        });
      },
    },
    port,
  );
  await openTicket();
  await deliver();
  await deliver();
  await deliver();
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
});

test.each(['onRcptTo', 'onData'] as const)(
  "doesn't retry an email that the server rejects permanently (%s)",
  async (stage) => {
    let tries = 0;
    const { port } = inbox;
    await inbox.close();
    const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    const refuse = (done: (error: Error) => void) => {
      tries += 1;
      done(refusal);
    };
    inbox = await openInbox(
      stage === 'onRcptTo'
        ? { onRcptTo: (_address, _session, done) => refuse(done) }
        : { onData: (stream, _session, done) => stream.resume().on('end', () => refuse(done)) },
      port,
    );
    await openTicket();
    await deliver();
    await deliver();
    expect(tries).toBe(1);
  },
);
