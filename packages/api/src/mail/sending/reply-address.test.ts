import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { newId } from '../../database/ids.ts';
import { messageIdOf, ownMessage } from './message-id.ts';
import { isMadeFor, type ReplyToken, readReplyToken, replyAddress } from './reply-address.ts';

const secret = 'a secret of at least 32 characters';
const config = readConfig({
  SECRET: secret,
  SMTP_IN_PORT: '2525',
  PUBLIC_URL: 'https://help.example.com',
});
const acme = newId();
const ticket = newId();
const vera = 'vera@visitor.example';
const localPart = (address: string | null) => address?.split('@')[0] ?? '';

const read = (address: string | null) => readReplyToken(localPart(address)) as ReplyToken;

test('a reply address fits a local part, and identifies ticket and participant, ignoring case', () => {
  const address = replyAddress(config, acme, ticket, vera);
  expect(address).toMatch(/^reply\+[a-z2-7]{56}@help\.example\.com$/);
  expect(localPart(address).length).toBeLessThanOrEqual(64);
  const token = read(address?.toUpperCase() ?? '');
  expect(acme.startsWith(token.organization) && ticket.startsWith(token.ticket)).toBe(true);
  expect(isMadeFor(config, token, acme, ticket, ' Vera@Visitor.example')).toBe(true);
});

test('a reply address is valid only for its person, ticket, organization and secret', () => {
  const token = read(replyAddress(config, acme, ticket, vera));
  expect(isMadeFor(config, token, acme, ticket, 'mallory@visitor.example')).toBe(false);
  expect(isMadeFor(config, token, acme, newId(), vera)).toBe(false);
  expect(isMadeFor(config, token, newId(), ticket, vera)).toBe(false);
  expect(isMadeFor({ ...config, secret: `${secret}!` }, token, acme, ticket, vera)).toBe(false);
  expect(isMadeFor(config, { ...token, signature: 'a'.repeat(20) }, acme, ticket, vera)).toBe(
    false,
  );
});

test('a server without incoming mail creates no reply address', () => {
  expect(replyAddress({ ...config, smtpInPort: null }, acme, ticket, vera)).toBeNull();
  const byHttp = { ...config, smtpInPort: null, mailInToken: 'x'.repeat(32) };
  expect(replyAddress(byHttp, acme, ticket, vera)).not.toBeNull();
});

test.each(['reply', 'reply+', 'reply+abc', `reply+${'a'.repeat(55)}`, `reply+${'7'.repeat(56)}`])(
  'rejects an invalid reply address: %s',
  (text) => expect(readReplyToken(text)).toBeNull(),
);

test('a Message-ID of ours is accepted only from the address that got the email', () => {
  const origin = { organizationId: acme, seq: 42, listener: 'mail' };
  const id = messageIdOf(config, { ...origin, to: vera });
  expect(id).toMatch(/^<event\.\w{30}\.42\.mail\.[a-z2-7]{20}@help\.example\.com>$/);
  expect(ownMessage(config, id, 'VERA@visitor.example')).toEqual(origin);
  expect(ownMessage(config, id, 'mallory@visitor.example')).toBeNull();
  expect(ownMessage(config, id.replace('.42.', '.43.'), vera)).toBeNull();
  expect(ownMessage(config, `<event.${acme}.42.mail@help.example.com>`, vera)).toBeNull();
});
