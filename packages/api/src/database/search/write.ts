import type { Runner } from '../engine.ts';
import type { Dialect } from '../types.ts';
import type { SearchDocument } from './documents.ts';
import { keyOf } from './match.ts';

const insert = 'insert into search_documents (organization_id, kind, target_id, text';
const onKnown = 'on conflict (organization_id, kind, target_id) do update set text = excluded.text';

/** Adds or replaces a document in the index. */
export async function writeDocument(
  dialect: Dialect,
  runner: Runner,
  organizationId: string,
  { kind, targetId, text, tokens }: SearchDocument,
): Promise<void> {
  const key = keyOf(organizationId);
  const keyed = [...tokens].map((token) => key + token);
  const row = [organizationId, kind, targetId, text];
  if (dialect === 'postgres') {
    const sql = `${insert}, tokens) values (?, ?, ?, ?, array_to_tsvector(?::text[]))
      ${onKnown}, tokens = excluded.tokens`;
    await runner.run(sql, [...row, `{${keyed.join(',')}}`]);
    return;
  }
  const stored = await runner.first(
    `${insert}) values (?, ?, ?, ?) ${onKnown} returning number`,
    row,
  );
  const { number } = stored as { number: number };
  const write = (into: Runner) =>
    into.run('insert or replace into search_tokens (rowid, tokens) values (?, ?)', [
      number,
      keyed.join(' '),
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
