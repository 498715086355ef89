import { type RowOf, table, text, userId } from '../table.ts';

/** An address or a domain from which everything is spam, or a visitor of the chat. */
export const blockedSenders = table('blocked_senders', {
  organization_id: text(),
  id: text(),
  /** The address, the domain, or `visitor:` and the id of a browser. */
  value: text().audited(),
  reason: text().null().audited(),
  added_by: userId().null(),
  created_at: text(),
  /** The browser that cannot start chats, and the chat that it is known from. */
  visitor_id: text().null(),
  chat_id: text().null(),
  /** How a visitor without an address is called. */
  name: text().null().audited(),
}).audited({ object: 'blocked_sender', id: 'id', name: 'value' });
export type BlockedSenderRow = RowOf<typeof blockedSenders>;
