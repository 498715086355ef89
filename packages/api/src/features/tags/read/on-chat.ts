import type { OrgScope } from '../../../database/types.ts';
import type { TagRef } from './on-ticket.ts';

/** What a query for `chat_sessions` selects for their tags, as `tagColumn` does for tickets. */
export function chatTagColumn(org: OrgScope) {
  const tags = org
    .from('chat_tags', 'on_chat')
    .join(org.from('all_tags').as('tag'), 'tag.id', 'on_chat.tag_id')
    .whereRaw('on_chat.session_id = chat_sessions.id')
    .whereNull('tag.deleted_at')
    .orderBy('tag.folded')
    .select(org.json<TagRef>({ id: 'tag.id', name: 'tag.name', color: 'tag.color' }, 'json'));
  return org.raw('? as tag_items', [org.text(tags, 'json', ',')]);
}
