import type { Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { redactedTicket } from '../../../../events/store/remove.ts';
import { ticketFacts } from '../../present.ts';
import { findTicket } from '../../read/tickets.ts';
import { changeTicket } from '../change.ts';
import { archiveTicket, forget } from './delete.ts';

/** Closes tickets that were resolved long ago. */
export async function closeTickets(tx: Tx, ids: readonly string[], actor: Actor): Promise<void> {
  for (const id of ids) {
    const ticket = await findTicket(tx, id, null);
    if (ticket) await changeTicket(tx, ticket, { fields: { status: 'closed' } }, actor);
  }
}

/** Permanently deletes tickets by way of the trash, which updates counters, search and webhooks as usual. */
export async function deleteAtOnce(tx: Tx, ids: readonly string[], actor: Actor): Promise<void> {
  for (const id of ids) {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) continue;
    await archiveTicket(tx, ticket, 'trash', actor);
    await tx.record('ticket.deleted', {
      ticket: redactedTicket(ticketFacts(ticket)),
      actor,
    });
  }
  await forget(tx, ids, actor);
}
