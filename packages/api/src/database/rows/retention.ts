import type { Text } from './columns.ts';

/** How much the rules of retention closed and deleted on a day. */
export interface RetentionRunRow {
  organization_id: Text;
  day: Text;
  closed_tickets: number;
  deleted_tickets: number;
  deleted_mails: number;
  deleted_chats: number;
}
