import type { Tx } from '../../../../database/types.ts';
import { invalid } from '../../../../refusal.ts';
import { staffNamed } from '../../read/people.ts';
import { addFollowers } from '../people/add-followers.ts';

/** The members whom a message mentions, by their ids with their names; refuses whom it cannot mention. */
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

/** Mentions go with the notes that they stand in, from one ticket to another. */
export async function moveMentions(tx: Tx, from: string, to: string): Promise<void> {
  const notes = await tx.all<{ id: string }>(
    tx.from('ticket_messages').where('ticket_id', to).where('visibility', 'internal').select('id'),
  );
  const ids = notes.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update('ticket_mentions', { ticket_id: from, message_id: ids }, { ticket_id: to });
}

/** Keeps whom a note mentions; they follow the ticket from then on. */
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
