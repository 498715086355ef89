import type { Knex } from 'knex';
import type { Dialect, Query, SearchTerm } from '../types.ts';

/**
 * Begins every token of an organization, so that the index holds a list of its own for each word
 * of each organization: none pays for another's size. Two may share a key; what is found is scoped anyway.
 */
export const keyOf = (organizationId: string) => organizationId.slice(-5).toLowerCase();

/** The terms in the language of the database's index; tokens are letters and digits, and quoted besides. */
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

/** A table, or what stands in for it, cut down to the organization. */
type CutDown = (table: 'search_documents', source: Knex.Raw, alias: string) => Query;

/** The newest of the organization's documents that match, so many at most. */
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
  // By number and no other way: SQLite would go through all documents of the organization.
  const byNumber = cutDown(table, builder.raw('?? not indexed', [table]), table);
  const newest = `search_documents.number in
    (select rowid from search_tokens where search_tokens match ? order by rowid desc limit ?)`;
  return newestFirst(byNumber.whereRaw(newest, values));
}
