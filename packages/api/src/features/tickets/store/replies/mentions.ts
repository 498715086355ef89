import type { Tx } from '../../../../database/types.ts';
import { invalid } from '../../../../refusal.ts';
import { staffNamed } from '../../read/people.ts';
import { addFollowers } from '../people/add-followers.ts';

/** The members to mention in a message, names by ID; rejects anyone who can't be mentioned. */
export async function mentionsAsked(
  tx: Tx,
  ids: readonly string[],
  isNote: boolean,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  if (!isNote) throw invalid('mentions', 'You can mention members only in internal notes');
  const names = await staffNamed(tx, ids);
  if (names.size < new Set(ids).size) {
    throw invalid('mentions', 'Only staff can be mentioned');
  }
  return names;
}

/** Moves mentions with their notes from one ticket to another. */
export async function moveMentions(tx: Tx, from: string, to: string): Promise<void> {
  const notes = await tx.all<{ id: string }>(
    tx.from('ticket_messages').where('ticket_id', to).where('visibility', 'internal').select('id'),
  );
  const ids = notes.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update('ticket_mentions', { ticket_id: from, message_id: ids }, { ticket_id: to });
}

/** Stores the mentions of a note and makes the mentioned members follow the ticket. */
export async function keepMentions(
  tx: Tx,
  ticketId: string,
  messageId: string,
  names: ReadonlyMap<string, string>,
  at: string,
) {
  for (const [user_id, name] of names) {
    await tx.insert('ticket_mentions', {
      ticket_id: ticketId,
      message_id: messageId,
      user_id,
      name,
      created_at: at,
    });
  }
  await addFollowers(tx, ticketId, [...names.keys()]);
}
