import type { Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import type { Cc } from './read/ccs.ts';
import type { Merged } from './read/merged.ts';
import { findTicket, mustFind, type TicketWithPeople } from './read/tickets.ts';
import { createTicket } from './store/create.ts';
import { answerTicket } from './store/replies/reply.ts';
import { ticketMissing } from './store/update.ts';

/**
 * A customer's reply; to a closed ticket it opens a linked follow-up. Who writes `as` the requester of a merged ticket is that
 * one, and what they write stays its own. Somebody in Cc speaks for
 * themselves, and gets a follow-up of their own.
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

/** Opens the ticket that follows a closed one, with the requester's answer as its description. */
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
