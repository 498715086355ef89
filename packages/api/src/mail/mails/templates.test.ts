// @module-tag one-engine

import type { MailTextKind, MailWords } from '@helpdesk/sdk/rules/mail-texts';
import type { ReplyFacts } from '@helpdesk/sdk/rules/reply-variables';
import { describe, expect, test } from 'vitest';
import { mailHost } from '../../config.ts';
import type { MailBrand } from '../layout/brand.ts';
import { isDeliverable, oneLine, productAddress } from '../sending/address.ts';
import { mailSays } from '../texts/mail-words.ts';
import { invited, replyCopied, requestReceived, staffReplied } from './templates.ts';

const northwind: MailBrand = {
  name: 'Northwind Coffee',
  logoUrl: null,
  fill: '#6f4e37',
  on: '#ffffff',
};

const says = (kind: MailTextKind, more: ReplyFacts = {}, own: MailWords | null = null) =>
  mailSays(kind, own && { language: 'en', words: own }, {
    'organization.name': northwind.name,
    'ticket.number': 'TK-2026-000042',
    'ticket.subject': 'Grinder stopped',
    'agent.name': 'Jonas Lindqvist',
    ...more,
  });

const reply = {
  organization: northwind,
  says: says('reply'),
  message: 'Please hold the button.\n\nThen:\n- wait\n- press again',
  signature: null,
  ticketUrl: 'https://help.example/public/ticket/demo/t1#access=secret',
  lookupUrl: 'https://help.example/public/ticket/demo',
  isAnsweredByMail: false,
};

const invite = {
  organization: northwind,
  inviter: 'Ada Okafor',
  role: 'agent' as const,
  message: 'Welcome aboard!',
  url: 'https://help.example/invite/token',
  expiresAt: '2026-11-28T10:00:00.000Z',
};

test('a confirmation contains the number and a link to the request', () => {
  const { subject, text, html } = requestReceived({
    organization: northwind,
    says: says('request_received'),
    ticketUrl: 'https://help.example/public/ticket/demo/t1#access=secret',
  });
  expect(subject).toBe('We received your request [TK-2026-000042]');
  expect(text).toMatchInlineSnapshot(`
    "We received your request

    Thanks for contacting Northwind Coffee.

    Your request number is TK-2026-000042. We'll reply to this email address.

    View your request:
    https://help.example/public/ticket/demo/t1#access=secret

    This link is private and works for 30 days.

    Didn't contact Northwind Coffee? You can ignore this email.

    -- 
    Northwind Coffee
    "
  `);
  expect(html).toContain('href="https://help.example/public/ticket/demo/t1#access=secret"');
});

test('a confirmation quotes the request below everything else if its author is proved', () => {
  const confirmed = {
    organization: northwind,
    says: says('request_received'),
    ticketUrl: 'https://help.example/public/ticket/demo/t1#access=secret',
  };
  const written = 'It is <b>cold</b>.\n\n-- \nSee https://evil.example';
  const { text, html, subject } = requestReceived({ ...confirmed, written });
  expect(text.slice(text.lastIndexOf('-- \nNorthwind'))).toBe(
    '-- \nNorthwind Coffee\n\n> You wrote:\n> It is <b>cold</b>.\n>\n> --\n> See https://evil.example\n',
  );
  expect(html).toContain('It is &lt;b&gt;cold&lt;/b&gt;.');
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  expect(subject).not.toContain('cold');
  const own = (ownWords: string) =>
    requestReceived({ ...confirmed, says: says('request_received', {}, { ownWords }), written });
  expect(own('Sie schrieben:').text).toContain('\n> Sie schrieben:\n> It is');
  // The quote is left out if the text above it is empty, or if the quote itself is.
  expect(own('').text).not.toContain('cold');
  expect(requestReceived({ ...confirmed, written: ' ' })).toEqual(requestReceived(confirmed));
});

test("a reply contains the agent's message with its line breaks", () => {
  const { subject, text, html } = staffReplied(reply);
  expect(subject).toBe('Re: Grinder stopped [TK-2026-000042]');
  expect(text).toMatchInlineSnapshot(`
    "Jonas Lindqvist from Northwind Coffee replied to your request TK-2026-000042:

    Please hold the button.

    Then:
    - wait
    - press again

    View conversation:
    https://help.example/public/ticket/demo/t1#access=secret

    This link is private: anyone who has it can read your request. It works for 30 days.

    To view the conversation at any time, enter this email address and the number TK-2026-000042 at https://help.example/public/ticket/demo

    -- 
    Northwind Coffee
    "
  `);
  expect(html).toContain('Then:<br>- wait<br>- press again');
});

test("a signature ends the message once, and replaces the organization's name", () => {
  const signature = 'Jonas Lindqvist\nSupport, <b>Northwind</b>';
  const copied = { ...reply, says: says('reply_copied') };
  for (const { text, html } of [
    staffReplied({ ...reply, signature }),
    replyCopied({ ...copied, signature }),
  ]) {
    expect(text).toContain('- press again\n\n-- \nJonas Lindqvist\nSupport, <b>Northwind</b>\n\n');
    expect(text.match(/^-- $/gm)).toHaveLength(1);
    expect(text).not.toMatch(/\nNorthwind Coffee\n$/);
    expect(html.match(/Support, &lt;b&gt;/g)).toHaveLength(1);
    expect(html).toMatch(/<div [^>]*>-- <br>Jonas Lindqvist<br>Support, &lt;b&gt;Northwind/);
  }
});

test('earlier messages come last, as quotes that mail programs collapse', () => {
  const before = [
    { about: 'Jonas, 2026-05-02 09:14', text: 'Is it red?' },
    { about: 'Vera, 2026-05-01 22:40', text: 'It stopped.\n\nSee https://a.example/x <b>now</b>' },
  ];
  const { text, html } = staffReplied({ ...reply, before });
  expect(text.slice(text.indexOf('-- '))).toBe(`-- 
Northwind Coffee

> Jonas, 2026-05-02 09:14:
> Is it red?

> Vera, 2026-05-01 22:40:
> It stopped.
>
> See https://a.example/x <b>now</b>
`);
  const quotes = html.match(/<blockquote type="cite" [^>]*class="gmail_quote/g);
  expect(quotes).toHaveLength(2);
  expect(html).toContain('<a href="https://a.example/x"');
  expect(html).toContain('&lt;b&gt;now');
  expect(html.lastIndexOf('blockquote')).toBeGreaterThan(html.indexOf('enter this email address'));
});

test("a logo has the organization's first letter as its alternative text", () => {
  const organization = { ...northwind, logoUrl: 'https://help.example/files/a/b.png' };
  const { html } = staffReplied({ ...reply, organization });
  expect(html).toMatch(/<img src="https:\/\/help\.example\/files\/a\/b\.png" alt="N" height="36"/);
  expect(html).not.toContain('[if !mso]');
});

test('no link has padding, which Outlook ignores: its table cell has it', () => {
  const { html } = staffReplied(reply);
  expect(html).not.toMatch(/<a [^>]*padding/);
  expect(html).toMatch(/<td bgcolor="#6f4e37" style="padding:12px 22px[^>]*><a /);
});

test('a reply by an agent without a name is signed Support Agent', () => {
  expect(staffReplied({ ...reply, says: says('reply', { 'agent.name': null }) }).text).toContain(
    'Support Agent from Northwind',
  );
});

test('an invitation contains the inviter, the organization and the expiry date', () => {
  const { subject, text } = invited(invite);
  expect(subject).toBe('Ada Okafor invited you to join Northwind Coffee');
  expect(text).toMatchInlineSnapshot(`
    "Join Northwind Coffee

    Ada Okafor invited you to join Northwind Coffee as an agent, to manage tickets and respond to customers.

    Message from Ada Okafor:

    Welcome aboard!

    Accept invitation:
    https://help.example/invite/token

    The link works once and expires on Nov 28, 2026.

    Don't recognize this invitation? You can ignore this email.

    -- 
    Northwind Coffee
    "
  `);
  const plain = invited({ ...invite, inviter: null, message: null });
  expect(plain.subject).toBe("You're invited to join Northwind Coffee");
  expect(plain.text).not.toMatch(/Message/);
  const unsigned = invited({ ...invite, inviter: null });
  expect(unsigned.text).toContain('Message:\n\nWelcome aboard!');
});

describe('user input is never markup', () => {
  const hostile =
    '<img src=x onerror=alert(1)>"\'&\r\nBcc: victim@example.com\u2028\u202Eevil\u0000';

  test.each([
    staffReplied({
      ...reply,
      organization: { ...northwind, name: oneLine(hostile) },
      says: says('reply', { 'ticket.subject': hostile, 'agent.name': hostile }),
      message: hostile,
      signature: hostile,
    }),
    invited({
      ...invite,
      organization: { ...northwind, name: oneLine(hostile) },
      inviter: hostile,
      message: hostile,
    }),
    requestReceived({
      ...reply,
      organization: { ...northwind, name: oneLine(hostile) },
      says: says('request_received', { 'organization.name': hostile }),
    }),
  ])('in email %#', ({ subject, text, html }) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    const control = /[\u0000-\u001f\u007f\u2028\u2029\u202e]/;
    expect(subject).not.toMatch(control);
    expect(text).not.toContain('\u0000');
    expect(text).not.toContain('\r');
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/="[^"]*onerror[^"]*"[^ >]/);
  });
});

describe('addresses', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.org', 'jürgen@größe.example', "o'neil@x.ie"])(
    '%s is deliverable',
    (address) => expect(isDeliverable(address)).toBe(true),
  );

  test.each([
    '',
    'a@b',
    'a,b@c.de',
    'a@c.de,b@c.de',
    '<a@b.de>',
    'a@b.de\r\nBcc: c@d.de',
    'a b@c.de',
    '"a"@c.de',
    'a@b@c.de',
    'a;b@c.de',
    'a@b..de',
    `${'a'.repeat(65)}@b.de`,
  ])("%j isn't", (address) => expect(isDeliverable(address)).toBe(false));

  test("the product's address is on the host of the configured URL", () => {
    expect(productAddress('https://help.example.com:8443')).toBe('no-reply@help.example.com');
    expect(mailHost('http://127.0.0.1:3000')).toBe('[127.0.0.1]');
    expect(mailHost('http://[::1]:3000')).toBe('[IPv6:::1]');
  });

  test('a long name is truncated, but not within a character', () => {
    expect(oneLine('☕️👩‍🚀'.repeat(100), 10)).toMatch(/…$/u);
    expect([...oneLine('a'.repeat(300))]).toHaveLength(150);
  });
});
