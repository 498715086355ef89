import type Sqlite from 'better-sqlite3';
import type { Value } from '../types.ts';
import { translated } from './errors.ts';

// Equivalent when changed: one statement more or less makes no difference.
const capacity = 500;

/** SQLite plans a statement again at each run when its limit is a bare parameter; an expression hides that. */
const hideLimits = (sql: string) => sql.replace(/\b(limit|offset) \?/gi, '$1 ? + 0');

/** Runs SQL on the connection synchronously, and caches prepared statements by their text. */
export function statementCache(connection: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement<Value[]>>();

  function statement(sql: string): Sqlite.Statement<Value[]> {
    const known = statements.get(sql);
    if (known) return known;
    const made = connection.prepare<Value[]>(hideLimits(sql.replaceAll('\\?', '?')));
    if (statements.size === capacity) {
      const oldest = statements.keys().next().value;
      if (oldest !== undefined) statements.delete(oldest);
    }
    statements.set(sql, made);
    return made;
  }

  function guarded<R>(execute: () => R): R {
    try {
      return execute();
    } catch (error) {
      throw translated(error);
    }
  }

  return {
    all: (sql: string, values: readonly Value[]) =>
      guarded(() => statement(sql).all(...values)) as unknown[],
    first: (sql: string, values: readonly Value[]) => guarded(() => statement(sql).get(...values)),
    run: (sql: string, values: readonly Value[]) =>
      guarded(() => statement(sql).run(...values).changes),
  };
}
