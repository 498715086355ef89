import {
  conversationDocument,
  headingDocument,
  type SearchableMessage,
  type SearchableTicket,
} from '../../../database/search/documents.ts';
import type { Tx } from '../../../database/types.ts';
import { readRestsOf } from '../../../formatting/read/message-html.ts';
import { mergedInto } from '../read/merged.ts';
import { type MessageWithAuthor, readMessages } from '../read/tickets.ts';

/** Searchable fields of a ticket, besides its messages. */
const searchable = [
  'number',
  'subject',
  'description',
  'customer_name',
  'customer_email',
  'customer_user_id',
] as const satisfies readonly (keyof SearchableTicket)[];

/**
 * Updates the search index when a ticket is created (from null), gets a message, changes its heading, gives or gets messages by
 * merging, or is deleted (to null).
 */
export async function indexForSearch(
  tx: Tx,
  before: SearchableTicket | null,
  after: SearchableTicket | null,
  isMoreSaid: boolean | 'by merging',
): Promise<void> {
  if (!after) {
    await tx.remove('search_documents', { target_id: before?.id ?? '' });
    return;
  }
  const isOther =
    isMoreSaid === 'by merging' || searchable.some((column) => before?.[column] !== after[column]);
  if (!isOther && !isMoreSaid) return;
  const said = before || isMoreSaid ? await readMessages(tx, after.id) : [];
  const numbers = [...new Set(said.flatMap(({ merged_from: from }) => (from ? [from] : [])))];
  const messages = numbers.length > 0 ? await asRequesterReads(tx, after, said) : said;
  const rests =
    before || isMoreSaid ? (await readRestsOf(tx, after.id)).map(({ rest }) => rest) : [];
  await Promise.all([
    isOther ? tx.index(headingDocument(after, numbers)) : undefined,
    tx.index(conversationDocument(after, messages, numbers, rests)),
  ]);
}

/** What other requesters have to do with is found by the staff alone. */
async function asRequesterReads(
  tx: Tx,
  { id, customer_email: email }: SearchableTicket,
  said: readonly MessageWithAuthor[],
): Promise<SearchableMessage[]> {
  const others = (await mergedInto(tx, id)).filter((one) => one.customer_email !== email);
  const theirs = new Set(others.map(({ number }) => number));
  return said.map(({ body, visibility, merged_from: from }) => ({
    body,
    visibility: from !== null && theirs.has(from) ? 'internal' : visibility,
  }));
}
