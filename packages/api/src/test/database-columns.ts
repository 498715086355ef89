import Sqlite from 'better-sqlite3';
import { administrate } from '../database/test-connection.ts';

interface Column {
  table: string;
  column: string;
}

/** The columns that a database stores, by table; those that it computes are left out. */
export async function columnsOfDatabase(url: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const { table, column } of await all(url, columnsOfFile, columnsOfSchema)) {
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

/** The columns with a foreign key to users or memberships. */
export const usersNamedIn = (url: string) => all(url, usersOfFile, usersOfSchema);

const columnsOfFile = `select m.name as "table", c.name as "column" from sqlite_schema m
  join pragma_table_xinfo(m.name) c where m.type = 'table' and m.name not like 'sqlite_%' and c.hidden = 0`;
const columnsOfSchema = `select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = current_schema and is_generated = 'NEVER'
    and not (table_name = 'search_documents' and column_name = 'tokens')`;
const usersOfFile = `select m.name as "table", f."from" as "column" from sqlite_schema m
  join pragma_foreign_key_list(m.name) f
  where m.type = 'table' and f."table" in ('users', 'memberships') and f."from" <> 'organization_id'`;
const usersOfSchema = `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and connamespace = current_schema::regnamespace and attname <> 'organization_id'
    and confrelid in ('users'::regclass, 'memberships'::regclass)`;

async function all(url: string, inFile: string, inSchema: string): Promise<Column[]> {
  if (!url.startsWith('sqlite:')) {
    return administrate(url, async (client) => (await client.query<Column>(inSchema)).rows);
  }
  const file = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  try {
    return file.prepare<[], Column>(inFile).all();
  } finally {
    file.close();
  }
}
