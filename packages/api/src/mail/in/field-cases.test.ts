import { readFileSync } from 'node:fs';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import type { Inbox } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

/** Emails that other help desks misread, as reported by their operators; each test says what is right. */
let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const token = 'a-token-of-an-operator-long-enough';
const support = 'acme@help.example.com';
let agent: string;

beforeAll(async () => {
  mailServer = await startMailServer({ mailInToken: token });
  ({ inbox, server } = mailServer);
  agent = server.acme.agent.email;
});
afterAll(() => mailServer.stop());

type Ticket = Schema<'TicketDetail'>;

/** A stored email, addressed to this organization and from one of its members. */
const fieldCase = (name: string): Buffer =>
  Buffer.from(
    readFileSync(new URL(`./field-cases/${name}`, import.meta.url))
      .toString('latin1')
      .replaceAll('demo@localhost', support)
      .replaceAll('agent@demo.test', agent),
    'latin1',
  );

/** Sends an email through the HTTP hook; `from` is its envelope sender, left out if unknown. */
async function arrive(raw: Buffer, from?: string, to = support) {
  const before = new Set((await tickets()).map(({ id }) => id));
  const mails = inbox.received.length;
  const query = new URLSearchParams({ to, ...(from === undefined ? {} : { from }) });
  const answer = await fetch(`${server.url}/api/inbound/mail?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${token}` },
    body: new Uint8Array(raw),
  });
  expect(answer.status).toBe(202);
  await server.drain();
  const opened = (await tickets()).filter(({ id }) => !before.has(id));
  return { opened: await Promise.all(opened.map(detail)), sent: inbox.received.slice(mails) };
}

const tickets = async () =>
  (await server.call('tickets.list', { as: server.acme.agent, query: { limit: 100 } })).body;
const detail = async ({ id }: { id: string }) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;
const found = async (q: string) =>
  (await server.call('search.query', { as: server.acme.agent, query: { q } })).body.tickets;

async function ticketOf(name: string, from = 'someone@example.com'): Promise<Ticket> {
  const { opened } = await arrive(fieldCase(`${name}.eml`), from);
  expect(opened).toHaveLength(1);
  return opened[0] as Ticket;
}

const filesOf = ({ files }: Ticket) => files.map(({ name, type }) => `${name} ${type}`);

describe('the writer', () => {
  test('a web form writes for the person in Reply-To', async () => {
    const { opened, sent } = await arrive(
      fieldCase('01-reply-to-contact-form.eml'),
      'www@shop.example.org',
    );
    expect(opened).toMatchObject([
      { customerEmail: 'nora.field@example.com', customerName: 'Nora Field' },
    ]);
    expect(sent.flatMap(({ to }) => to)).not.toContain('wordpress@shop.example.org');
  });

  test('each person behind a group is a separate customer', async () => {
    expect(await ticketOf('02-group-via')).toMatchObject({
      customerEmail: 'otto.berg@example.com',
      customerName: 'Otto Berg',
    });
    expect(await ticketOf('02b-group-via-second-person')).toMatchObject({
      customerEmail: 'ida.holm@example.com',
      customerName: 'Ida Holm',
    });
  });

  test("an email that a member forwards becomes a ticket of its writer, with the member's text as a note", async () => {
    const { opened, sent } = await arrive(fieldCase('03-agent-forward-gmail.eml'), agent);
    expect(opened).toMatchObject([
      {
        customerEmail: 'paula.reed@example.com',
        customerName: 'Paula Reed',
        description: 'The grinder I bought last week stopped after two days. Order 5512.\n\nPaula',
        messages: [{ message: 'Can somebody take this one?', isInternal: true }],
      },
    ]);
    expect(sent.flatMap(({ to }) => to)).not.toContain(agent);
    expect(await found('5512')).toHaveLength(1);
  });

  test("an email that a customer forwards is the customer's, with its whole text", async () => {
    const ticket = await ticketOf('03b-customer-forward-outlook');
    expect(ticket.customerEmail).toBe('rosa.lind@example.com');
    expect(ticket.description).toContain('312,40 EUR');
    expect(ticket.description).toContain('das stimmt doch nicht?');
  });

  test('a name can contain a comma', async () => {
    expect(await ticketOf('04-comma-in-name')).toMatchObject({
      customerEmail: 'vera.comma@example.com',
      customerName: 'Visitor, Vera',
    });
  });
});

describe('characters', () => {
  test('us-ascii with UTF-8 bytes', async () => {
    expect((await ticketOf('05-us-ascii-with-utf8')).description).toContain(
      'Grüße aus Köln – schöne Woche €',
    );
  });

  test("headers with bytes in the body's charset", async () => {
    expect(await ticketOf('06-raw-latin1-headers')).toMatchObject({
      subject: 'Störung im Büro',
      customerName: 'Jürgen Groß',
    });
  });

  test('a charset that only the HTML declares', async () => {
    expect((await ticketOf('07-html-meta-charset')).description).toBe(
      'Здравствуйте, не работает принтер',
    );
  });

  test('code page 850, and a label with an extra hyphen', async () => {
    expect((await ticketOf('08-cp850')).description).toBe('Grüße aus Köln, Öl für Ähren');
    expect((await ticketOf('08b-cp-1252-label')).description).toBe('Grüße “quoted” €');
  });

  test('a subject split within a character', async () => {
    expect((await ticketOf('09-subject-split-within-a-letter')).subject).toBe(
      'お問い合わせについて',
    );
  });
});

describe('parts', () => {
  test('files without names get one with the extension of their type', async () => {
    const ticket = await ticketOf('10-files-without-names');
    const names = filesOf(ticket).map((name) => name.split(' ')[0] ?? '');
    expect(names.map((name) => name.slice(name.lastIndexOf('.')))).toEqual([
      '.pdf',
      '.jpg',
      '.docx',
      '.csv',
      '.eml',
    ]);
    expect(names.at(-1)).toBe('inner.eml');
  });

  test('an empty file is listed', async () => {
    const ticket = await ticketOf('11-zero-bytes');
    expect(ticket.description).toContain('error.log');
  });

  test('a signed but unencrypted email is read', async () => {
    const ticket = await ticketOf('12-opaque-signed');
    expect(ticket.description).toContain('Please change the delivery address of order 812');
    expect(ticket.description).not.toContain('encrypted');
  });

  test('an invitation shows what, when and where', async () => {
    const ticket = await ticketOf('13-invitation-alone');
    expect(ticket.description).toContain('Installation of the new machine');
    expect(ticket.description).toMatch(/3 December 2026.*14:00.*15:00.*Europe\/Berlin/);
    expect(ticket.description).toContain('Harbour Street 4');
    expect(ticket.description).toContain('Cal Endar');
    expect(ticket.description).toContain('Please bring the grinder, too.');
    expect(filesOf(ticket)).toEqual(['invite.ics text/calendar']);
  });

  test('the text of an attached email is on the ticket', async () => {
    const ticket = await ticketOf('23-forward-as-attachment');
    expect(ticket.description).toContain('My order 99 never came.');
    expect(filesOf(ticket)).toEqual(['order 99.eml message/rfc822']);
  });

  test('a uuencoded file is decoded', async () => {
    const ticket = await ticketOf('24-x-uuencode');
    expect(ticket.files).toMatchObject([{ name: 'notes.txt', size: 28 }]);
  });
});

describe('message text', () => {
  test('HTML that says more than the plain part becomes the message', async () => {
    expect((await ticketOf('14-stub-plain')).description).toBe(
      'My machine does not heat. Order 77.',
    );
    const order = (await ticketOf('15-short-plain-long-html')).description;
    for (const words of ['Order received.', 'Finn Oak', '555 0100', 'deliver on Monday']) {
      expect(order).toContain(words);
    }
  });

  test('the last line of a long text is kept', async () => {
    const ticket = await ticketOf('16-long-log');
    expect(ticket.description).toMatch(
      /Shortened\. [\d,]+ more lines are in the original email\.\)$/,
    );
    expect(ticket.descriptionFoldedHtml).toMatch(/ERROR.*disk full/);
    expect(await found('disk full')).toMatchObject([{ id: ticket.id }]);
  });
});

describe('threads', () => {
  test("joins an answer to the sender's own first email, and shows who was in Cc", async () => {
    const first = await ticketOf('17a-own-mail-first', 'bo@example.com');
    const { opened } = await arrive(
      fieldCase('17b-own-mail-answered-by-himself.eml'),
      'bo@example.com',
    );
    expect(opened).toEqual([]);
    expect((await detail(first)).messages).toMatchObject([
      { message: 'Forgot the error code: 5521.', authorType: 'customer' },
    ]);
    expect(first.mailPeople?.recipients).toEqual([
      { email: 'cleo@example.com', name: 'Cleo Rask' },
    ]);
  });
});

describe('programs', () => {
  test('a bounce is recognized without an envelope', async () => {
    const { opened, sent } = await arrive(fieldCase('18-bounce-envelope-unknown.eml'));
    expect({ opened, sent }).toEqual({ opened: [], sent: [] });
  });

  test('a loop with changing senders ends', async () => {
    const first = await arrive(fieldCase('19a-other-desk-first.eml'), 'ticket-900@example.org');
    let to = first.sent[0]?.headers['reply-to']?.[0] ?? '';
    expect(to).toContain('reply+');
    for (const at of [1, 2, 3]) {
      const raw = fieldCase('19b-other-desk-again.eml.txt')
        .toString('latin1')
        .replace(/\{.*\}/, to)
        .replaceAll('ticket-901', `ticket-90${at}`)
        .replaceAll('desk1', `desk${at}`)
        .replaceAll('request 1', `request ${at}`);
      const address = /<([^<>]*)>/.exec(to)?.[1] ?? to;
      const { sent } = await arrive(Buffer.from(raw), `ticket-90${at}@example.org`, address);
      expect(sent).toEqual([]);
      to = sent[0]?.headers['reply-to']?.[0] ?? to;
    }
  });
});

test('only the address in From can join a thread, whatever other headers name', async () => {
  const { opened, sent } = await arrive(
    Buffer.from(
      `From: Vera <vera@visitor.example>\r\nTo: ${support}\r\nSubject: Mine\r\n\r\nWords`,
    ),
    'vera@visitor.example',
  );
  const to = /<([^<>]*)>/.exec(sent[0]?.headers['reply-to']?.[0] ?? '')?.[1] ?? '';
  expect(to).toContain('reply+');
  const names = [
    'From: Group <group@evil.example>\r\nList-Id: <group.evil.example>\r\nX-Original-From: vera@visitor.example',
    'From: Mallory <mallory@evil.example>\r\nReply-To: vera@visitor.example',
    'Sender: vera@visitor.example',
  ];
  for (const name of names) {
    const raw = `${name}\r\nTo: ${to}\r\nSubject: Re: Mine\r\n\r\nNot hers`;
    const later = await arrive(Buffer.from(raw), 'vera@visitor.example', to);
    expect(later.opened).toMatchObject([{ customerEmail: 'vera@visitor.example' }]);
    expect(later.opened[0]?.descriptionSenderCheck?.domain ?? null).not.toBe('visitor.example');
  }
  expect((await detail(opened[0] as Ticket)).messages).toEqual([]);
});
