import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Text } from './columns.ts';

export interface TagRow {
  organization_id: Text;
  id: Text;
  name: Text;
  /** The name without what does not matter; unique among those that are not deleted. */
  folded: Text;
  color: Schema<'TagColor'>;
  created_at: Text;
  updated_at: Text;
  /** Deleted ones are kept for a day, with their tickets. */
  deleted_at: Text | null;
  /** The tag that it was deleted in favor of. */
  merged_into: Text | null;
}

/** A tag on a ticket. */
export interface TicketTagRow {
  organization_id: Text;
  ticket_id: Text;
  tag_id: Text;
  /** That of the ticket: tickets of a tag are listed in this order. */
  updated_at: Text;
  /** The tag that the ticket had before a merge. */
  merged_from: Text | null;
}

/** A tag on a chat. */
export interface ChatTagRow {
  organization_id: Text;
  session_id: Text;
  tag_id: Text;
  /** The tag that the chat had before a merge. */
  merged_from: Text | null;
}
