import { renewTicketAccess } from '../auth/store/ticket-access.ts';
import type { EventPayloads } from '../event-catalog.ts';
import { findByEmailAndNumber, partOf } from '../features/tickets/read/merged.ts';
import { isDeliverable } from './address.ts';
import { brandOf } from './brand.ts';
import { accessToken, lookupUrl, type Sender } from './customer-mail.ts';
import type { DraftMail } from './outgoing.ts';
import { saysOf, unproved } from './says.ts';
import { ticketOpened } from './templates.ts';

/** Mails the requester a link to their ticket, if email and number match. */
export async function ticketLink(
  sender: Sender,
  { requestId, email, ticketNumber }: EventPayloads['ticket_link.requested'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const ticket = await findByEmailAndNumber(org, email, ticketNumber);
  if (!ticket || !isDeliverable(email)) return null;
  const as = ticket.customer_email === email ? null : await partOf(org, ticket.id, email);
  const token = accessToken(config, requestId, email);
  await org.write((tx) => renewTicketAccess(tx, ticket.id, email, token, as?.number ?? null));
  const about = as ? { customerEmail: email, ticketNumber: ticket.number } : unproved(ticket);
  const content = ticketOpened({
    organization: brandOf(config, organization),
    says: await saysOf(sender, 'ticket_link', about),
    ticketUrl: `${await lookupUrl(sender)}/${ticket.id}#access=${token}`,
  });
  return { to: email, content, thread: ticket.id };
}
