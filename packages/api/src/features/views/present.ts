import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { TicketViewRow } from '../../database/rows/ticket-views.ts';

/** A saved view as the API returns it. */
export const presentView = (
  row: Omit<TicketViewRow, 'organization_id'>,
  position: number,
): Schema<'SavedView'> => ({
  id: row.id,
  name: row.name,
  query: row.query,
  layout: row.layout,
  visibility: row.owner_id === null ? 'team' : 'personal',
  position,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
