import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { TicketRow } from '../../database/rows/tickets.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { searchArticles } from '../help/read/search.ts';
import { presentTicket } from '../tickets/present.ts';
import { findTicket, readMessages } from '../tickets/read/tickets.ts';
import { countHits, cutAtHits, excerptOf } from './excerpt.ts';
import { searchPeople, searchTickets, wordsToFind } from './read.ts';

const maxPeople = 5;
const maxArticles = 5;

export const search: Handlers<'search'> = {
  query: async ({ server, org, own, sees, query }) => {
    const words = wordsToFind(query.q);
    if (words.length === 0) return { tickets: [], people: [], articles: [] };
    const [ids, people, articles] = await Promise.all([
      searchTickets(org, words, own, query.limit),
      own === null ? searchPeople(org, words, maxPeople) : [],
      searchArticles(server, org, query.q, {
        withDrafts: sees.drafts,
        limit: maxArticles,
      }),
    ]);
    const tickets = await Promise.all(ids.map((id) => show(org, id, words, own)));
    return { tickets: tickets.filter((one) => one !== null), people, articles };
  },
};

/** A ticket with its match, in what the caller may read. */
async function show(
  org: Org,
  id: string,
  words: string[],
  customerId: string | null,
): Promise<Schema<'FoundTicket'> | null> {
  const ticket = await findTicket(org, id, customerId);
  if (!ticket) return null;
  const best = await bestPlace(org, ticket, words, customerId);
  return {
    ...presentTicket(ticket),
    foundIn: best.foundIn,
    subjectParts: cutAtHits(ticket.subject, words),
    excerpt: excerptOf(best.text, words),
  };
}

interface TextPlace {
  foundIn: Schema<'FoundTicket'>['foundIn'];
  text: string;
}

/** The first of the texts with most of the words. */
async function bestPlace(
  org: Org,
  { id, description }: TicketRow,
  words: string[],
  customerId: string | null,
): Promise<TextPlace> {
  const first: TextPlace = { foundIn: 'description', text: description };
  let most = countHits(description, words);
  let best: TextPlace = most > 0 ? first : { foundIn: 'heading', text: description };
  if (most === words.length) return best;
  for (const { visibility, body } of await readMessages(org, id)) {
    if (visibility !== 'public' && customerId !== null) continue;
    const hits = countHits(body, words);
    if (hits <= most) continue;
    best = { foundIn: visibility === 'public' ? 'message' : 'note', text: body };
    most = hits;
    if (most === words.length) break;
  }
  return best;
}
