import type { Config } from '../../config.ts';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { eventOf } from '../../events/read.ts';
import { findTicket, type TicketWithPeople } from '../../features/tickets/read.ts';
import { ownMessage } from '../message-id.ts';
import { isMadeFor, type ReplyToken } from '../reply-address.ts';

/** A member of the staff, as the author of an answer. */
export interface StaffMember {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** Somebody who takes part in a ticket: its requester, or one of the staff. */
export interface Participant {
  ticket: TicketWithPeople;
  email: string;
  staff: StaffMember | null;
}

const ticketsFrom = prepare((org, p: P<'from' | 'until'>) =>
  org.from('tickets').where('id', '>=', p.from).where('id', '<', p.until).limit(5).select('id'),
);

const staff = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select('users.id', 'users.email', 'users.first_name', 'users.last_name'),
);

/** For whom a reply address was made, if that is (still) somebody of its ticket. */
export async function participantOf(
  config: Config,
  org: Org,
  token: ReplyToken,
): Promise<Participant | null> {
  const range = { from: token.ticket, until: `${token.ticket}~` };
  for (const { id } of await org.all<{ id: string }>(ticketsFrom(range))) {
    const ticket = await findTicket(org, id, null);
    if (!ticket) continue;
    const isFor = (email: string) => isMadeFor(config, token, org.id, id, email);
    const { customer_email: requester } = ticket;
    if (requester && isFor(requester)) return { ticket, email: requester, staff: null };
    const member = (await org.all<StaffMember>(staff({}))).find(({ email }) => isFor(email));
    if (member) return { ticket, email: member.email.toLowerCase(), staff: member };
  }
  return null;
}

/** The requester, if he wrote from this address to a mail of ours that went to it; the staff answers to reply addresses only. */
export async function requesterOf(
  config: Config,
  org: Org,
  messageId: string,
  from: string,
): Promise<Participant | null> {
  const ticket = await ticketOfMail(config, org, messageId, from);
  return ticket?.customer_email === from ? { ticket, email: from, staff: null } : null;
}

/** The ticket about which we have sent a mail to this address under this id. */
export async function ticketOfMail(config: Config, org: Org, messageId: string, to: string) {
  const origin = ownMessage(config, messageId, to);
  if (origin?.organizationId !== org.id) return null;
  const event = await eventOf(org, origin.seq);
  return event && 'ticket' in event.payload && event.name !== 'ticket.deleted'
    ? findTicket(org, event.payload.ticket.id, null)
    : null;
}
