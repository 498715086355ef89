import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type RowOf, table, text } from '../table.ts';

export const allTags = table('all_tags', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  /** The normalized name; unique among tags that aren't deleted. */
  folded: text(),
  color: text<Schema<'TagColor'>>().audited(),
  created_at: text(),
  updated_at: text(),
  /** Deleted tags are kept for a day, with their tickets. */
  deleted_at: text().null(),
  /** The tag it was merged into. */
  merged_into: text().null(),
})
  .exportedAs('tags')
  .audited({ object: 'tag', id: 'id', name: 'name' });
export type TagRow = RowOf<typeof allTags>;

/** A tag on a ticket. */
export const ticketTags = table('ticket_tags', {
  organization_id: text(),
  ticket_id: text(),
  tag_id: text(),
  /** Copied from the ticket: tickets of a tag are listed in this order. */
  updated_at: text(),
  /** The tag that the ticket had before a merge. */
  merged_from: text().null(),
});

/** A tag on a chat. */
export const chatTags = table('chat_tags', {
  organization_id: text(),
  session_id: text(),
  tag_id: text(),
  /** The tag that the chat had before a merge. */
  merged_from: text().null(),
});
