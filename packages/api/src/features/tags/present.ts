import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { TagRow } from '../../database/rows/tags.ts';
import { type TagCounts, totalOf } from './read/counters.ts';

/** A tag with its counts, as the API returns it. */
export const presentTag = (row: TagRow, counts: TagCounts | undefined): Schema<'Tag'> => ({
  id: row.id,
  name: row.name,
  color: row.color,
  ticketCount: totalOf(counts),
  activeCount: (counts?.open ?? 0) + (counts?.in_progress ?? 0),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A tag on a ticket, as the API returns it. */
export const presentTagRef = ({ id, name, color }: TagRow): Schema<'TagRef'> => ({
  id,
  name,
  color,
});
