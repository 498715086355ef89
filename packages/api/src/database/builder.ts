import knex, { type Knex } from 'knex';
import { bindable } from './bindings.ts';
import { documentsFound } from './search/match.ts';
import { type DirectoryTable, directoryTables, type OrgTable, orgTables } from './tables.ts';
import type { Dialect, DirectoryScope, OrgScope, Query, Value } from './types.ts';

/** knex without a connection: it writes SQL, the engines run it. */
export function sqlBuilder(dialect: Dialect): Knex {
  return dialect === 'sqlite'
    ? knex({ client: 'better-sqlite3', useNullAsDefault: true })
    : knex({ client: 'pg' });
}

export function orgScope(builder: Knex, organizationId: string | Knex.Raw): OrgScope {
  const isSqlite = builder.client.config.client === 'better-sqlite3';
  const cutDown = (table: OrgTable, source: string | Knex.Raw, alias: string) => {
    const column = Object.hasOwn(orgTables, table) ? orgTables[table] : undefined;
    if (!column) throw new Error(`${table} is not a table of organizations`);
    const own = builder.select('*').from(source).where(column, organizationId);
    return builder.from(own.as(alias)) as Query;
  };
  return {
    from: (table, alias = table) => cutDown(table, table, alias),
    along: (table, index) =>
      cutDown(table, isSqlite ? builder.raw('?? indexed by ??', [table, index]) : table, table),
    found: (match, most) => documentsFound(builder, isSqlite, cutDown, match, most),
    raw: (sql, values = []) => builder.raw(sql, values as Knex.RawBinding[]),
    json: (fields, name) => {
      const sql = isSqlite
        ? jsonObject(fields as JsonSources, sqliteJson)
        : `${jsonObject(fields as JsonSources, postgresJson)}::text`;
      return builder.raw(`${sql} as ${name}`);
    },
    joined: (query, column, between) => {
      const join = isSqlite ? 'group_concat' : 'string_agg';
      const text = builder.raw(`${join}(??, ?) as text`, [column, between]);
      return builder.from(query.as('joined')).select(text).count('* as count') as Query;
    },
  };
}

/** `JsonFields` of any shape. */
interface JsonSources {
  readonly [field: string]: string | { readonly unless: string; readonly fields: JsonSources };
}

interface JsonDialect {
  object: string;
  /** Keeps an object an object when it is the result of a CASE expression. */
  whole: (sql: string) => string;
}

const sqliteJson: JsonDialect = { object: 'json_object', whole: (sql) => `json(${sql})` };
const postgresJson: JsonDialect = { object: 'json_build_object', whole: (sql) => sql };
const columnName = /^\w+\.\w+$/;
const fieldName = /^\w+$/;

function jsonObject(fields: JsonSources, dialect: JsonDialect): string {
  const parts = Object.entries(fields).map(([field, source]) => {
    if (!fieldName.test(field)) throw new Error(`${field} is not a field's name`);
    return `'${field}', ${jsonValue(source, dialect)}`;
  });
  return `${dialect.object}(${parts.join(', ')})`;
}

function jsonValue(source: JsonSources[string], dialect: JsonDialect): string {
  const column = typeof source === 'string' ? source : source.unless;
  if (!columnName.test(column)) throw new Error(`${column} is not a column`);
  if (typeof source === 'string') return column;
  const object = jsonObject(source.fields, dialect);
  return dialect.whole(`case when ${column} is null then null else ${object} end`);
}

export function directoryScope(builder: Knex): DirectoryScope {
  return {
    from(table: DirectoryTable, alias: string = table) {
      if (!directoryTables.includes(table)) throw new Error(`${table} is not in the directory`);
      return builder.from({ [alias]: table }) as Query;
    },
    raw: (sql, values = []) => builder.raw(sql, values as Knex.RawBinding[]),
  };
}

export function compile(query: Query): { sql: string; values: Value[] } {
  const { sql, bindings } = query.toSQL();
  return { sql, values: bindings.map(bindable) };
}
