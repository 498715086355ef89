import { folded } from '@helpdesk/sdk/rules/folded';
import { prepare } from '../../../database/prepare.ts';
import { wordForm } from '../../../database/search/documents.ts';
import { innerApostrophe, piecesToFind, signsOf } from '../../../database/search/words.ts';
import type { Org, P, SearchTerm } from '../../../database/types.ts';

/** Up to this many candidates are looked up by id; with more, scanning the list is faster. */
export const few = 2_000;
/** Maximum exact count. */
export const maxCounted = 10_000;
const maxPieces = 24;

/** How to search for a fragment: `picked` looks up the candidates in the index, `walked` scans the list in its order. */
interface Ways {
  /** For a page; a scan stops once the page is full. */
  page: 'picked' | 'walked';
  /** For the number of matches; a scan only if there are more candidates than are counted. */
  total: 'picked' | 'walked';
}

/** A search fragment, with the way to search for it. */
export interface Fragment {
  ways: Ways;
  /** Whether there are candidates. */
  isThere: boolean;
  /** The LIKE pattern and the index query. */
  values: { text: string; match: string; most: number };
}

const candidates = prepare((org, p: P<'match' | 'most'>) =>
  org
    .from('organizations')
    .select(
      org.raw('(select count(*) from (?) as found) as count', [
        org.found(p.match, p.most).select('search_documents.number'),
      ]),
    ),
);

const matches = prepare((org, p: P<'match' | 'most' | 'text'>) =>
  org
    .from('organizations')
    .select(
      org.raw(`(select count(*) from (?) as found where found.text like ? escape '!') as count`, [
        org.found(p.match, p.most).select('search_documents.text'),
        p.text,
      ]),
    ),
);

/** Matches any part of number, subject, name and email, such as `000042` or `@acme`. */
export async function lookForFragment(org: Org, fragment: string): Promise<Fragment | null> {
  const terms = termsOf(fragment);
  if (terms.length === 0) return null;
  const match = org.match(terms);
  const row = await org.first<{ count: number }>(candidates({ match, most: maxCounted }));
  const ways = waysToFind(Number(row?.count));
  // Within a word, any apostrophe matches any other: phones and keyboards type different ones.
  const text = `%${folded(fragment).replace(/[!%_]/g, '!$&').replace(innerApostrophe, '_')}%`;
  return { ways, isThere: Number(row?.count) > 0, values: { text, match, most: maxCounted } };
}

/** Number of tickets that match the fragment without other filters, so reading headings is enough. */
export async function countFragment(org: Org, { ways, values }: Fragment): Promise<number> {
  if (ways.total === 'walked') return maxCounted;
  return Number((await org.first<{ count: number }>(matches(values)))?.count);
}

/** Chooses by the number of candidates. */
export const waysToFind = (candidates: number): Ways => ({
  page: candidates <= few ? 'picked' : 'walked',
  total: candidates < maxCounted ? 'picked' : 'walked',
});

function termsOf(fragment: string): SearchTerm[] {
  const { whole, begun, words } = piecesToFind(fragment);
  const inWords = words.map(({ word, isBegun }) => [wordForm('h', word, isBegun)]);
  const pieces = [...new Set(whole)].slice(0, maxPieces).map((piece) => [{ token: `t${piece}` }]);
  const starts = begun.map((start) => [{ token: `t${start}`, isBegun: true }]);
  const signs = [...new Set(signsOf(fragment.replace(innerApostrophe, ' ')))].map((sign) => [
    { token: `s${sign}` },
  ]);
  return [...inWords, ...pieces, ...starts, ...signs];
}
