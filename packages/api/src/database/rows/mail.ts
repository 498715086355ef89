import { bytes, flag, json, number, type RowOf, table, text, userId } from '../table.ts';

/** An incoming email, and how it was processed. */
export const inboundMails = table('inbound_mails', {
  organization_id: text(),
  id: text(),
  /** The recipients that are our addresses. */
  recipients: json(),
  /** The envelope sender, which gets bounces: '' for none; null when unknown. */
  envelope_from: text().null(),
  /** The IP address it came from and that client's HELO name; null if a server in front received it. */
  client_ip: text().null(),
  client_helo: text().null(),
  size: number(),
  /** Held: it can be read, but doesn't become a message. */
  state: text<'waiting' | 'done' | 'held' | 'failed'>(),
  /** Wanted: a member accepted it, whatever the reason it was held. */
  outcome: text<
    'ticket' | 'reply' | 'follow_up' | 'chat' | 'note' | 'repeated' | 'spam' | 'test' | 'wanted'
  >().null(),
  /** Why it was held or failed, in a sentence. */
  error: text().null(),
  sender: text().null(),
  /** The author as entered by a member; null if none was entered. */
  entered_sender: json().null(),
  /** The Message-ID of an email that became a ticket or a message. */
  message_id: text().null(),
  /** The addresses in its From, To and Cc. */
  participants: json().null(),
  /** Equal for two emails with the same content and Message-ID. */
  fingerprint: text().null(),
  ticket_id: text().null(),
  attempts: number().notExported('only work of a server'),
  due_at: text().null().notExported('only work of the server that took it in'),
  leased_until: text().null().notExported('only work of a server'),
  received_at: text(),
  done_at: text().null(),
  raw: bytes(),
}).inDirectory();
export type InboundMailRow = RowOf<typeof inboundMails>;

/** Up to which email an IMAP mailbox was fetched. */
export const imapMailboxes = table('imap_mailboxes', {
  organization_id: text(),
  /** Derived from its server, user and folder. */
  id: text(),
  /** If it changes, the server has renumbered all emails. */
  uid_validity: text(),
  last_uid: number(),
  fetched_at: text(),
}).inDirectory();
export type ImapMailboxRow = RowOf<typeof imapMailboxes>;

const server = 'only work of a server';

/** The mailbox from which the email of a support address is fetched; it has the id of that address. */
export const imapAccounts = table('imap_accounts', {
  organization_id: text(),
  id: text(),
  host: text().audited(),
  port: number().audited(),
  username: text().audited(),
  /** `google` or `microsoft` if connected by signing in there; null for a password. */
  provider: text<'google' | 'microsoft'>().null().audited(),
  /** The password, or the provider's refresh token, sealed together with its host; null if it is needed again. */
  password_sealed: text().null().audited('secret').notExported('a secret'),
  /** Whether fetched emails are deleted there. */
  deletes: flag().audited(),
  /** When the mailbox was last checked without a problem. */
  checked_at: text().null().notExported(server),
  problem: text().null().notExported(server),
  /** Since when the provider has been refusing access. */
  revoked_at: text().null().notExported(server),
  attempts: number().notExported(server),
  due_at: text().null().notExported(server),
  leased_until: text().null().notExported(server),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'support_address', id: 'id', name: 'username' });
export type ImapAccountRow = RowOf<typeof imapAccounts>;

const proof = 'verified again where it is imported';

/** One of the organization's own addresses, whose email is forwarded here. */
export const supportAddresses = table('support_addresses', {
  organization_id: text(),
  id: text(),
  /** In lower case. */
  email: text().audited(),
  /** The sender name of replies. */
  name: text().null().audited(),
  signature: text().null().audited(),
  /** The agent who gets its new tickets. */
  assignee_id: userId().null().audited(),
  /** The part after the plus sign in the address that it is forwarded to. */
  inbound_tag: text(),
  /** Identifies the last test email. */
  test_token: text().null().notExported('a secret'),
  tested_at: text().null().notExported(proof),
  /** When that test email arrived through the forwarding. */
  arrived_at: text().null().notExported(proof),
  verified_at: text().null().notExported(proof),
  /** The provider's link to confirm the forwarding. */
  confirmation_url: text().null().notExported(proof),
  /** Why the organization's mail server doesn't send as this address. */
  send_problem: text().null().notExported('how the way out of one server does'),
  send_refused_at: text().null().notExported('how the way out of one server does'),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'support_address', id: 'id', name: 'email' });
export type SupportAddressRow = RowOf<typeof supportAddresses>;
