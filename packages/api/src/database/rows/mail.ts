import { bytes, flag, json, number, type RowOf, table, text, userId } from '../table.ts';

/** An incoming mail, and how it was processed. */
export const inboundMails = table('inbound_mails', {
  organization_id: text(),
  id: text(),
  /** The recipients that are addresses of ours. */
  recipients: json(),
  /** The envelope sender, which gets bounces: '' for none; null when unknown. */
  envelope_from: text().null(),
  /** The address that it came from, and how that named itself; null where a server in front has taken it. */
  client_ip: text().null(),
  client_helo: text().null(),
  size: number(),
  /** Held: it can be read, but does not become a message. */
  state: text<'waiting' | 'done' | 'held' | 'failed'>(),
  /** Wanted: somebody has it taken in, whatever held it. */
  outcome: text<
    'ticket' | 'reply' | 'follow_up' | 'chat' | 'note' | 'repeated' | 'spam' | 'test' | 'wanted'
  >().null(),
  /** Why it was held or has failed, in a sentence. */
  error: text().null(),
  sender: text().null(),
  /** Who wrote it, as a member has entered it; null where nobody has. */
  entered_sender: json().null(),
  /** Its Message-ID, of a mail that is a ticket or a message. */
  message_id: text().null(),
  /** The addresses in its From, To and Cc. */
  participants: json().null(),
  /** Equal for two mails with the same content and Message-ID. */
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

/** How far the mail of a mailbox elsewhere was fetched. */
export const imapMailboxes = table('imap_mailboxes', {
  organization_id: text(),
  /** Of its server, user and folder. */
  id: text(),
  /** With another one, the server has renumbered all of them. */
  uid_validity: text(),
  last_uid: number(),
  fetched_at: text(),
}).inDirectory();
export type ImapMailboxRow = RowOf<typeof imapMailboxes>;

const server = 'only work of a server';

/** The mailbox from which the email of a support address is fetched; it has the id of that. */
export const imapAccounts = table('imap_accounts', {
  organization_id: text(),
  id: text(),
  host: text().audited(),
  port: number().audited(),
  username: text().audited(),
  /** `google` or `microsoft`, where somebody signed in there; null for a password. */
  provider: text<'google' | 'microsoft'>().null().audited(),
  /** The password, or the refresh token of the provider, sealed together with its host; null where it is needed again. */
  password_sealed: text().null().audited('secret').notExported('a secret'),
  /** Whether what was fetched is deleted there. */
  deletes: flag().audited(),
  /** When mail was last looked for, without a problem. */
  checked_at: text().null().notExported(server),
  problem: text().null().notExported(server),
  /** Since when the provider refuses access. */
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

/** An address of the organization's own, whose mail is forwarded here. */
export const supportAddresses = table('support_addresses', {
  organization_id: text(),
  id: text(),
  /** In lower case. */
  email: text().audited(),
  /** The sender name of replies. */
  name: text().null().audited(),
  signature: text().null().audited(),
  /** Who gets its new tickets. */
  assignee_id: userId().null().audited(),
  /** What stands after the plus sign in the address that it is forwarded to. */
  inbound_tag: text(),
  /** What the last test mail is known by. */
  test_token: text().null().notExported('a secret'),
  tested_at: text().null().notExported(proof),
  /** When that mail came by the forwarding. */
  arrived_at: text().null().notExported(proof),
  verified_at: text().null().notExported(proof),
  /** Where the provider asks to confirm the forwarding. */
  confirmation_url: text().null().notExported(proof),
  /** Why the organization's mail server does not send as this address. */
  send_problem: text().null().notExported('how the way out of one server does'),
  send_refused_at: text().null().notExported('how the way out of one server does'),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'support_address', id: 'id', name: 'email' });
export type SupportAddressRow = RowOf<typeof supportAddresses>;
