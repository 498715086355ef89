import type { Text } from './columns.ts';

/** An address or a domain from which everything is spam. */
export interface BlockedSenderRow {
  organization_id: Text;
  id: Text;
  value: Text;
  reason: Text | null;
  added_by: Text | null;
  created_at: Text;
}
