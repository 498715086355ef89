import { grantTicketAccess } from '../../auth/store/ticket-access.ts';
import { newId } from '../../database/ids.ts';
import { limitKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { presentOrganization } from '../organization/present.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { isUnderAttack, noteWrongPair } from './lookup-guard.ts';
import { presentDescription, presentPublicMessage, presentPublicTicket } from './present.ts';
import { findByEmailAndNumber, findTicket, readMessages } from './read/tickets.ts';

const linkMailed =
  'If this email address and ticket number belong together, a link to the ticket is on its way';

export const publicTickets: Handlers<'publicTickets'> = {
  lookup: async ({ server, org, body, ip, limits }) => {
    const email = body.email.toLowerCase();
    const number = body.ticketNumber.toUpperCase();
    // By caller too, so that others' attempts do not lock the owner out.
    await limits.attempt('lookup.email', `${org.id} ${limitKey(ip)} ${email}`);
    await limits.attempt('lookup.number', `${org.id} ${limitKey(ip)} ${number}`);
    const { mailsTicketLinks } = presentOrganization(await readOrganization(org));
    if (
      mailsTicketLinks ||
      (server.config.rateLimits && (await isUnderAttack(org, email, number)))
    ) {
      // The pair is checked when the mail is written, so neither response nor timing reveals the result.
      const request = { requestId: newId(), email, ticketNumber: number };
      await org.write((tx) => tx.record('ticket_link.requested', request));
      return { linkMailed: true, message: linkMailed };
    }
    const ticket = await findByEmailAndNumber(org, email, number);
    if (!ticket) {
      await noteWrongPair(org, email, number);
      throw notFound('No ticket matches this email and ticket number');
    }
    const access = await org.write((tx) => grantTicketAccess(tx, ticket.id, email));
    return {
      ...presentPublicTicket(ticket, await readMessages(org, ticket.id)),
      accessToken: access.token,
      accessExpiresAt: access.expiresAt,
    };
  },

  get: async ({ org, holder }) => {
    const ticket = await findTicket(org, holder.ticketId, null);
    if (!ticket) throw notFound('Ticket not found');
    return presentPublicTicket(ticket, await readMessages(org, ticket.id));
  },

  reply: async ({ org, holder, body }) => {
    const { messageId, followUp } = await replyAsCustomer(org, holder.ticketId, body.message);
    if (followUp) {
      const message = presentDescription(followUp);
      return { ...message, followUp: { ticketNumber: followUp.number } };
    }
    const stored = (await readMessages(org, holder.ticketId)).find(({ id }) => id === messageId);
    if (!stored) throw notFound('Ticket not found');
    return { ...presentPublicMessage(stored), followUp: null };
  },
};
