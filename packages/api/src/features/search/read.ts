import { prepare } from '../../database/prepare.ts';
import { ownerToken, wordForm, type Zone } from '../../database/search/documents.ts';
import { wordsOf } from '../../database/search/words.ts';
import type { Org, P, SearchTerm } from '../../database/types.ts';
import { byPlace, type Heading } from './rank.ts';

const mostWords = 12;
const mostHeadings = 60;
const mostPeople = 50;

/** The words that are looked for; what comes after a dozen says little more. */
export const wordsToFind = (text: string) => [...new Set(wordsOf(text))].slice(0, mostWords);

/** Each word in one of the zones, the last one as the beginning of a word; a customer's in his own tickets only. */
function terms(words: string[], zones: Zone[], customerId: string | null): SearchTerm[] {
  const found = words.map((word, at) =>
    zones.map((zone) => wordForm(zone, word, at === words.length - 1)),
  );
  return customerId === null ? found : [[{ token: ownerToken(customerId) }], ...found];
}

const headings = prepare((org, p: P<'match' | 'most'>) =>
  org
    .from('tickets')
    .whereIn('id', org.found(p.match, p.most).select('target_id'))
    .select('id', 'number', 'subject', 'customer_name', 'customer_email'),
);

const conversations = prepare((org, p: P<'match' | 'most'>) =>
  org.found(p.match, p.most).select('target_id as id'),
);

/** The ids of the tickets that hold every word, best first: by number, subject or customer before the rest. */
export async function searchTickets(
  org: Org,
  words: string[],
  customerId: string | null,
  limit: number,
): Promise<string[]> {
  const anywhere: Zone[] = customerId === null ? ['b', 'n'] : ['b'];
  const [inHeading, inWhole] = await Promise.all([
    org.all<Heading>(
      headings({ match: org.match(terms(words, ['h'], customerId)), most: mostHeadings }),
    ),
    org.all<{ id: string }>(
      conversations({ match: org.match(terms(words, anywhere, customerId)), most: limit * 2 }),
    ),
  ]);
  const best = inHeading.sort(byPlace(words)).map(({ id }) => id);
  return [...new Set([...best, ...inWhole.map(({ id }) => id)])].slice(0, limit);
}

export interface Requester {
  name: string | null;
  email: string;
}

const requesters = prepare((org, p: P<'match' | 'most'>) =>
  org
    .from('tickets')
    .whereIn('id', org.found(p.match, p.most).select('target_id'))
    .whereNotNull('customer_email')
    .orderBy('id', 'desc')
    .select('customer_name as name', 'customer_email as email'),
);

/** People who have written, by their name or e-mail address, who wrote last first. */
export async function searchPeople(org: Org, words: string[], limit: number): Promise<Requester[]> {
  const match = org.match(terms(words, ['p'], null));
  const rows = await org.all<Requester>(requesters({ match, most: mostPeople }));
  const byEmail = new Map<string, Requester>();
  for (const row of rows) if (!byEmail.has(row.email)) byEmail.set(row.email, row);
  return [...byEmail.values()].slice(0, limit);
}
