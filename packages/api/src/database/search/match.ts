import type { Knex } from 'knex';
import type { Dialect, Query, SearchTerm } from '../types.ts';

/**
 * A prefix of every token of an organization, so the index has a separate posting list for each word of each organization,
 * independent of the others' size. Prefixes may collide, but results are always scoped.
 */
export const keyOf = (organizationId: string) => organizationId.slice(-5).toLowerCase();

/** The terms in the query language of the database's index; tokens are letters and digits, and are quoted too. */
export function matchText(dialect: Dialect, organizationId: string, terms: readonly SearchTerm[]) {
  const key = keyOf(organizationId);
  const isSqlite = dialect === 'sqlite';
  const [quote, begun, or, and] = isSqlite
    ? (['"', ' *', ' OR ', ' AND '] as const)
    : (["'", ':*', ' | ', ' & '] as const);
  const form = ({ token, isBegun }: SearchTerm[number]) =>
    quote + key + token + quote + (isBegun ? begun : '');
  return terms.map((forms) => `(${forms.map(form).join(or)})`).join(and);
}

/** A table, or a substitute for it, restricted to the organization. */
type CutDown = (table: 'search_documents', source: Knex.Raw, alias: string) => Query;

/**
 * The newest matching documents of the organization, up to a limit. A member with restricted visibility gets the newest of those
 * they can see, however many others match.
 */
export function documentsFound(
  builder: Knex,
  isSqlite: boolean,
  cutDown: CutDown,
  isNarrowed: boolean,
  match: unknown,
  most: unknown,
): Query {
  const table = 'search_documents';
  const newestFirst = (query: Query) => query.orderBy('search_documents.number', 'desc');
  const bound = (...values: unknown[]) => values as Knex.RawBinding[];
  if (!isSqlite) {
    if (!isNarrowed) {
      const source = builder.raw('search_found(?::tsquery, ?)', bound(match, most));
      return newestFirst(cutDown(table, source, table));
    }
    const all = builder.raw('search_found(?::tsquery, null)', bound(match));
    return newestFirst(cutDown(table, all, table)).limit(most as number);
  }
  // Ordered by number only: otherwise SQLite would scan all documents of the organization.
  const byNumber = () => cutDown(table, builder.raw('?? not indexed', [table]), table);
  const isSeen = byNumber()
    .whereRaw('search_documents.number = search_tokens.rowid')
    .select('number');
  const newest = `search_documents.number in
    (select rowid from search_tokens where search_tokens match ?
     ${isNarrowed ? 'and exists ?' : ''} order by rowid desc limit ?)`;
  const values = isNarrowed ? bound(match, isSeen, most) : bound(match, most);
  return newestFirst(byNumber().whereRaw(newest, values));
}
