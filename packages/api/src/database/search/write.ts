import type { Runner } from '../engine.ts';
import { inStatements, type Statement } from '../statements.ts';
import type { Dialect, Value } from '../types.ts';
import type { SearchDocument } from './documents.ts';
import { keyOf } from './match.ts';

const insert = 'insert into search_documents (organization_id, kind, target_id, text';
const onKnown = 'on conflict (organization_id, kind, target_id) do update set text = excluded.text';

/** A document as it is stored. */
export interface DocumentRow {
  key: string;
  values: Value[];
  tokens: string[];
}

export function documentRow(
  organizationId: string,
  { kind, targetId, text, tokens }: SearchDocument,
): DocumentRow {
  return {
    key: `${organizationId} ${kind} ${targetId}`,
    values: [organizationId, kind, targetId, text],
    tokens: keyedTokens(organizationId, tokens),
  };
}

function keyedTokens(organizationId: string, tokens: ReadonlySet<string>): string[] {
  const key = keyOf(organizationId);
  return Array.from(tokens, (token) => key + token);
}

const repeated = (text: string, count: number) => Array(count).fill(text).join(', ');

const withTokens = (count: number) => `${insert}, tokens)
  values ${repeated('(?, ?, ?, ?, array_to_tsvector(?::text[]))', count)}
  ${onKnown}, tokens = excluded.tokens`;

const withoutTokens = (count: number) =>
  `${insert}) values ${repeated('(?, ?, ?, ?)', count)} ${onKnown}`;

const numberOf = `(select number from search_documents
  where organization_id = ? and kind = ? and target_id = ?)`;
const tokensAlone = (count: number) =>
  `insert or replace into search_tokens (rowid, tokens) values ${repeated(`(${numberOf}, ?)`, count)}`;

/** Adds or replaces documents in the index, the last version of each, in as few statements as possible. */
export function documentInsertions(
  dialect: Dialect,
  documents: readonly DocumentRow[],
): Statement[] {
  const newest = [...new Map(documents.map((row) => [row.key, row])).values()];
  if (dialect === 'postgres') {
    const rows = newest.map(({ values, tokens }) => [...values, `{${tokens.join(',')}}`]);
    return inStatements(rows, withTokens);
  }
  const tokens = newest.map(({ values, tokens }) => [...values.slice(0, 3), tokens.join(' ')]);
  return [
    ...inStatements(
      newest.map(({ values }) => values),
      withoutTokens,
    ),
    ...inStatements(tokens, tokensAlone),
  ];
}

/** Adds or replaces a document in the index. */
export async function writeDocument(
  dialect: Dialect,
  runner: Runner,
  organizationId: string,
  document: SearchDocument,
): Promise<void> {
  const row = documentRow(organizationId, document);
  for (const { sql, values } of documentInsertions(dialect, [row])) await runner.run(sql, values);
}
