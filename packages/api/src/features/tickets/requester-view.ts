import type { Org } from '../../database/types.ts';
import { isOf, type Reader, type Requested, readingOf } from './parts.ts';
import type { ShownMessage } from './read/detail.ts';
import { findLed, type Merged, mergedInto } from './read/merged.ts';
import { findTicket } from './read/tickets.ts';

interface Shown {
  id: string;
  subject: string;
  description: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_user_id: string | null;
  last_message: string | null;
  mail_id: string | null;
  created_at: string;
}

/** A ticket as one of its requesters sees it. */
export interface RequesterView<Ticket, Message> {
  ticket: Ticket;
  messages: Message[];
  /** The requester's own ticket that was merged into someone else's; null if the ticket is theirs. */
  as: Merged | null;
}

/**
 * Returns the ticket with the messages that a requester may read. If theirs was merged into another requester's, they see its
 * own subject and description. Null for anyone who is not a requester.
 */
export function viewOf<Ticket extends Shown, Message extends ShownMessage>(
  ticket: Ticket,
  messages: readonly Message[],
  merged: readonly Merged[],
  reader: Reader,
): RequesterView<Ticket, Message> | null {
  const mayRead = readingOf(ticket, merged, reader);
  if (!mayRead) return null;
  const theirs = messages.filter(mayRead);
  if (merged.every((one) => isOf(reader, one)) && isOf(reader, ticket)) {
    return { ticket, messages: theirs, as: null };
  }
  const last = theirs.at(-1)?.body ?? null;
  const words = { last_message: last && last.replace(/\s+/g, ' ').trim().slice(0, 140) };
  const as = asWhom(ticket, merged, reader);
  if (!as) return { ticket: { ...ticket, ...words }, messages: theirs, as };
  const opening = messages.find(({ id }) => id === as.id);
  return {
    as,
    messages: theirs.filter(({ id }) => id !== as.id),
    ticket: {
      ...ticket,
      ...words,
      subject: as.subject,
      description: opening?.body ?? '',
      customer_name: as.customer_name,
      customer_email: as.customer_email,
      customer_user_id: as.customer_user_id,
      mail_id: null,
      created_at: opening?.created_at ?? ticket.created_at,
      ...nobodyElse,
    },
  };
}

/** Hides the account of the other requester. */
const nobodyElse = {
  customer_first_name: null,
  customer_last_name: null,
  customer_user_email: null,
  customer_image: null,
};

/** The merged ticket of a reader who isn't the ticket's requester; null for the requester. */
function asWhom(ticket: Requested, merged: readonly Merged[], reader: Reader): Merged | null {
  if (isOf(reader, ticket)) return null;
  const theirs = merged.filter((one) => isOf(reader, one));
  return theirs.toSorted((one, other) => (one.id < other.id ? -1 : 1))[0] ?? null;
}

/** Returns the merged ticket that a requester writes as, without reading the conversation; null for anyone else. */
export async function requesterOf(org: Org, id: string, reader: Reader) {
  const ticket = await findTicket(org, id, null);
  if (!ticket) return null;
  const merged = await mergedInto(org, id);
  return readingOf(ticket, merged, reader) && { as: asWhom(ticket, merged, reader) };
}

/** Finds the ticket that a customer requests, or the one it was merged into, with the merged ticket that they write as. */
export async function findAsCustomer(org: Org, id: string, customerId: string) {
  const reader = { userId: customerId };
  const led = await findLed(org, id);
  if (!led) return null;
  const { ticket, by } = led;
  const merged = await mergedInto(org, ticket.id);
  const isShared = merged.length > 0;
  if (by && isOf(reader, by)) return { ticket, as: by, isShared };
  if (isOf(reader, ticket)) return { ticket, as: null, isShared };
  const as = merged.find((one) => isOf(reader, one));
  return as ? { ticket, as, isShared } : null;
}
