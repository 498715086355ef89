import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { prepare } from '../../../database/prepare.ts';
import type { MergedTicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { findTicket, type TicketWithPeople } from './tickets.ts';

/** A merged ticket, without the data to restore it. */
export type Merged = Omit<MergedTicketRow, 'kept' | 'organization_id' | 'external_id'>;

const columns = [
  'id',
  'number',
  'subject',
  'customer_name',
  'customer_email',
  'customer_user_id',
  'into_id',
  'root_id',
  'merged_at',
  'merged_by',
] as const satisfies readonly (keyof Merged)[];

const merged = (org: OrgScope) => org.from('merged_tickets').select(...columns);

const byId = prepare((org, p: P<'id'>) => merged(org).where('id', p.id));
const byNumber = prepare((org, p: P<'number'>) => merged(org).where('number', p.number));
const byRoot = prepare((org, p: P<'root'>) =>
  merged(org).where('root_id', p.root).orderBy(['merged_at', 'id']),
);
const whole = prepare((org, p: P<'id'>) => org.from('merged_tickets').where('id', p.id));

/** The merged ticket of this id. */
export const findMerged = (org: Org, id: string) => org.first<Merged>(byId({ id }));

/** The merged ticket of this number. */
export const findMergedNumber = (org: Org, number: string) =>
  org.first<Merged>(byNumber({ number }));

/** The merged ticket with this ID, with the data to restore it. */
export const findKept = (org: Org, id: string) => org.first<MergedTicketRow>(whole({ id }));

/** All tickets that were merged into a ticket, directly or through others, in the order of merging. */
export const mergedInto = (org: Org, ticketId: string) =>
  org.all<Merged>(byRoot({ root: ticketId }));

/** A ticket, and the merged one whose ID was requested. */
export interface Led {
  ticket: TicketWithPeople;
  by: Merged | null;
}

/** Finds the ticket with this ID, or the one it was merged into. */
export async function findLed(org: Org, id: string): Promise<Led | null> {
  const ticket = await findTicket(org, id, null);
  if (ticket) return { ticket, by: null };
  const by = await findMerged(org, id);
  const root = by && (await findTicket(org, by.root_id, null));
  return root ? { ticket: root, by } : null;
}

const ticketByNumber = prepare((org, p: P<'number'>) =>
  org.from('tickets').where('number', p.number).select('id'),
);

const ending = prepare((org, p: P<'email' | 'end'>) =>
  org
    .from('tickets')
    .where('customer_email', p.email)
    .where('number', 'like', p.end)
    .orderBy('number', 'desc')
    .limit(1)
    .select('number'),
);

const lastOf = prepare((org, p: P<'email' | 'limit'>) =>
  org
    .along('tickets', 'tickets_by_customer')
    .where('customer_email', p.email)
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(p.limit)
    .select('id', 'number'),
);

/** The most recently changed tickets of a requester. */
export const lastTicketsOf = (org: Org, address: string, limit: number) =>
  org.all<{ id: string; number: string }>(lastOf({ email: normalizeEmail(address), limit }));

/** The newest ticket number of a requester that ends with these digits; requesters have few tickets. */
async function numberEnding(org: Org, email: string, digits: string): Promise<string> {
  const found = await org.first<{ number: string }>(ending({ email, end: `%-${digits}` }));
  return found?.number ?? digits;
}

/**
 * Finds a ticket by its requester's address and number, for tickets that are theirs now or were until they were merged. The
 * digits at the end of the number are enough.
 */
export async function findByEmailAndNumber(
  org: Org,
  address: string,
  given: string,
): Promise<TicketWithPeople | null> {
  const email = normalizeEmail(address);
  const number = /^\d+$/.test(given) ? await numberEnding(org, email, given) : given;
  const live = await org.first<{ id: string }>(ticketByNumber({ number }));
  if (live) {
    const ticket = await findTicket(org, live.id, null);
    return ticket && (await isRequester(org, ticket, email)) ? ticket : null;
  }
  const by = await findMergedNumber(org, number);
  return by?.customer_email === email ? findTicket(org, by.root_id, null) : null;
}

async function isRequester(org: Org, ticket: TicketWithPeople, email: string): Promise<boolean> {
  if (ticket.customer_email === email) return true;
  return (await mergedInto(org, ticket.id)).some((one) => one.customer_email === email);
}

/** The merged ticket of an address on someone else's ticket; the oldest if there are several. */
export async function partOf(org: Org, ticketId: string, email: string): Promise<Merged | null> {
  const theirs = (await mergedInto(org, ticketId)).filter((one) => one.customer_email === email);
  return theirs.sort((one, other) => (one.id < other.id ? -1 : 1))[0] ?? null;
}
