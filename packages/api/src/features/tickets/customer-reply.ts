import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import type { Cc } from './read/ccs.ts';
import type { Merged } from './read/merged.ts';
import { findTicket, mustFind, type TicketWithPeople } from './read/tickets.ts';
import { createTicket } from './store/create.ts';
import { answerTicket } from './store/replies/reply.ts';
import { ticketMissing } from './store/update.ts';

/**
 * Adds a customer's reply; a reply to a closed ticket opens a linked follow-up. With `as`, the author is the requester of that
 * merged ticket, and the reply is marked as belonging to it. A person in Cc writes in their own name, and gets their own
 * follow-up.
 */
export function replyAsCustomer(
  org: Org,
  ticketId: string,
  body: string,
  as: Merged | null = null,
  cc: Cc | null = null,
): Promise<CustomerReply> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, ticketId, null);
    if (!ticket) throw ticketMissing();
    const theirs = cc ? asRequester(cc) : (as ?? ticket);
    const { customer_name: name, customer_email: email, customer_user_id: userId } = theirs;
    const actor: Actor = { type: 'customer', userId, name: name ?? email };
    if (ticket.status === 'closed') {
      const followUp = await openFollowUp(tx, ticket, as, body, actor, cc);
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

/** Opens a follow-up of a closed ticket, with the requester's reply as its description. */
export async function openFollowUp(
  tx: Tx,
  closed: TicketWithPeople,
  as: Merged | null,
  description: string,
  actor: Actor,
  cc: Cc | null = null,
): Promise<TicketWithPeople> {
  const theirs = as ?? closed;
  const requester = cc ? asRequester(cc) : theirs;
  const id = await createTicket(
    tx,
    {
      subject: theirs.subject,
      description,
      customerName: requester.customer_name,
      customerEmail: requester.customer_email,
      customerUserId: requester.customer_user_id,
      source: 'follow_up',
      followUpOf: closed.id,
    },
    actor,
  );
  return mustFind(tx, id);
}

const asRequester = ({ name, email }: Cc) => ({
  customer_name: name,
  customer_email: email,
  customer_user_id: null,
});
