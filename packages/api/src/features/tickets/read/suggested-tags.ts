import { prepare } from '../../../database/prepare.ts';
import { wordForm } from '../../../database/search/documents.ts';
import { wordsOf } from '../../../database/search/words.ts';
import type { Org, P } from '../../../database/types.ts';
import { presentTagRef } from '../../tags/present.ts';
import { type TagRef, tagsIn } from '../../tags/read/on-ticket.ts';
import { readTags } from '../../tags/read/tags.ts';
import type { TicketWithPeople } from './tickets.ts';

/** Number of words of a ticket that are searched, those of the subject first. */
const maxWords = 20;
/** Number of tickets checked per word, newest first. */
const maxTickets = 250;
/** Number of similar tickets whose tags are suggested. */
const maxSimilar = 20;
const maxSuggestions = 5;

const tagged = prepare((org, p: P<'match' | 'most'>) =>
  org
    .from('ticket_tags')
    .whereIn('ticket_id', org.found(p.match, p.most).select('target_id'))
    .select('ticket_id', 'tag_id'),
);

interface OnTicket {
  ticket_id: string;
  tag_id: string;
}

/** Up to five tags that this ticket doesn't have, from the tickets that share the most rare words with it; best first. */
export async function suggestTags(org: Org, ticket: TicketWithPeople): Promise<TagRef[]> {
  const words = wordsOf(`${ticket.subject} ${ticket.description}`).filter(isTelling);
  const each = await Promise.all(
    [...new Set(words)].slice(0, maxWords).map((word) => {
      const match = org.match([[wordForm('b', word, false)]]);
      return org.all<OnTicket>(tagged({ match, most: maxTickets }));
    }),
  );
  const scores = scoresOf(each, ticket.id);
  const known = new Set(tagsIn(ticket).map(({ id }) => id));
  return (await readTags(org))
    .filter(({ id }) => scores.has(id) && !known.has(id))
    .sort((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0))
    .slice(0, maxSuggestions)
    .map(presentTagRef);
}

const isTelling = (word: string) => word.length > 2 && !/^\d+$/.test(word);

/** The score of each tag: the rare words that its tickets share with this one, among the most similar tickets. */
function scoresOf(each: readonly OnTicket[][], ownId: string): Map<string, number> {
  const tagsOf = new Map<string, Set<string>>();
  const ticketsOf = each.map((rows) => {
    for (const { ticket_id: ticket, tag_id: tag } of rows) {
      const tags = tagsOf.get(ticket) ?? new Set();
      tagsOf.set(ticket, tags.add(tag));
    }
    return new Set(rows.map(({ ticket_id: id }) => id));
  });
  tagsOf.delete(ownId);
  const shared = new Map<string, number>();
  for (const tickets of ticketsOf) {
    const rarity = Math.log(1 + tagsOf.size / Math.max(1, tickets.size));
    for (const id of tickets) shared.set(id, (shared.get(id) ?? 0) + rarity);
  }
  const similar = [...tagsOf]
    .map(([id, tags]) => ({ tags, score: shared.get(id) ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxSimilar);
  const scores = new Map<string, number>();
  for (const { tags, score } of similar)
    for (const tag of tags) scores.set(tag, (scores.get(tag) ?? 0) + score ** 2);
  return scores;
}
