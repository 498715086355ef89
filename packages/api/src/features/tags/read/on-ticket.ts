import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { OrgScope } from '../../../database/types.ts';

export type TagRef = Schema<'TagRef'>;

/** SQL for a ticket's tags in a query for `tickets`: JSON objects by name, separated by commas; null if it has none. */
export const tagsOfTicket = (org: OrgScope) =>
  tagsOn(org, 'ticket_tags', 'ticket_id', 'tickets.id');

/** The same SQL for tickets or chats. */
export function tagsOn(
  org: OrgScope,
  table: 'ticket_tags' | 'chat_tags',
  column: 'ticket_id' | 'session_id',
  id: 'tickets.id' | 'chat_sessions.id',
) {
  const tags = org
    .from(table, 'tagged')
    .join(org.from('all_tags').as('tag'), 'tag.id', 'tagged.tag_id')
    .whereRaw(`tagged.${column} = ${id}`)
    .whereNull('tag.deleted_at')
    .orderBy('tag.folded')
    .select(org.json<TagRef>({ id: 'tag.id', name: 'tag.name', color: 'tag.color' }, 'json'));
  return org.text(tags, 'json', ',');
}

/** The same SQL as a column. */
export const tagColumn = (org: OrgScope) => org.raw('? as tag_items', [tagsOfTicket(org)]);

/** A row with that column. */
export interface Tagged {
  tag_items: string | null;
}

/** Parses the tags of such a row. */
export const tagsIn = ({ tag_items: items }: Tagged): TagRef[] =>
  items ? (JSON.parse(`[${items}]`) as TagRef[]) : [];

/** Formats tags as such a row stores them. */
export const itemsOf = (tags: readonly TagRef[]): string | null =>
  tags.map((tag) => JSON.stringify(tag)).join(',') || null;

/** The names of tags as one text for messages, events and the timeline; null if there are none. */
export const namesOf = (tags: readonly TagRef[]): string | null =>
  tags.map(({ name }) => name).join(', ') || null;
