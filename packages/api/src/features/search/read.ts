import { prepare } from '../../database/prepare.ts';
import { ownerToken, wordForm, type Zone } from '../../database/search/documents.ts';
import { isShortBeginning, wordsOf } from '../../database/search/words.ts';
import type { Org, P, SearchTerm } from '../../database/types.ts';
import { stemOf } from '../../matching/text.ts';
import { byPlace, type Heading } from './rank.ts';

const maxWords = 12;
const maxHeadings = 60;
const maxPeople = 50;

/** The search words; at most twelve. */
export const wordsToFind = (text: string) => [...new Set(wordsOf(text))].slice(0, maxWords);

/** Matches each word in one of the zones, the last one as a prefix; for customers in their own tickets only. */
function terms(
  words: string[],
  zones: Zone[],
  customerId: string | null,
  isBegun: boolean,
): SearchTerm[] {
  const found = words.map((word, at) =>
    zones.map((zone) => wordForm(zone, word, isBegun && at === words.length - 1)),
  );
  return customerId === null ? found : [[{ token: ownerToken(customerId) }], ...found];
}

const headings = prepare((org, p: P<'match' | 'most'>) =>
  org.found(p.match, p.most).select('target_id as id', 'search_documents.text'),
);

const conversations = prepare((org, p: P<'match' | 'most'>) =>
  org.found(p.match, p.most).select('target_id as id'),
);

/**
 * IDs of the tickets that contain every word, best match first: in number, subject or customer, then anywhere. Each step
 * matches the last word whole, then as a prefix, which costs many times as much for a common word. Later steps run only while
 * results are missing.
 */
export async function searchTickets(
  org: Org,
  words: string[],
  customerId: string | null,
  limit: number,
): Promise<string[]> {
  const inHeading = await wholeThenBegun<Heading>(words, limit, async (isBegun) => {
    const match = org.match(terms(words, ['h'], customerId, isBegun));
    return org.all<Heading>(headings({ match, most: maxHeadings }));
  });
  const found = new Set(inHeading.sort(byPlace(words)).map(({ id }) => id));
  const anywhere: Zone[] = customerId === null ? ['b', 'n'] : ['b'];
  for (const isBegun of [false, true]) {
    if (found.size >= limit) break;
    const match = org.match(terms(words, anywhere, customerId, isBegun));
    // Excludes tickets already found by their heading.
    const most = found.size + limit;
    for (const { id } of await org.all<{ id: string }>(conversations({ match, most }))) {
      found.add(id);
    }
  }
  if (found.size < limit && words.some((word) => formsOf(word).length > 1)) {
    const match = org.match(formTerms(words, anywhere, customerId));
    const most = found.size + limit;
    for (const { id } of await org.all<{ id: string }>(conversations({ match, most }))) {
      found.add(id);
    }
  }
  return [...found].slice(0, limit);
}

const endings = ['', 'e', 's', 'es', 'ed', 'd', 'ing'];

/** The forms of a word with the same stem: "kettles" also finds "kettle", and "leaks" finds "leaked". */
function formsOf(word: string): string[] {
  const stem = stemOf(word);
  if (!/^[a-z]{3,}$/.test(stem)) return [word];
  const forms = endings.map((ending) => stem + ending);
  if (stem.endsWith('y')) forms.push(...['ies', 'ied'].map((end) => stem.slice(0, -1) + end));
  return [...new Set([word, ...forms])].filter((form) => stemOf(form) === stem);
}

/** Matches every form of each word. */
function formTerms(words: string[], zones: Zone[], customerId: string | null): SearchTerm[] {
  const found = words.map((word) =>
    formsOf(word).flatMap((form) => zones.map((zone) => wordForm(zone, form, false))),
  );
  return customerId === null ? found : [[{ token: ownerToken(customerId) }], ...found];
}

/**
 * Matches the last word whole, and as a prefix if that finds too few. Short prefixes have their own index entries, so they need
 * only the second step.
 */
async function wholeThenBegun<Row>(
  words: string[],
  limit: number,
  find: (isBegun: boolean) => Promise<Row[]>,
) {
  const whole = isShortBeginning(words.at(-1) ?? '') ? [] : await find(false);
  return whole.length >= limit ? whole : find(true);
}

const ofTag = prepare((org, p: P<'tag' | 'most'>) =>
  org
    .along('ticket_tags', 'ticket_tags_by_updated')
    .where('tag_id', p.tag)
    .orderByRaw('updated_at desc, ticket_id desc')
    .limit(p.most)
    .select('ticket_id as id'),
);

/** IDs of the tickets with some tags, in the order of the tags, each with the most recently changed tickets. */
export async function findTagged(org: Org, tags: readonly string[], most: number) {
  const each = await Promise.all(tags.map((tag) => org.all<{ id: string }>(ofTag({ tag, most }))));
  return [...new Set(each.flat().map(({ id }) => id))].slice(0, most);
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

/** Requesters by name or email address, most recent first. */
export function searchPeople(org: Org, words: string[], limit: number): Promise<Requester[]> {
  return wholeThenBegun<Requester>(words, limit, async (isBegun) => {
    const match = org.match(terms(words, ['p'], null, isBegun));
    const rows = await org.all<Requester>(requesters({ match, most: maxPeople }));
    const byEmail = new Map<string, Requester>();
    for (const row of rows) if (!byEmail.has(row.email)) byEmail.set(row.email, row);
    return [...byEmail.values()].slice(0, limit);
  });
}
