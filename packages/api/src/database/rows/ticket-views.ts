import type { Text } from './columns.ts';

export interface TicketViewRow {
  organization_id: Text;
  id: Text;
  /** User id of the member whose it is; null for the team's. */
  owner_id: Text | null;
  name: Text;
  /** The name as it is compared. */
  folded: Text;
  query: Text;
  layout: 'table' | 'beside' | null;
  /** Among those of the same owner; there may be gaps. */
  position: number;
  created_at: Text;
  updated_at: Text;
  /** It can be restored for a day. */
  deleted_at: Text | null;
}
