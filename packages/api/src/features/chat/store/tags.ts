import type { Schema } from '@helpdesk/sdk/contract/operations';
import { maxTagsOfTicket } from '@helpdesk/sdk/rules/tags';
import type { Org } from '../../../database/types.ts';
import { isMove, moveOf, mustHaveTags } from '../../tickets/store/tags.ts';
import { chatFacts } from '../present.ts';
import type { ChatRow } from '../read/sessions.ts';
import { mustFindChat } from './change.ts';

const tooMany = `A chat can have up to ${maxTagsOfTicket} tags`;

/** Adds and removes tags of a chat. The chat itself stays unchanged, since its visitor doesn't see tags. */
export function changeTags(
  org: Org,
  id: string,
  { addTagIds = [], removeTagIds = [] }: Schema<'ChatUpdateInput'>,
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    const add = await mustHaveTags(tx, addTagIds, 'addTagIds');
    const move = moveOf(row, add, removeTagIds, 'addTagIds', tooMany);
    if (!isMove(move)) return row;
    const removed = move.removed.map((tag) => tag.id);
    if (removed.length > 0) await tx.remove('chat_tags', { session_id: id, tag_id: removed });
    for (const tag of move.added) await tx.insert('chat_tags', { session_id: id, tag_id: tag.id });
    const changed = await mustFindChat(tx, id);
    await tx.record('chat.tagged', { session: chatFacts(changed) });
    return changed;
  });
}
