import type { Knex } from 'knex';
import type { Dialect, Query, SearchTerm } from '../types.ts';

/**
 * A prefix of every token of an organization, so that the index has a separate posting list for each word
 * of each organization, independent of the others' size. Prefixes may collide; results are scoped in any case.
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

/** The newest matching documents of the organization, up to a limit. */
export function documentsFound(
  builder: Knex,
  isSqlite: boolean,
  cutDown: CutDown,
  match: unknown,
  most: unknown,
): Query {
  const table = 'search_documents';
  const values = [match, most] as Knex.RawBinding[];
  const newestFirst = (query: Query) => query.orderBy('search_documents.number', 'desc');
  if (!isSqlite) {
    return newestFirst(cutDown(table, builder.raw('search_found(?::tsquery, ?)', values), table));
  }
  // Ordered by number only: otherwise SQLite would scan all documents of the organization.
  const byNumber = cutDown(table, builder.raw('?? not indexed', [table]), table);
  const newest = `search_documents.number in
    (select rowid from search_tokens where search_tokens match ? order by rowid desc limit ?)`;
  return newestFirst(byNumber.whereRaw(newest, values));
}
