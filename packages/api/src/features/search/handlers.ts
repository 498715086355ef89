import type { Schema } from '@helpdesk/sdk/contract/operations';
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
  const [ticket, messages] = await Promise.all([
    findTicket(org, id, customerId),
    readMessages(org, id),
  ]);
  if (!ticket) return null;
  const places = [
    { foundIn: 'description' as const, text: ticket.description },
    ...messages
      .filter(({ visibility }) => visibility === 'public' || customerId === null)
      .map(({ visibility, body }) => ({
        foundIn: visibility === 'public' ? ('message' as const) : ('note' as const),
        text: body,
      })),
  ];
  let best = { foundIn: 'heading' as Schema<'FoundTicket'>['foundIn'], text: ticket.description };
  let most = 0;
  for (const place of places) {
    const hits = countHits(place.text, words);
    if (hits > most) [best, most] = [place, hits];
  }
  return {
    ...presentTicket(ticket),
    foundIn: best.foundIn,
    subjectParts: cutAtHits(ticket.subject, words),
    excerpt: excerptOf(best.text, words),
  };
}
