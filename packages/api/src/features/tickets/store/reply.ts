import { newId } from '../../../database/ids.ts';
import type { Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { findTicket } from '../read/tickets.ts';
import { changeTicket, type Said } from './change.ts';
import { holdBackUnlessSeen } from './hold-back.ts';
import { ticketMissing } from './update.ts';

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
    const before = await findTicket(tx, ticketId, null);
    if (!before) throw ticketMissing();
    await holdBackUnlessSeen(tx, ticketId, message);
    const id = newId();
    await changeTicket(tx, before, { said: { ...message, id } }, actor);
    return id;
  });
}
