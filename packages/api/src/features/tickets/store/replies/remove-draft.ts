import type { Org } from '../../../../database/types.ts';
import { notFound } from '../../../../refusal.ts';
import { findMessage, findTicket } from '../../read/tickets.ts';
import { ticketMissing } from '../update.ts';

/** Removes the draft of a handover once it is used or dismissed. */
export function removeDraft(
  org: Org,
  ticketId: string,
  messageId: string,
  userId: string,
): Promise<void> {
  return org.write(async (tx) => {
    if (!(await findTicket(tx, ticketId, null))) throw ticketMissing();
    const note = await findMessage(tx, ticketId, messageId);
    if (!note) throw notFound('Message not found');
    if (note.draft === null) return;
    await tx.update('ticket_messages', { id: messageId }, { draft: null, draft_format: null });
    await tx.record('shared_draft.removed', { ticketId, messageId, userId });
  });
}
