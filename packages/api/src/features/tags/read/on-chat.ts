import type { OrgScope } from '../../../database/types.ts';
import { tagsOn } from './on-ticket.ts';

/** What a query for `chat_sessions` selects for their tags, as `tagColumn` does for tickets. */
export const chatTagColumn = (org: OrgScope) =>
  org.raw('? as tag_items', [tagsOn(org, 'chat_tags', 'session_id', 'chat_sessions.id')]);
