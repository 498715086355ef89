import { renewTicketAccess } from '../../auth/store/ticket-access.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { mailsResolution } from '../../features/organization/present.ts';
import { findTicket } from '../../features/tickets/read/tickets.ts';
import { brandOf } from '../layout/brand.ts';
import { aboutOf } from '../layout/signature.ts';
import { hasRepliedSince, lastMailOf } from '../read/mail-facts.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import { replyAddress } from '../sending/reply-address.ts';
import { saysOf } from '../texts/says.ts';
import { accessToken, lookupUrl, type Sender } from './customer-mail.ts';
import { requestResolved } from './templates.ts';

/** In milliseconds: a requester whose ticket is resolved right after a reply gets only one email. */
const together = 2 * 60 * 1_000;

/** Emails the requester that their ticket is resolved, if it still is, and if they didn't just get a reply. */
export async function resolution(
  sender: Sender,
  { ticket: { id, updatedAt }, actor }: EventPayloads['ticket.resolved'],
): Promise<DraftMail | null> {
  const { config, org, organization } = sender;
  if (!mailsResolution(organization) || actor.type === 'customer') return null;
  const found = await org.write(async (tx) => {
    const ticket = await findTicket(tx, id, null);
    const to = ticket?.customer_email;
    if (!ticket || !to || !isDeliverable(to)) return null;
    if (ticket.status !== 'resolved' && ticket.status !== 'closed') return null;
    const since = new Date(Date.parse(updatedAt) - together).toISOString();
    if (await hasRepliedSince(tx, id, since)) return null;
    const token = accessToken(config, `resolved ${id}`, to);
    await renewTicketAccess(tx, id, to, token, null);
    return { ticket, to, token };
  });
  if (!found) return null;
  const { ticket, to, token } = found;
  const page = await lookupUrl(sender);
  const replyTo = replyAddress(config, org.id, id, to);
  const content = requestResolved({
    organization: brandOf(config, organization),
    says: await saysOf(sender, 'request_resolved', aboutOf(ticket, null)),
    ticketUrl: `${page}/${id}#access=${token}`,
    lookupUrl: page,
    isAnsweredByMail: replyTo !== null,
  });
  return { to, content, thread: id, answers: await lastMailOf(org, id, to), replyTo };
}
