import type { TicketMessageRow } from '../../database/rows/tickets.ts';
import type { Merged } from './read/merged.ts';

/** Who reads a ticket as one of its requesters: by address, or as a member. */
export type Reader = { email: string } | { userId: string };

export interface Requested {
  id: string;
  customer_email: string | null;
  customer_user_id: string | null;
}

type Said = Pick<TicketMessageRow, 'author_type' | 'visibility' | 'merged_from' | 'created_at'>;

/** Whether a ticket, merged or not, is of this person. */
export const isOf = (reader: Reader, ticket: Omit<Requested, 'id'>): boolean =>
  'email' in reader
    ? ticket.customer_email === reader.email
    : ticket.customer_user_id === reader.userId;

/**
 * What a requester may read of a ticket: of themselves and of the tickets that were theirs all that is public; of one that was
 * merged with the ticket of somebody else, what the staff has replied in it since. Null for who is no requester of it.
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

/** When a merged ticket came to the one where it leads today. */
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

/** The addresses of all who go on with a ticket of somebody else, each once. */
export function othersOn(ticket: Requested, merged: readonly Merged[]): string[] {
  const emails = merged.flatMap(({ customer_email: email }) => (email ? [email] : []));
  return [...new Set(emails)].filter((email) => email !== ticket.customer_email);
}

const day = 24 * 60 * 60 * 1_000;

/** Until when merging can be undone; null once that is over. */
export function canUndoUntil({ merged_at: at }: Pick<Merged, 'merged_at'>): string | null {
  const until = Date.parse(at) + day;
  return until > Date.now() ? new Date(until).toISOString() : null;
}
