import {
  conversationDocument,
  headingDocument,
  type SearchableTicket,
} from '../../../database/search/documents.ts';
import type { Tx } from '../../../database/types.ts';
import { readMessages } from '../read/tickets.ts';

/** Searchable fields of a ticket, besides its messages. */
const searchable = [
  'number',
  'subject',
  'description',
  'customer_name',
  'customer_email',
  'customer_user_id',
] as const satisfies readonly (keyof SearchableTicket)[];

/** Updates the search index when a ticket is created (from null), gets a message, changes its heading, or is deleted (to null). */
export async function keepFindable(
  tx: Tx,
  before: SearchableTicket | null,
  after: SearchableTicket | null,
  isMoreSaid: boolean,
): Promise<void> {
  if (!after) {
    await tx.remove('search_documents', { target_id: before?.id ?? '' });
    return;
  }
  const isOther = searchable.some((column) => before?.[column] !== after[column]);
  if (!isOther && !isMoreSaid) return;
  const messages = before || isMoreSaid ? await readMessages(tx, after.id) : [];
  await Promise.all([
    isOther ? tx.index(headingDocument(after)) : undefined,
    tx.index(conversationDocument(after, messages)),
  ]);
}
