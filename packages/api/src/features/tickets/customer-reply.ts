import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import type { Merged } from './read/merged.ts';
import { findTicket, mustFind, type TicketWithPeople } from './read/tickets.ts';
import { createTicket } from './store/create.ts';
import { answerTicket } from './store/reply.ts';
import { ticketMissing } from './store/update.ts';

/**
 * A customer's reply; to a closed ticket it opens a linked follow-up. Who writes `as` the requester of a merged ticket is that
 * one, and what they write stays its own.
 */
export function replyAsCustomer(
  org: Org,
  ticketId: string,
  body: string,
  as: Merged | null = null,
): Promise<CustomerReply> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, ticketId, null);
    if (!ticket) throw ticketMissing();
    const { customer_name: name, customer_email: email, customer_user_id: userId } = as ?? ticket;
    const actor: Actor = { type: 'customer', userId, name: name ?? email };
    if (ticket.status === 'closed') {
      const followUp = await openFollowUp(tx, ticket, as, body, actor);
      return { messageId: null, followUp };
    }
    const messageId = await answerTicket(
      tx,
      ticket,
      {
        body,
        authorType: 'customer',
        visibility: 'public',
        userId: null,
        authorName: name,
        authorEmail: email,
        mergedFrom: as?.number,
      },
      actor,
    );
    return { messageId, followUp: null };
  });
}

export interface CustomerReply {
  messageId: string | null;
  followUp: TicketWithPeople | null;
}

/** Opens the ticket that follows a closed one, with the requester's answer as its description. */
export async function openFollowUp(
  tx: Tx,
  closed: TicketWithPeople,
  as: Merged | null,
  description: string,
  actor: Actor,
): Promise<TicketWithPeople> {
  const theirs = as ?? closed;
  const id = await createTicket(
    tx,
    {
      subject: theirs.subject,
      description,
      customerName: theirs.customer_name,
      customerEmail: theirs.customer_email,
      customerUserId: theirs.customer_user_id,
      source: 'follow_up',
      followUpOf: closed.id,
    },
    actor,
  );
  return mustFind(tx, id);
}
