import type { OrgScope } from '../../../database/types.ts';
import { tagsOn } from './on-ticket.ts';

/** The column with a chat's tags in a query for `chat_sessions`, like `tagColumn` for tickets. */
export const chatTagColumn = (org: OrgScope) =>
  org.raw('? as tag_items', [tagsOn(org, 'chat_tags', 'session_id', 'chat_sessions.id')]);
