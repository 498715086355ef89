import type { Schema } from '@helpdesk/sdk/contract/operations';
import { number, type RowOf, table, text, userId } from '../table.ts';

export const cannedReplies = table('canned_replies', {
  organization_id: text(),
  id: text(),
  /** User id of the member who owns it; null for the team's. */
  owner_id: userId().null(),
  title: text(),
  shortcut: text().null(),
  text: text(),
  format: text<Schema<'TextFormat'>>(),
  folder: text().null(),
  /** Everything that a search looks at, normalized, with the title first. */
  search_text: text(),
  use_count: number(),
  last_used_at: text().null(),
  created_at: text(),
  updated_at: text(),
  /** It can be restored for a day. */
  deleted_at: text().null(),
});
export type CannedReplyRow = RowOf<typeof cannedReplies>;
