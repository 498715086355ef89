import type { TicketHolder } from '../../auth/caller.ts';
import { grantTicketAccess } from '../../auth/store/ticket-access.ts';
import { newId } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import { limitKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { presentOrganization } from '../organization/present.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { isUnderAttack, noteWrongPair } from './lookup-guard.ts';
import { presentDescription, presentPublicMessage, presentPublicTicket } from './present.ts';
import { findByEmailAndNumber, findMerged } from './read/merged.ts';
import { findTicket } from './read/tickets.ts';
import { readViewOf } from './requester-view.ts';

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
    const view = await readViewOf(org, ticket, { email });
    if (!view) throw notFound('No ticket matches this email and ticket number');
    const access = await org.write((tx) =>
      grantTicketAccess(tx, ticket.id, email, view.as?.number ?? null),
    );
    return {
      ...presentPublicTicket(view.ticket, view.messages),
      accessToken: access.token,
      accessExpiresAt: access.expiresAt,
    };
  },

  get: async ({ org, holder }) => {
    const { ticket, messages } = await viewOfHolder(org, holder);
    return presentPublicTicket(ticket, messages);
  },

  reply: async ({ org, holder, body, params }) => {
    const { as } = await viewOfHolder(org, holder);
    // Who is the requester of both writes on the one whose page they have open.
    const by = as ?? (await findMerged(org, params.ticketId)) ?? null;
    const { messageId, followUp } = await replyAsCustomer(
      org,
      holder.ticketId,
      body.message,
      by?.customer_email === holder.email ? by : null,
    );
    if (followUp) {
      const message = presentDescription(followUp);
      return { ...message, followUp: { ticketNumber: followUp.number } };
    }
    const { messages } = await viewOfHolder(org, holder);
    const stored = messages.find(({ id }) => id === messageId);
    if (!stored) throw notFound('Ticket not found');
    return { ...presentPublicMessage(stored), followUp: null };
  },
};

/** The ticket as the holder of an access token reads it. */
async function viewOfHolder(org: Org, { ticketId, email }: TicketHolder) {
  const ticket = await findTicket(org, ticketId, null);
  const view = ticket && (await readViewOf(org, ticket, { email }));
  if (!view) throw notFound('Ticket not found');
  return view;
}
