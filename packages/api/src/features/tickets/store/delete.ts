import { now } from '../../../database/ids.ts';
import type { Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { findTicket } from '../read/tickets.ts';
import { moveCounts } from './counts.ts';
import { keepFindable } from './search.ts';
import { ticketMissing } from './update.ts';

/** Deletes a ticket with its dependent rows; its submission stays. */
export function deleteTicket(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) throw ticketMissing();
    await tx.update('form_submissions', { ticket_id: id }, { ticket_id: null });
    await tx.update('tickets', { follow_up_of: id }, { follow_up_of: null });
    await tx.remove('ticket_access', { ticket_id: id });
    await tx.remove('ticket_former_people', { ticket_id: id });
    await tx.remove('ticket_tags', { ticket_id: id });
    await tx.remove('ticket_reads', { ticket_id: id });
    await tx.remove('scheduled_replies', { ticket_id: id });
    await tx.remove('ticket_snoozes', { ticket_id: id });
    await tx.remove('ticket_activity', { ticket_id: id });
    await tx.remove('ticket_messages', { ticket_id: id });
    await tx.remove('tickets', { id });
    await keepFindable(tx, ticket, null, false);
    await moveCounts(tx, ticket, null, now());
    const { number: ticketNumber, subject } = ticket;
    await tx.record('ticket.deleted', { ticket: { id, ticketNumber, subject }, actor });
  });
}
