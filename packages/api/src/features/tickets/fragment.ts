import { prepare } from '../../database/prepare.ts';
import { folded, piecesToFind, signsOf } from '../../database/search/words.ts';
import type { Org, P, SearchTerm } from '../../database/types.ts';

/** Up to so many candidates are picked out one by one; more are met soon by walking the list. */
const few = 2_000;
/** Counting further says nothing that a person would use. */
export const mostCounted = 10_000;
const mostPieces = 24;

/** A part of a heading, and how many may hold it. */
export interface Fragment {
  amount: 'few' | 'some' | 'many';
  /** What the text must be like, and what the index is asked for. */
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

/** Looks for any part of number, subject, name and e-mail, such as `000042` or `@acme`. */
export async function lookForFragment(org: Org, fragment: string): Promise<Fragment | null> {
  const terms = termsOf(fragment);
  if (terms.length === 0) return null;
  const match = org.match(terms);
  const row = await org.first<{ count: number }>(candidates({ match, most: mostCounted }));
  const count = Number(row?.count ?? 0);
  const amount = count <= few ? 'few' : count < mostCounted ? 'some' : 'many';
  const text = `%${folded(fragment).replace(/[!%_]/g, '!$&')}%`;
  return { amount, values: { text, match, most: mostCounted } };
}

function termsOf(fragment: string): SearchTerm[] {
  const { whole, begun } = piecesToFind(fragment);
  const pieces = [...new Set(whole)].slice(0, mostPieces).map((piece) => [{ token: `t${piece}` }]);
  const starts = begun.map((start) => [{ token: `t${start}`, isBegun: true }]);
  const signs = [...new Set(signsOf(fragment))].map((sign) => [{ token: `s${sign}` }]);
  return [...pieces, ...starts, ...signs];
}
