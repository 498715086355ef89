import type { Runner } from '../engine.ts';
import { inStatements, type Statement } from '../statements.ts';
import type { Dialect, Value } from '../types.ts';
import type { SearchDocument } from './documents.ts';
import { keyOf } from './match.ts';

const insert = 'insert into search_documents (organization_id, kind, target_id, text';
const onKnown = 'on conflict (organization_id, kind, target_id) do update set text = excluded.text';

/** A document as PostgreSQL stores it. */
export interface DocumentRow {
  key: string;
  values: Value[];
}

export function documentRow(
  organizationId: string,
  { kind, targetId, text, tokens }: SearchDocument,
): DocumentRow {
  const keyed = `{${keyedTokens(organizationId, tokens).join(',')}}`;
  return {
    key: `${organizationId} ${kind} ${targetId}`,
    values: [organizationId, kind, targetId, text, keyed],
  };
}

function keyedTokens(organizationId: string, tokens: ReadonlySet<string>): string[] {
  const key = keyOf(organizationId);
  return Array.from(tokens, (token) => key + token);
}

const insertText = (count: number) => `${insert}, tokens)
  values ${Array(count).fill('(?, ?, ?, ?, array_to_tsvector(?::text[]))').join(', ')}
  ${onKnown}, tokens = excluded.tokens`;

/** Adds or replaces documents in PostgreSQL's index, of each the last version, in as few statements as possible. */
export function documentInsertions(documents: readonly DocumentRow[]): Statement[] {
  const newest = new Map(documents.map(({ key, values }) => [key, values]));
  return inStatements([...newest.values()], insertText);
}

/** Adds or replaces a document in the index. */
export async function writeDocument(
  dialect: Dialect,
  runner: Runner,
  organizationId: string,
  { kind, targetId, text, tokens }: SearchDocument,
): Promise<void> {
  if (dialect === 'postgres') {
    const { values } = documentRow(organizationId, { kind, targetId, text, tokens });
    await runner.run(insertText(1), values);
    return;
  }
  const row = [organizationId, kind, targetId, text];
  const stored = await runner.first(
    `${insert}) values (?, ?, ?, ?) ${onKnown} returning number`,
    row,
  );
  const { number } = stored as { number: number };
  const write = (into: Runner) =>
    into.run('insert or replace into search_tokens (rowid, tokens) values (?, ?)', [
      number,
      keyedTokens(organizationId, tokens).join(' '),
    ]);
  if (!runner.beforeCommit) {
    await write(runner);
    return;
  }
  // Each released savepoint makes FTS5 write a segment, so the tokens of all transactions of a commit come last.
  runner.beforeCommit(async (into) => {
    const isThere = await into.first('select 1 from search_documents where number = ?', [number]);
    if (isThere) await write(into);
  });
}
