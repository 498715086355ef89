import type { Text } from './columns.ts';

/** An address or a domain from which everything is spam, or a visitor of the chat. */
export interface BlockedSenderRow {
  organization_id: Text;
  id: Text;
  /** The address, the domain, or `visitor:` and the id of a browser. */
  value: Text;
  reason: Text | null;
  added_by: Text | null;
  created_at: Text;
  /** The browser that cannot start chats, and the chat that it is known from. */
  visitor_id: Text | null;
  chat_id: Text | null;
  /** How a visitor without an address is called. */
  name: Text | null;
}
