import { renewTicketAccess } from '../../auth/store/ticket-access.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { findByEmailAndNumber, lastTicketsOf, partOf } from '../../features/tickets/read/merged.ts';
import { brandOf } from '../layout/brand.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { saysOf, unproved } from '../texts/says.ts';
import { accessToken, lookupUrl, type Sender } from './customer-mail.ts';
import { ticketOpened } from './templates.ts';

/** Maximum number of tickets emailed to a customer who has lost the number. */
const most = 5;

/** Emails the requester a link to their ticket, if email and number match; without a number, links to their last tickets. */
export async function ticketLink(
  sender: Sender,
  { requestId, email, ticketNumber }: EventPayloads['ticket_link.requested'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  if (!ticketNumber) return lastLinks(sender, requestId, email);
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

async function lastLinks(
  sender: Sender,
  requestId: string,
  email: string,
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  const [last, ...before] = await lastTicketsOf(org, email, most);
  if (!last || !isDeliverable(email)) return null;
  const page = await lookupUrl(sender);
  const linkTo = async ({ id }: { id: string }) => {
    const token = accessToken(config, `${requestId} ${id}`, email);
    await org.write((tx) => renewTicketAccess(tx, id, email, token, null));
    return `${page}/${id}#access=${token}`;
  };
  const ticketUrl = await linkTo(last);
  const others: { label: string; url: string }[] = [];
  for (const one of before) others.push({ label: one.number, url: await linkTo(one) });
  const about = { customerEmail: email, ticketNumber: last.number };
  const content = ticketOpened({
    organization: brandOf(config, organization),
    says: await saysOf(sender, 'ticket_link', about),
    ticketUrl,
    others,
  });
  return { to: email, content, thread: last.id };
}
