// @module-tag one-engine

import { brandGround } from '@helpdesk/sdk/rules/brand';
import type { MailTextKind } from '@helpdesk/sdk/rules/mail-texts';
import { asReplyText, type ReplyFacts } from '@helpdesk/sdk/rules/reply-variables';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { payloads } from '../../../../e2e/payloads.ts';
import { heading, item, paragraph, small, words } from './layout/blocks.ts';
import { brandOf, type MailBrand } from './layout/brand.ts';
import { type Content, content } from './layout/content.ts';
import { notificationsContent } from './mails/gathered.ts';
import { invited, requestReceived, staffReplied } from './mails/templates.ts';
import { oneLine } from './sending/address.ts';
import { mailSays } from './texts/mail-words.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Lists the elements, attributes and texts of a page as a program reads them, one per line. */
function read(node: Node): string[] {
  if (node.nodeName === '#text') return [JSON.stringify((node as { value: string }).value)];
  const children = 'childNodes' in node ? node.childNodes.flatMap(read) : [];
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => `${name}=${value}`) : [];
  return [[node.nodeName, ...attributes].join('\n'), ...children, `/${node.nodeName}`];
}

/**
 * Removes the links of plain addresses, which lead only to the address that they show, and the letter of the logo, which is the first
 * letter of the name.
 */
const unlinked = (html: string) =>
  html
    .replace(
      /<a href="(?:mailto:)?([^"]*)" class="way" style="color:#1d4ed8">([^<]*)<\/a>/g,
      (link, href: string, text: string) => (href === text ? text : link),
    )
    .replace(/ alt="(?:[^"&]|&#?\w+;){1,2}" height="36"/, ' alt="" height="36"');

const organization: MailBrand = {
  name: 'Acme',
  logoUrl: 'https://help.example/files/a/b.webp',
  ...brandGround('#3B82F6'),
};
const says = (kind: MailTextKind, more: ReplyFacts = {}) =>
  mailSays(kind, null, {
    'organization.name': 'Acme',
    'ticket.number': 'TK-1',
    'ticket.subject': 'Kettle',
    'agent.name': 'Jonas',
    ...more,
  });
const reply = {
  organization,
  says: says('reply'),
  message: 'Hello',
  signature: null,
  ticketUrl: 'https://help.example/t',
  lookupUrl: 'https://help.example/l',
  isAnsweredByMail: true,
};
const invitation = {
  organization,
  inviter: 'Ada',
  role: 'agent' as const,
  message: 'Welcome',
  url: 'https://help.example/i',
  expiresAt: '2026-11-28T10:00:00.000Z',
};
const notification = {
  title: 'New ticket',
  message: 'Kettle',
  url: 'https://help.example/t',
  action: null,
};
const notifications = {
  organization,
  allUrl: 'https://help.example/n',
  settingsUrl: 'https://help.example/p',
  unsubscribeUrl: 'https://help.example/u',
  unchecked: 0,
  words: 'It is cold',
  isGathered: false,
  isAnsweredByMail: true,
};
/** Every part of an email template with this custom text, with its braces escaped. */
const ownWords = (text: string) =>
  Object.fromEntries(
    [
      'subject',
      'opening',
      'largeFiles',
      'answering',
      'button',
      'linkNote',
      'lookup',
      'closing',
      'ownWords',
    ].map((part) => [part, asReplyText(text)]),
  );
const named = (name: string): MailBrand => ({ ...organization, name: oneLine(name) });

/** Every place in an email that shows text typed by a person. */
const places: Record<string, (text: string) => Content> = {
  'the name of the organization': (name) =>
    requestReceived({
      organization: named(name),
      says: says('request_received', { 'organization.name': name }),
      ticketUrl: reply.lookupUrl,
    }),
  'the name on an invitation': (name) => invited({ ...invitation, organization: named(name) }),
  'the subject of a ticket': (subject) =>
    staffReplied({ ...reply, says: says('reply', { 'ticket.subject': subject }) }),
  'the name of an agent': (agent) =>
    staffReplied({ ...reply, says: says('reply', { 'agent.name': agent }) }),
  'the words of an agent': (message) => staffReplied({ ...reply, message }),
  'the signature of an agent': (signature) => staffReplied({ ...reply, signature }),
  'what was said before': (text) =>
    staffReplied({ ...reply, before: [{ about: 'Vera, 2026-05-04 09:12', text }] }),
  'the own words of a mail': (text) =>
    staffReplied({
      ...reply,
      says: mailSays('reply', { language: 'en', words: ownWords(text) }, {}),
    }),
  'who invites': (inviter) => invited({ ...invitation, inviter }),
  'the words of who invites': (message) => invited({ ...invitation, message }),
  'the title of a notification': (title) =>
    notificationsContent({ ...notifications, notifications: [{ ...notification, title }] }),
  'the words of a customer': (words) =>
    notificationsContent({ ...notifications, words, notifications: [notification] }),
  'the words in a notification of several': (message) =>
    notificationsContent({
      ...notifications,
      words: null,
      isGathered: true,
      notifications: [{ ...notification, message }],
    }),
  'a notification among others': (message) =>
    notificationsContent({
      ...notifications,
      notifications: [notification, { ...notification, message }],
    }),
  'any block': (text) =>
    content(organization, 'Subject', 'Preview', [
      heading(text),
      paragraph(text),
      words(text),
      item(text, text, null),
      small(text, { label: text, url: 'https://help.example/' }),
    ]),
};

test.each(Object.entries(places))(
  'XS-02: in %s, every payload is shown as plain text',
  (place, write) => {
    const harmless = 'Word';
    const page = read(parse(unlinked(write(harmless).html)));
    for (const payload of payloads) {
      // Other tests cover line breaks and invisible characters.
      const typed = oneLine(payload.text.replace(/\s+/g, ' '), place === 'who invites' ? 80 : 150);
      const inJson = JSON.stringify(typed).slice(1, -1);
      const expected = page.map((line) =>
        line.replaceAll(harmless, () => (line.startsWith('"') ? inJson : typed)),
      );
      const mail = write(typed);
      expect(read(parse(unlinked(mail.html))), payload.text).toEqual(expected);
      expect(`${mail.subject}\n${mail.text}`).toContain(typed);
    }
  },
);

test('XS-02: uses only a web address for a logo', () => {
  const config = { publicUrl: 'https://help.example' };
  const logoOf = (logo_url: string) =>
    brandOf(config, { name: 'Acme', primary_color: 'red;}', logo_url } as never);
  expect(logoOf('/files/a/b.webp').logoUrl).toBe('https://help.example/files/a/b.png');
  for (const { kind, text } of payloads) {
    if (kind !== 'address') continue;
    const { logoUrl, fill } = logoOf(text);
    expect(logoUrl ?? 'https://').toMatch(/^https?:\/\//);
    expect(fill).toMatch(/^#[\da-f]{6}$/);
  }
});
