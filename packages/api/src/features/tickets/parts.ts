import type { TicketMessageRow } from '../../database/rows/tickets.ts';
import type { Merged } from './read/merged.ts';

/** A requester who reads a ticket, by email address or as a member. */
export type Reader = { email: string } | { userId: string };

export interface Requested {
  id: string;
  customer_email: string | null;
  customer_user_id: string | null;
}

type Said = Pick<TicketMessageRow, 'author_type' | 'visibility' | 'merged_from' | 'created_at'>;

/** Checks whether a ticket, merged or not, belongs to this person. */
export const isOf = (reader: Reader, ticket: Omit<Requested, 'id'>): boolean =>
  'email' in reader
    ? ticket.customer_email === reader.email
    : ticket.customer_user_id === reader.userId;

/**
 * Returns a filter for the messages that a requester may read: all public messages of themselves and on tickets that were
 * theirs, and staff replies since a merge with someone else's ticket. Null for anyone who is not a requester.
 */
export function readingOf(
  ticket: Requested,
  merged: readonly Merged[],
  reader: Reader,
): ((said: Said) => boolean) | null {
  const theirs = merged.filter((one) => isOf(reader, one));
  const numbers = new Set(theirs.map(({ number }) => number));
  const isTheirs = isOf(reader, ticket);
  if (!isTheirs && theirs.length === 0) return null;
  const since = theirs.map((one) => joinedAt(one, ticket.id, merged)).sort()[0] ?? '';
  return ({ author_type: author, visibility, merged_from: from, created_at: at }) => {
    if (visibility !== 'public') return false;
    if (from !== null) return numbers.has(from);
    return isTheirs || (author !== 'customer' && at > since);
  };
}

/** When a merged ticket joined the ticket that it leads to now. */
export function joinedAt(one: Merged, rootId: string, merged: readonly Merged[]): string {
  const byId = new Map(merged.map((other) => [other.id, other]));
  let last = one;
  for (let next: Merged | undefined = one; next; next = byId.get(next.into_id)) {
    last = next;
    if (next.into_id === rootId) break;
  }
  return last.merged_at;
}

/** The merged ticket itself, and all that were merged into it before. */
export function withOwn(one: Merged, merged: readonly Merged[]): Merged[] {
  const into = merged.filter((other) => other.into_id === one.id);
  return [one, ...into.flatMap((other) => withOwn(other, merged))];
}

/** The addresses of other requesters whose tickets were merged into this one, without duplicates. */
export function othersOn(ticket: Requested, merged: readonly Merged[]): string[] {
  const emails = merged.flatMap(({ customer_email: email }) => (email ? [email] : []));
  return [...new Set(emails)].filter((email) => email !== ticket.customer_email);
}

const day = 24 * 60 * 60 * 1_000;

/** The end of the time in which a merge can be undone; null once it has passed. */
export function canUndoUntil({ merged_at: at }: Pick<Merged, 'merged_at'>): string | null {
  const until = Date.parse(at) + day;
  return until > Date.now() ? new Date(until).toISOString() : null;
}
