import { mailTextParts, mailTexts, partsOf } from '@helpdesk/sdk/rules/mail-texts';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import type { TicketFacts } from '../../event-catalog.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { makeOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { resolution } from '../mails/resolution.ts';
import { type Inbox, openInbox } from '../test-inbox.ts';

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

type Kind = keyof typeof mailTexts;

const listed = async (as = server.acme.admin) => (await server.call('mailTexts.list', { as })).body;
const change = (kind: Kind, body: object, language = 'en', as = server.acme.admin) =>
  server.call('mailTexts.update', { as, params: { kind, language }, body });
const reset = (kind: Kind, language = 'en', as = server.acme.admin) =>
  server.call('mailTexts.reset', { as, params: { kind, language } });
const preview = (kind: Kind, body: object, language = 'en') =>
  server.call('mailTexts.preview', { as: server.acme.admin, params: { kind, language }, body });
const set = (body: object) =>
  server.call('organization.updateGeneral', { as: server.acme.admin, body });

afterEach(async () => {
  for (const { kind, language, own } of await listed()) {
    if (own.length > 0) await reset(kind, language);
  }
  await set({ mailLanguage: 'en', mailsResolution: false });
});

/** Submits a request with the form; returns the email sent because of it. */
async function submit(email: string, data: object = {}) {
  const before = inbox.received.length;
  const { body } = await server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: {
      formId: server.acme.formId,
      data: { name: 'Vera Visitor', email, subject: 'Kettle', message: 'It is cold.', ...data },
    },
  });
  await server.drain();
  const [mail] = inbox.received.slice(before).filter(({ to }) => to.includes(email));
  const tickets = await server.call('tickets.list', { as: server.acme.agent });
  const ticket = tickets.body.find(({ ticketNumber }) => ticketNumber === body.ticketNumber);
  return { mail, id: ticket?.id ?? '', number: body.ticketNumber ?? '' };
}

async function mailedBy(work: () => Promise<unknown>, to: string) {
  const before = inbox.received.length;
  await work();
  await server.drain();
  return inbox.received.slice(before).filter((mail) => mail.to.includes(to));
}

const reply = (id: string, message: string) =>
  server.call('tickets.reply', { as: server.acme.agent, params: { id }, body: { message } });
const resolve = (id: string) =>
  server.call('tickets.update', {
    as: server.acme.agent,
    params: { id },
    body: { status: 'resolved' },
  });

describe('email templates', () => {
  it('are built in, in English, until an organization customizes them', async () => {
    const all = await listed();
    expect(all.map(({ kind }) => kind)).toEqual(Object.keys(mailTexts));
    for (const { kind, language, words, own, updatedAt } of all) {
      expect([language, own, updatedAt]).toEqual(['en', [], null]);
      const given = Object.entries(words).filter(([, text]) => text !== null);
      expect(Object.fromEntries(given)).toEqual(mailTexts[kind].words);
    }
  });

  it('are changed part by part, reset, and stored per organization', async () => {
    const { body: changed } = await change('reply', { opening: '{agent.name|We} wrote:' });
    expect(changed).toMatchObject({
      own: ['opening'],
      words: { opening: '{agent.name|We} wrote:', button: 'View conversation' },
      updatedAt: expect.any(String),
    });
    expect((await listed()).find(({ kind }) => kind === 'reply')).toEqual(changed);
    const globex = await listed(server.globex.admin);
    expect(globex.every(({ own }) => own.length === 0)).toBe(true);
    expect((await reset('reply')).body).toMatchObject({ own: [], updatedAt: null });
    expect((await reset('reply')).status).toBe(200);
  });

  it('are used in the sent email, with their variables filled in', async () => {
    await change('request_received', {
      subject: 'Got it: {ticket.number}',
      opening: 'Dear {customer.firstName|friend},\nwelcome to {organization.name}.\n\nSee you.',
      closing: '',
    });
    const { mail, number } = await submit('own@visitor.example');
    expect(mail?.headers.subject).toEqual([`Got it: ${number}`]);
    expect(mail?.text).toContain(
      `Dear friend,\nwelcome to acme ${server.acme.canary}.\n\nSee you.`,
    );
    expect(mail?.text).not.toContain('by mistake');
    expect(mail?.html).toContain('Dear friend,<br>welcome to acme ');
  });

  it("use the organization's language, else the built-in texts", async () => {
    await change('reply', { opening: '{agent.name|Wir} schrieb zu {ticket.number}:' }, 'de');
    const { id } = await submit('de@visitor.example');
    const [english] = await mailedBy(() => reply(id, 'One'), 'de@visitor.example');
    expect(english?.text).toContain('replied to your request');
    await set({ mailLanguage: 'de' });
    const [german] = await mailedBy(() => reply(id, 'Two'), 'de@visitor.example');
    expect(german?.text).toMatch(/^\S.* schrieb zu TK-/);
    expect(german?.html).toContain('<html lang="de" dir="ltr">');
    const languages = new Set((await listed()).map(({ language }) => language));
    expect([...languages]).toEqual(['de']);
  });

  it('are right-to-left in a right-to-left language', async () => {
    const { body } = await preview('reply', { heading: undefined }, 'ar');
    const page = await fetch(`${server.url}${body.pageUrl}`);
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('rejects invalid texts with a message', () => {
  const refused = async (kind: Kind, body: object) => {
    const { status, error } = await change(kind, body);
    return `${status} ${error.message}`;
  };

  test.each([
    ['reply', { opening: 'Dear {customer.frstName},' }, /^400 Unknown variable \{customer.fr/],
    ['reply', { opening: 'Dear {customer.firstName},' }, /such as \{customer.firstName\|there\}$/],
    ['reply', { closing: '{?order}' }, /^400 An email can't ask the agent a question/],
    ['request_received', { subject: '{ticket.subject}' }, /^400 This email can't include/],
    ['ticket_link', { opening: '{ticket.subject}' }, /^400 This email can't include/],
    ['reply', { heading: 'Hi' }, /^400 This email has no “Heading”/],
    ['reply', { subject: ' ' }, /^400 Subject is required/],
    ['reply', { subject: 'x'.repeat(151) }, /^400 A subject can have up to 150 characters/],
  ] as const)('in %s: %j', async (kind, body, sentence) => {
    expect(await refused(kind, body)).toMatch(sentence);
    expect((await preview(kind, body)).status).toBe(400);
  });

  it('for an invalid language or template', async () => {
    expect((await change('reply', {}, 'klingon!')).status).toBe(400);
    expect((await change('nonsense' as Kind, {})).status).toBe(400);
  });

  it('beyond the maximum number of languages', async () => {
    const { admin } = await makeOrganization(server.context.database, 'Polyglot');
    const letters = 'abcdefghijklmnopqrstuvwxyzabcde'.split('');
    const statuses = [];
    for (const [at, letter] of letters.entries()) {
      const language = `${letter}${at < 26 ? 'a' : 'b'}`;
      statuses.push((await change('reply', { opening: 'Hi' }, language, admin)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 409]);
  });
});

test('requires permission to change, read or preview email templates', async () => {
  const { agent, customer } = server.acme;
  const params = { kind: 'reply', language: 'en' } as const;
  for (const as of [agent, customer]) {
    expect((await server.call('mailTexts.list', { as })).status).toBe(403);
    expect((await change('reply', { opening: 'Hi' }, 'en', as)).status).toBe(403);
    expect((await reset('reply', 'en', as)).status).toBe(403);
    expect((await server.call('mailTexts.preview', { as, params, body: {} })).status).toBe(403);
  }
});

test("a visitor's input appears neither in the confirmation of a request nor as a new header", async () => {
  await change('request_received', {
    subject: 'Hello {customer.name|there}\r\nBcc: victim@example.com',
    opening: 'Dear {customer.name|friend}, {customer.firstName|friend}!',
  });
  const { mail } = await submit('spam@visitor.example', {
    name: 'BUY PILLS http://evil.example',
    subject: 'BUY PILLS',
  });
  expect(mail?.raw).not.toMatch(/PILLS|evil\.example/);
  expect(mail?.headers.subject).toEqual(['Hello there Bcc: victim@example.com']);
  expect(mail?.headers.bcc).toBeUndefined();
  expect(mail?.to).toEqual(['spam@visitor.example']);
});

test('markup in a template is plain text', async () => {
  await change('reply', { opening: '<img src=x onerror=alert(1)> {agent.name|We}:' });
  const { id } = await submit('xss@visitor.example');
  const [mail] = await mailedBy(() => reply(id, 'Hi'), 'xss@visitor.example');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('an organization without a confirmed address sends only built-in texts', async () => {
  const { body } = await server.call('auth.signup', {
    body: {
      firstName: 'Mallory',
      lastName: 'M',
      email: 'mallory@relay.example',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      organizationName: 'Relay',
    },
  });
  const as = { token: body.token };
  const params = { kind: 'request_received', language: 'en' } as const;
  const pills = { subject: 'BUY PILLS', opening: 'BUY PILLS' };
  expect((await server.call('mailTexts.update', { as, params, body: pills })).status).toBe(200);
  const forms = await server.call('contactForms.list', { as });
  const settings = await server.call('organization.settings', { as });
  expect(settings.body.mailsResolution).toBe(true);
  const sent = await mailedBy(
    () =>
      server.call('publicForms.submit', {
        params: { subdomain: settings.body.subdomain },
        body: {
          formId: forms.body[0]?.id ?? '',
          data: { name: 'V', email: 'victim@example.com', subject: 'S', message: 'M' },
        },
      }),
    'victim@example.com',
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.raw).not.toContain('PILLS');
});

describe('a preview', () => {
  it('shows the email as it would be sent, and stores nothing', async () => {
    const words = { subject: 'Re: {ticket.subject}', opening: 'Dear {customer.firstName|there},' };
    const { body } = await preview('reply', words);
    expect(body.subject).toBe('Re: Where is my parcel?');
    expect(body.text).toMatch(/^Dear Ada,\n\nYour parcel left us/);
    const page = await fetch(`${server.url}${body.pageUrl}`);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('Dear Ada,');
    expect((await listed()).every(({ own }) => own.length === 0)).toBe(true);
  });

  it('of every template contains each of its parts', async () => {
    for (const kind of Object.keys(mailTexts) as Kind[]) {
      const words = Object.fromEntries(partsOf(kind).map((part) => [part, `The ${part}.`]));
      const { body } = await preview(kind, words);
      const shown = `${body.subject}\n${body.text}`;
      for (const part of partsOf(kind)) expect(shown, kind).toContain(words[part]);
      expect(Object.keys(words).length).toBeLessThanOrEqual(Object.keys(mailTextParts).length);
    }
  });

  it("of unread chat answers doesn't quote the customer's own message", async () => {
    const { text } = (await preview('chat_answers', {})).body;
    expect(text).toContain('It left us this morning.');
    expect(text).not.toContain('Where is my parcel?');
  });

  it('is invalid if its URL is changed', async () => {
    const { body } = await preview('reply', {});
    for (const path of ['/api/mail-preview/nonsense', `${body.pageUrl.slice(0, -6)}AAAAAA`]) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    }
  });
});

describe('the resolution email', () => {
  it('is sent if it is enabled, with a link, in the same conversation', async () => {
    const { id, number } = await submit('done@visitor.example');
    expect(await mailedBy(() => resolve(id), 'done@visitor.example')).toEqual([]);
    await server.call('tickets.update', {
      as: server.acme.agent,
      params: { id },
      body: { status: 'open' },
    });
    await set({ mailsResolution: true });
    const [mail, ...more] = await mailedBy(() => resolve(id), 'done@visitor.example');
    expect(more).toEqual([]);
    expect(mail?.headers.subject).toEqual([`Resolved: Kettle [${number}]`]);
    expect(mail?.headers.references?.[0]).toContain(`ticket.${server.acme.id}.${id}@`);
    const token = /#access=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const seen = await server.call('publicTickets.get', {
      params: { subdomain: 'acme', ticketId: id },
      headers: { 'x-ticket-access': token },
    });
    expect(seen.status).toBe(200);
  });

  it('is sent neither right after a reply, nor when the ticket was reopened', async () => {
    await set({ mailsResolution: true });
    const { id } = await submit('both@visitor.example');
    const both = await mailedBy(async () => {
      await reply(id, 'Here you are.');
      await resolve(id);
    }, 'both@visitor.example');
    expect(both.map(({ text }) => text)).toEqual([expect.stringContaining('Here you are.')]);
    const { id: open } = await submit('again@visitor.example');
    const { org } = server.acme;
    const { config, database } = server.context;
    const organization = await readOrganization(org);
    const sender = { config, directory: database.directory, org, organization, isConfirmed: true };
    const actor = { type: 'staff', userId: null, name: null } as const;
    const ticket = { id: open, updatedAt: new Date().toISOString() } as TicketFacts;
    expect(await resolution(sender, { ticket, actor })).toBeNull();
    await resolve(open);
    expect(await resolution(sender, { ticket, actor })).not.toBeNull();
    const byCustomer = { ...actor, type: 'customer' } as const;
    expect(await resolution(sender, { ticket, actor: byCustomer })).toBeNull();
  });
});
