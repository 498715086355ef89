import type { Schema } from '@helpdesk/sdk/contract/operations';
import { tagsMatching } from '@helpdesk/sdk/rules/tags';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { searchArticles } from '../help/read/search.ts';
import { listTags } from '../tags/read/tags.ts';
import { forCustomer, presentTicket } from '../tickets/present.ts';
import { findTickets, readTexts } from '../tickets/read/by-ids.ts';
import type { ShownTicket } from '../tickets/read/tickets.ts';
import { countHits, cutAtHits, excerptOf } from './excerpt.ts';
import { findTagged, searchPeople, searchTickets, wordsToFind } from './read.ts';

const maxPeople = 5;
const maxArticles = 5;
const maxTags = 5;

export const search: Handlers<'search'> = {
  query: async ({ server, org, own, sees, query }) => {
    const words = wordsToFind(query.q);
    if (words.length === 0) return { tickets: [], people: [], articles: [], tags: [] };
    const tags = own === null ? tagsMatching(await listTags(org), query.q).slice(0, maxTags) : [];
    const [found, byTag, people, articles] = await Promise.all([
      searchTickets(org, words, own, query.limit),
      findTagged(
        org,
        tags.map(({ id }) => id),
        query.limit,
      ),
      own === null ? searchPeople(org, words, maxPeople) : [],
      searchArticles(server, org, query.q, {
        withDrafts: sees.drafts,
        limit: maxArticles,
      }),
    ]);
    const ids = [...new Set([...found, ...byTag])].slice(0, query.limit);
    return { tickets: await show(org, ids, words, own, new Set(found)), people, articles, tags };
  },
};

/** Tickets with their matches, limited to texts that the caller may read. */
async function show(
  org: Org,
  ids: readonly string[],
  words: string[],
  customerId: string | null,
  byWords: ReadonlySet<string>,
): Promise<Schema<'FoundTicket'>[]> {
  const tickets = await findTickets(org, ids, customerId);
  const isWhole = ({ description }: ShownTicket) => countHits(description, words) === words.length;
  const unsure = tickets
    .filter((ticket) => byWords.has(ticket.id) && !isWhole(ticket))
    .map(({ id }) => id);
  const texts = await readTexts(org, unsure);
  return tickets.map((ticket) => {
    const said = texts.get(ticket.id) ?? [];
    const mayRead = said.filter(
      (one) => customerId === null || (one.visibility === 'public' && one.merged_from === null),
    );
    const best = bestPlace(ticket.description, mayRead, words);
    const shown = presentTicket(ticket);
    return {
      // The last message may be that of another requester.
      ...(customerId === null ? shown : { ...forCustomer(shown), lastMessage: null }),
      foundIn: byWords.has(ticket.id) ? best.foundIn : 'tag',
      subjectParts: cutAtHits(ticket.subject, words),
      excerpt: excerptOf(best.text, words),
    };
  });
}

interface TextPlace {
  foundIn: Schema<'FoundTicket'>['foundIn'];
  text: string;
}

/** The first text with the most matching words. */
function bestPlace(
  description: string,
  said: readonly { visibility: string; body: string }[],
  words: string[],
): TextPlace {
  let most = countHits(description, words);
  let best: TextPlace = { foundIn: most > 0 ? 'description' : 'heading', text: description };
  for (const { visibility, body } of said) {
    if (most === words.length) break;
    const hits = countHits(body, words);
    if (hits <= most) continue;
    best = { foundIn: visibility === 'public' ? 'message' : 'note', text: body };
    most = hits;
  }
  return best;
}
