import Sqlite from 'better-sqlite3';
import { administrate } from '../database/test-connection.ts';

interface Column {
  table: string;
  column: string;
}

/** A column as reported by a database. */
export interface StoredColumn extends Column {
  type: string;
  isNullable: boolean;
  /** Whether the database computes it. */
  isComputed: boolean;
}

/** All columns of a database, except those of its search index. */
export async function columnsOf(url: string): Promise<StoredColumn[]> {
  const columns = await all<Record<keyof StoredColumn, string | number>>(
    url,
    columnsOfFile,
    columnsOfSchema,
  );
  return columns.map((one) => ({
    table: String(one.table),
    column: String(one.column),
    type: String(one.type).toLowerCase(),
    isNullable: Boolean(one.isNullable),
    isComputed: Boolean(one.isComputed),
  }));
}

/** The columns that a database stores, by table, without generated ones. */
export async function columnsOfDatabase(url: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  for (const { table, column, isComputed } of await columnsOf(url)) {
    if (!isComputed) tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

/** The columns with a foreign key to users or memberships. */
export const usersNamedIn = (url: string) => all<Column>(url, usersOfFile, usersOfSchema);

const columnsOfFile = `select m.name as "table", c.name as "column", c.type as "type",
    c."notnull" = 0 and c.pk = 0 as "isNullable", c.hidden <> 0 as "isComputed"
  from sqlite_schema m join pragma_table_xinfo(m.name) c
  where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'search_tokens%'`;
const columnsOfSchema = `select table_name as "table", column_name as "column", data_type as "type",
    is_nullable = 'YES' as "isNullable", is_generated <> 'NEVER' as "isComputed"
  from information_schema.columns where table_schema = current_schema
    and not (table_name = 'search_documents' and column_name = 'tokens')`;
const usersOfFile = `select m.name as "table", f."from" as "column" from sqlite_schema m
  join pragma_foreign_key_list(m.name) f
  where m.type = 'table' and f."table" in ('users', 'memberships') and f."from" <> 'organization_id'`;
const usersOfSchema = `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and connamespace = current_schema::regnamespace and attname <> 'organization_id'
    and confrelid in ('users'::regclass, 'memberships'::regclass)`;

async function all<Row>(url: string, inFile: string, inSchema: string): Promise<Row[]> {
  if (!url.startsWith('sqlite:')) {
    return administrate(url, async (client) => (await client.query(inSchema)).rows as Row[]);
  }
  const file = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  try {
    return file.prepare<[], Row>(inFile).all();
  } finally {
    file.close();
  }
}
