import { holderOf } from '../../auth/permissions.ts';
import { seesTicketOf } from '../../auth/visibility.ts';
import type { Config } from '../../config.ts';
import type { Org } from '../../database/types.ts';
import { eventOf } from '../../events/read.ts';
import { type Cc, readCcs } from '../../features/tickets/read/ccs.ts';
import { findLed, type Led, type Merged, partOf } from '../../features/tickets/read/merged.ts';
import type { TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import { ownMessage } from '../sending/message-id.ts';
import { isMadeFor, type ReplyToken } from '../sending/reply-address.ts';
import { archivedNamed, readFormer, readStaff, type StaffMember, ticketsNamed } from './read.ts';

/** A participant of a ticket: its requester, a person in Cc or a staff member, or a former one. */
export interface Participant {
  ticket: TicketWithPeople;
  /** The merged ticket that they answer, if it isn't `ticket` itself. */
  as: Merged | null;
  email: string;
  staff: StaffMember | null;
  cc: Cc | null;
  /** Whether they no longer take part, so their emails don't join the ticket. */
  isFormer: boolean;
}

/** Finds the participant that a reply address was created for, including former ones. */
export async function participantOf(
  config: Config,
  org: Org,
  token: ReplyToken,
): Promise<Participant | null> {
  for (const id of await ticketsNamed(org, token.ticket)) {
    const led = await findLed(org, id);
    if (!led) continue;
    const { ticket, by: as } = led;
    const isFor = (email: string) => isMadeFor(config, token, org.id, id, email);
    const { customer_email: requester } = as ?? ticket;
    const known = { ticket, as, cc: null, isFormer: false };
    if (requester && isFor(requester)) return { ...known, email: requester, staff: null };
    const member = (await readStaff(org)).find(({ email }) => isFor(email));
    // An old email doesn't let a member answer who no longer sees the ticket.
    if (member && !seesTicketOf(holderOf(member), member.id, ticket.assigned_agent_id)) continue;
    if (member) return { ...known, email: member.email.toLowerCase(), staff: member };
    const cc = (await readCcs(org, ticket.id)).find(({ email }) => isFor(email));
    if (cc) return { ...known, email: cc.email, staff: null, cc };
    const former = (await readFormer(org, ticket.id)).find(isFor);
    if (former) return { ...known, email: former, staff: null, isFormer: true };
  }
  return null;
}

/** Checks whether a reply address was created for the requester of a ticket that is spam or in the trash. */
export async function wasRequester(config: Config, org: Org, token: ReplyToken): Promise<boolean> {
  const found = await archivedNamed(org, token.ticket);
  return found.some(({ id, customer_email: email }) =>
    Boolean(email && isMadeFor(config, token, org.id, id, email)),
  );
}

/** Finds the requester or person in Cc who replied from this address to an email sent to it; the staff must use reply addresses. */
export async function recipientOf(
  config: Config,
  org: Org,
  messageId: string,
  from: string,
): Promise<Participant | null> {
  const led = await ticketOfMail(config, org, messageId, from);
  if (!led) return null;
  const { ticket, by } = led;
  const own = by ?? ticket;
  const as = own.customer_email === from ? by : await partOf(org, ticket.id, from);
  const isRequester = as !== null || ticket.customer_email === from;
  if (!isRequester) return inCc(org, led, from);
  return { ticket, as, email: from, staff: null, cc: null, isFormer: false };
}

/** Finds the person in Cc with this address; the caller has checked that they got an email of the ticket. */
export async function inCc(
  org: Org,
  { ticket, by: as }: Led,
  from: string,
): Promise<Participant | null> {
  const cc = (await readCcs(org, ticket.id)).find(({ email }) => email === from);
  return cc ? { ticket, as, email: from, staff: null, cc, isFormer: false } : null;
}

/** Finds the ticket of an email that was sent to this address with this Message-ID, or the ticket that it was merged into. */
export async function ticketOfMail(config: Config, org: Org, messageId: string, to: string) {
  const origin = ownMessage(config, messageId, to);
  if (origin?.organizationId !== org.id) return null;
  const event = await eventOf(org, origin.seq);
  return event && 'ticket' in event.payload && event.name !== 'ticket.deleted'
    ? findLed(org, event.payload.ticket.id)
    : null;
}
