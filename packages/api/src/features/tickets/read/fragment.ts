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

/** The ways to look for a fragment: its candidates are picked out of the index, or the list is walked in its order. */
interface Ways {
  /** For a page, which ends early when the list is walked. */
  page: 'picked' | 'walked';
  /** For the number of matches; walked only where there are more than are counted. */
  total: 'picked' | 'walked';
}

/** A search fragment, with the ways to look for it. */
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
  // Within a word, any apostrophe finds any other: phones type another one than keyboards do.
  const text = `%${folded(fragment).replace(/[!%_]/g, '!$&').replace(innerApostrophe, '_')}%`;
  return { ways, isThere: Number(row?.count) > 0, values: { text, match, most: maxCounted } };
}

/** The number of matching tickets, which are not filtered by anything else: their headings alone tell. */
export async function countFragment(org: Org, { ways, values }: Fragment): Promise<number> {
  if (ways.total === 'walked') return maxCounted;
  return Number((await org.first<{ count: number }>(matches(values)))?.count);
}

/** By how many candidates there are. */
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
