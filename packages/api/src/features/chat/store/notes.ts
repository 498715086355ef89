import type { Config } from '../../../config.ts';
import { newId, now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Formatted } from '../../../formatting/formatted.ts';
import { copyHtml, keepHtml } from '../../../formatting/store/message-html.ts';
import { attachFiles, copyFiles } from '../../../stored-files/store/message-files.ts';
import { findLed } from '../../tickets/read/merged.ts';
import { staffNamed } from '../../tickets/read/people.ts';
import type { PastNote } from '../../tickets/store/create.ts';
import { mentionsAsked } from '../../tickets/store/replies/mentions.ts';
import { answerTicket } from '../../tickets/store/replies/reply.ts';
import { chatFacts } from '../present.ts';
import { readNotes, type ShownNote } from '../read/notes.ts';
import type { ChatRow } from '../read/sessions.ts';
import { type Agent, agentActor, mustFindChat } from './change.ts';

interface NewNote {
  words: Formatted;
  /** User IDs of mentioned members. */
  mentions: readonly string[];
  fileIds?: readonly string[] | undefined;
}

/**
 * Writes an internal note in a chat, even in a closed one. The chat itself stays unchanged: its last message, turn
 * and
 * last activity only concern messages between visitor and agent.
 */
export function addNote(
  limits: Pick<Config, 'maxMessageBytes'>,
  org: Org,
  sessionId: string,
  { words, mentions, fileIds }: NewNote,
  agent: Agent,
): Promise<ShownNote> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, sessionId);
    const names = await mentionsAsked(tx, mentions, true);
    const note = {
      id: newId(),
      session_id: sessionId,
      user_id: agent.userId,
      author_name: agent.name,
      body: words.text,
      created_at: now(),
    };
    await attachFiles(tx, note.id, fileIds, { userId: agent.userId }, limits);
    await tx.insert('chat_notes', note);
    await keepHtml(tx, note.id, words);
    for (const [user_id, name] of names) {
      await tx.insert('chat_mentions', { session_id: sessionId, note_id: note.id, user_id, name });
    }
    const isOnTicket = await addToTicket(tx, row, { ...note, names }, agent);
    await tx.record('chat.note_added', {
      session: chatFacts(row),
      actor: agentActor(agent),
      noteId: note.id,
      // If the note is also on the ticket, it notifies them from there.
      mentions: isOnTicket ? [] : [...names.keys()],
    });
    const written = (await readNotes(tx, sessionId)).find(({ id }) => id === note.id);
    if (!written) throw new Error(`A note of chat ${sessionId} is not there`);
    return written;
  });
}

/** Adds later notes to the ticket made from the chat; returns whether there is one. */
async function addToTicket(
  tx: Tx,
  row: ChatRow,
  { id, body, names }: { id: string; body: string; names: ReadonlyMap<string, string> },
  agent: Agent,
): Promise<boolean> {
  const led = row.ticket_id === null ? null : await findLed(tx, row.ticket_id);
  if (!led) return false;
  const by = { authorType: 'staff', visibility: 'internal', userId: agent.userId } as const;
  const author = { authorName: agent.name, authorEmail: null };
  const note = { ...by, ...author, body, mentions: names, mergedFrom: led.by?.number };
  const messageId = await answerTicket(tx, led.ticket, note, agentActor(agent));
  await copyHtml(tx, id, messageId, await copyFiles(tx, [id], messageId));
  return true;
}

/** The notes of a chat, for the ticket made from it. */
export async function notesForTicket(tx: Tx, sessionId: string): Promise<PastNote[]> {
  const notes = await readNotes(tx, sessionId);
  const mentioned = notes.flatMap((note) => note.mentions.map((one) => one.user_id));
  // Members who have left the staff don't follow tickets.
  const staff = await staffNamed(tx, mentioned);
  return notes.map((note) => ({
    copyOf: note.id,
    body: note.body,
    userId: note.user_id,
    authorName: note.author_name,
    createdAt: note.created_at,
    mentions: new Map(
      note.mentions
        .filter((one) => staff.has(one.user_id))
        .map(({ user_id: id, name }) => [id, name]),
    ),
  }));
}
