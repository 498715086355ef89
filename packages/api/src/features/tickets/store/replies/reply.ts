import { newId } from '../../../../database/ids.ts';
import type { Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';
import { changeTicket, type Said } from '../change.ts';
import { mustWrite } from '../update.ts';
import { rejectIfStale } from './hold-back.ts';

export type NewMessage = Omit<Said, 'id'> & {
  /** The newest message that the author had on screen; undefined skips the check. */
  seenMessageId?: string | null | undefined;
};

/** Adds a message; a customer's reply reopens a resolved ticket. Returns the message's id. */
export function addMessage(
  org: Org,
  ticketId: string,
  message: NewMessage,
  actor: Actor,
): Promise<string> {
  return org.write(async (tx) => {
    const { ticket: before } = await mustWrite(tx, ticketId);
    return answerTicket(tx, before, message, actor);
  });
}

/** Does the same for a ticket that this transaction has just read. */
export async function answerTicket(
  tx: Tx,
  before: TicketWithPeople,
  message: NewMessage,
  actor: Actor,
): Promise<string> {
  await rejectIfStale(tx, before.id, message);
  const id = newId();
  await changeTicket(tx, before, { said: { ...message, id } }, actor);
  return id;
}
