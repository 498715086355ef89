import type { ChatSessionRow } from '../../../database/rows/chat.ts';
import type { Tx } from '../../../database/types.ts';
import { removeEventsAbout } from '../../../events/store/remove.ts';
import { hoursOfChat, movesBetween } from '../../../figures/names.ts';
import { removeHtmlOf } from '../../../formatting/store/message-html.ts';
import { removeFilesOf } from '../../../stored-files/store/message-files.ts';
import { removeNotificationsOfChats } from '../../notifications/store/settle.ts';

/** Deletes closed chats with their messages and notes; tickets made from them stay. */
export async function forgetChats(tx: Tx, ids: readonly string[]): Promise<void> {
  const session_id = [...ids];
  for (const table of ['chat_messages', 'chat_notes'] as const) {
    const rows = await tx.all<{ id: string }>(
      tx.from(table).whereIn('session_id', session_id).select('id'),
    );
    const said = rows.map(({ id }) => id);
    await removeFilesOf(tx, said);
    await removeHtmlOf(tx, said);
  }
  await removeNotificationsOfChats(tx, ids);
  await removeEventsAbout(tx, ids);
  const those = { id: session_id, status: 'closed' } as const;
  const chats = await tx.all<ChatSessionRow>(
    tx.from('chat_sessions').whereIn('id', session_id).where('status', 'closed'),
  );
  // Foreign keys also delete their messages and notes.
  await tx.remove('chat_sessions', those);
  for (const chat of chats)
    await tx.addAll(movesBetween(['chats.closed', ...hoursOfChat(chat)], []));
}
