import { prepare } from '../../../database/prepare.ts';
import type { TicketMessageRow } from '../../../database/rows/tickets.ts';
import {
  conversationDocument,
  headingDocument,
  maxText,
  type SearchableMessage,
  type SearchableTicket,
} from '../../../database/search/documents.ts';
import type { P, Tx } from '../../../database/types.ts';
import { readRestsOf } from '../../../formatting/read/message-html.ts';
import { end } from '../read/conversation-page.ts';
import { mergedInto } from '../read/merged.ts';

/** Searchable fields of a ticket, in addition to its messages. */
const searchable = [
  'number',
  'subject',
  'description',
  'customer_name',
  'customer_email',
  'customer_user_id',
] as const satisfies readonly (keyof SearchableTicket)[];

/**
 * Updates the search index when a ticket is created (from null), gets a message, changes its heading, gains or loses messages
 * by merging, or is deleted (to null).
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
  const { said, isAll } =
    before || isMoreSaid ? await readNewest(tx, after.id) : { said: [], isAll: true };
  const numbers = isAll
    ? [...new Set(said.flatMap(({ merged_from: from }) => (from ? [from] : [])))]
    : await numbersIn(tx, after.id);
  const messages = numbers.length > 0 ? await asRequesterReads(tx, after, said) : said;
  const rests =
    before || isMoreSaid ? (await readRestsOf(tx, after.id)).map(({ rest }) => rest) : [];
  await Promise.all([
    isOther ? tx.index(headingDocument(after, numbers)) : undefined,
    tx.index(conversationDocument(after, messages, numbers, rests)),
  ]);
}

type Said = Pick<TicketMessageRow, 'id' | 'body' | 'visibility' | 'merged_from' | 'created_at'>;

const atOnce = 20;
const newestBefore = prepare((org, p: P<'ticket' | 'at' | 'id'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .whereRaw('(created_at, id) < (?, ?)', [p.at, p.id])
    .orderByRaw('created_at desc, id desc')
    .limit(atOnce)
    .select('id', 'body', 'visibility', 'merged_from', 'created_at'),
);

/** The newest messages of a ticket that fit into its index, oldest first. */
async function readNewest(tx: Tx, ticket: string) {
  const newest: Said[] = [];
  let isAll = false;
  for (let room = maxText, oldest: Said | undefined; room > 0 && !isAll; oldest = newest.at(-1)) {
    const place = { at: oldest?.created_at ?? end.at, id: oldest?.id ?? end.id };
    const some = await tx.all<Said>(newestBefore({ ticket, ...place }));
    newest.push(...some);
    for (const { body } of some) room -= body.length;
    isAll = some.length < atOnce;
  }
  return { said: newest.reverse(), isAll };
}

const mergedNumbers = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .whereNotNull('merged_from')
    .distinct('merged_from as number'),
);

/** The numbers of merged tickets whose messages are on this one. */
const numbersIn = async (tx: Tx, ticket: string) =>
  (await tx.all<{ number: string }>(mergedNumbers({ ticket }))).map(({ number }) => number);

/** Marks messages of other requesters as internal, so only staff can find them. */
async function asRequesterReads(
  tx: Tx,
  { id, customer_email: email }: SearchableTicket,
  said: readonly Said[],
): Promise<SearchableMessage[]> {
  const others = (await mergedInto(tx, id)).filter((one) => one.customer_email !== email);
  const theirs = new Set(others.map(({ number }) => number));
  return said.map(({ body, visibility, merged_from: from }) => ({
    body,
    visibility: from !== null && theirs.has(from) ? 'internal' : visibility,
  }));
}
