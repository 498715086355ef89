import type { Handlers } from '../../http/handlers.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { grantTicketAccess } from '../../http/ticket-access.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { presentDescription, presentPublicMessage, presentPublicTicket } from './present.ts';
import { findByEmailAndNumber, findTicket, readMessages } from './read.ts';

export const publicTickets: Handlers<'publicTickets'> = {
  lookup: async ({ org, body, limits }) => {
    const email = body.email.trim().toLowerCase();
    const number = body.ticketNumber.trim().toUpperCase();
    await limits.attempt('lookup.email', `${org.id} ${email}`);
    await limits.attempt('lookup.number', `${org.id} ${number}`);
    const ticket = await findByEmailAndNumber(org, email, number);
    if (!ticket) throw notFound('No ticket matches this email and ticket number');
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
    const text = body.message.trim();
    if (!text) throw invalid('message', 'Message is required', 'required');
    const { messageId, followUp } = await replyAsCustomer(org, holder.ticketId, text);
    if (followUp) {
      const message = presentDescription(followUp);
      return { ...message, followUp: { ticketNumber: followUp.number } };
    }
    const stored = (await readMessages(org, holder.ticketId)).find(({ id }) => id === messageId);
    if (!stored) throw notFound('Ticket not found');
    return { ...presentPublicMessage(stored), followUp: null };
  },
};
