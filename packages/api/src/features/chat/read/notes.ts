import { prepare } from '../../../database/prepare.ts';
import type { ChatNoteRow } from '../../../database/rows/chat.ts';
import type { Org, P } from '../../../database/types.ts';
import { htmlToJoin, type WithHtml } from '../../../formatting/read/message-html.ts';
import { fileColumn, type WithFiles } from '../../../stored-files/read/message-files.ts';
import { mentionColumns, type ShownMention } from '../../tickets/read/people.ts';

type NoteRow = ChatNoteRow & WithFiles & WithHtml;

/** An internal note with its files, formatting and mentioned members. */
export interface ShownNote extends NoteRow {
  mentions: readonly ShownMention[];
}

const newest = prepare((org, p: P<'session'>) =>
  org
    .from('chat_notes')
    .leftJoin(htmlToJoin(org), 'formatting.message_id', 'chat_notes.id')
    .where('session_id', p.session)
    .orderByRaw('id desc')
    .limit(1_000)
    .select('chat_notes.*', 'formatting.html', fileColumn(org, 'chat_notes.id')),
);

const mentions = prepare((org, p: P<'session'>) =>
  org
    .from('chat_mentions')
    .join('users', 'users.id', 'chat_mentions.user_id')
    .where('session_id', p.session)
    .orderBy(['chat_mentions.note_id', 'chat_mentions.user_id'])
    .select({
      ...mentionColumns,
      message_id: 'chat_mentions.note_id',
      user_id: 'chat_mentions.user_id',
      name: 'chat_mentions.name',
    }),
);

const noteById = prepare((org, p: P<'id'>) => org.from('chat_notes').where('id', p.id));

export const findNote = (org: Org, id: string) => org.first<ChatNoteRow>(noteById({ id }));

/** The last thousand internal notes of a chat, oldest first. */
export async function readNotes(org: Org, session: string): Promise<ShownNote[]> {
  const rows = (await org.all<NoteRow>(newest({ session }))).reverse();
  if (rows.length === 0) return [];
  const mentioned = await org.all<ShownMention>(mentions({ session }));
  return rows.map((row) => ({
    ...row,
    mentions: mentioned.filter(({ message_id: id }) => id === row.id),
  }));
}
