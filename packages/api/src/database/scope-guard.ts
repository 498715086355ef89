import { directoryTables, orgTables } from './tables.ts';

/** A table name after FROM or JOIN, and what follows it. */
const sources = /(?:\b(?:from|join)|,)\s*[`"]?(\w+)[`"]?(?![\w`"]|\s*\.)(?=([^,)]{0,80}))/gi;
const scoped =
  /^\s*(?:(?:not indexed|indexed by [`"]?\w+[`"]?)\s+)?where\s+[`"]?(\w+)[`"]?\s*=\s*\?/i;

/**
 * Rejects SQL of an organization's handle that names a table other than through `org.from`: a missing scope in a join fails on
 * the first run instead of leaking data. `users` is allowed, because any user referenced by an organization's rows may be named.
 */
export function guardScope(sql: string): void {
  if (approved.has(sql)) return;
  check(sql);
  if (approved.size >= 2_000) approved.clear();
  approved.add(sql);
}

const approved = new Set<string>();

function check(sql: string): void {
  for (const [, table = '', next = ''] of sql.matchAll(sources)) {
    if (table === 'users') continue;
    if (Object.hasOwn(orgTables, table)) {
      const column = orgTables[table as keyof typeof orgTables];
      if (scoped.exec(next)?.[1] === column) continue;
      throw new Error(
        `${table} is read past its organization; use org.from('${table}') in: ${sql}`,
      );
    }
    if (directoryTables.some((name) => name === table)) {
      throw new Error(`${table} is read from an organization's handle: ${sql}`);
    }
  }
}
