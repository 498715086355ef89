import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Text } from './columns.ts';

export interface CannedReplyRow {
  organization_id: Text;
  id: Text;
  /** User id of the member whose it is; null for the team's. */
  owner_id: Text | null;
  title: Text;
  shortcut: Text | null;
  text: Text;
  format: Schema<'TextFormat'>;
  folder: Text | null;
  /** Everything that it is found by, folded, with the title first. */
  search_text: Text;
  use_count: number;
  last_used_at: Text | null;
  created_at: Text;
  updated_at: Text;
  /** It can be restored for a day. */
  deleted_at: Text | null;
}
