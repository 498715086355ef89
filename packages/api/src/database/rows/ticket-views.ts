import { number, type RowOf, table, text, userId } from '../table.ts';

export const ticketViews = table('ticket_views', {
  organization_id: text(),
  id: text(),
  /** User id of the member who owns it; null for the team's. */
  owner_id: userId().null(),
  name: text(),
  /** The normalized name, for comparison. */
  folded: text(),
  query: text(),
  layout: text<'table' | 'beside'>().null(),
  /** Among those of the same owner; there may be gaps. */
  position: number(),
  created_at: text(),
  updated_at: text(),
  /** It can be restored for a day. */
  deleted_at: text().null(),
});
export type TicketViewRow = RowOf<typeof ticketViews>;
