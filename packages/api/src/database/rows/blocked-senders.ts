import { type RowOf, table, text, userId } from '../table.ts';

/** An address or domain whose messages are all spam, or a chat visitor. */
export const blockedSenders = table('blocked_senders', {
  organization_id: text(),
  id: text(),
  /** The address, the domain, or `visitor:` and the id of a browser. */
  value: text().audited(),
  reason: text().null().audited(),
  added_by: userId().null(),
  created_at: text(),
  /** The browser that can't start chats, and the chat in which it was blocked. */
  visitor_id: text().null(),
  chat_id: text().null(),
  /** The name of a visitor without an email address. */
  name: text().null().audited(),
}).audited({ object: 'blocked_sender', id: 'id', name: 'value' });
export type BlockedSenderRow = RowOf<typeof blockedSenders>;
