import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { findTicket, mustFind, type TicketWithPeople } from './read/tickets.ts';
import { createTicket } from './store/create.ts';
import { answerTicket } from './store/reply.ts';
import { ticketMissing } from './store/update.ts';

/** A customer's reply; to a closed ticket it opens a linked follow-up. */
export function replyAsCustomer(org: Org, ticketId: string, body: string): Promise<CustomerReply> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, ticketId, null);
    if (!ticket) throw ticketMissing();
    const { customer_name: name, customer_email: email, customer_user_id: userId } = ticket;
    const actor: Actor = { type: 'customer', userId, name: name ?? email };
    if (ticket.status === 'closed') {
      const followUp = await openFollowUp(tx, ticket, body, actor);
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
  description: string,
  actor: Actor,
): Promise<TicketWithPeople> {
  const id = await createTicket(
    tx,
    {
      subject: closed.subject,
      description,
      customerName: closed.customer_name,
      customerEmail: closed.customer_email,
      customerUserId: closed.customer_user_id,
      source: 'follow_up',
      followUpOf: closed.id,
    },
    actor,
  );
  return mustFind(tx, id);
}
