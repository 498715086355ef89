import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { searchArticles } from '../help/read.ts';
import { presentTicket } from '../tickets/present.ts';
import { findTicket, readMessages } from '../tickets/read.ts';
import { countHits, cutAtHits, excerptOf } from './excerpt.ts';
import { searchPeople, searchTickets, wordsToFind } from './read.ts';

const mostPeople = 5;
const mostArticles = 5;

export const search: Handlers<'search'> = {
  query: async ({ desk, org, member, query }) => {
    const customerId = member.may('view_all_tickets') ? null : member.user.id;
    const words = wordsToFind(query.q);
    if (words.length === 0) return { tickets: [], people: [], articles: [] };
    const withDrafts = member.may('manage_help_center');
    const [ids, people, articles] = await Promise.all([
      searchTickets(org, words, customerId, query.limit),
      customerId === null ? searchPeople(org, words, mostPeople) : [],
      searchArticles(desk.database, org, query.q, { withDrafts, limit: mostArticles }),
    ]);
    const tickets = await Promise.all(ids.map((id) => show(org, id, words, customerId)));
    return { tickets: tickets.filter((one) => one !== null), people, articles };
  },
};

/** A found ticket with the place it was found at, of what the caller may read. */
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
