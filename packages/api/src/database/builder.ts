import knex, { type Knex } from 'knex';
import { bindable } from './bindings.ts';
import { nothing } from './fields.ts';
import { documentsFound } from './search/match.ts';
import { type DirectoryTable, directoryTables, type OrgTable, orgTables } from './tables.ts';
import type { Dialect, DirectoryScope, OrgScope, Query, Value } from './types.ts';
import { narrow, type VisibilityValues } from './visibility.ts';

/** knex without a connection: it writes SQL, and the engines run it. */
export function sqlBuilder(dialect: Dialect): Knex {
  return dialect === 'sqlite'
    ? knex({ client: 'better-sqlite3', useNullAsDefault: true })
    : knex({ client: 'pg' });
}

export function orgScope(
  builder: Knex,
  organizationId: string | Knex.Raw,
  visibility: VisibilityValues | null = null,
): OrgScope {
  const isSqlite = builder.client.config.client === 'better-sqlite3';
  const join = isSqlite ? 'group_concat' : 'string_agg';
  const cutDown = (table: OrgTable, source: string | Knex.Raw, alias: string) => {
    const column = Object.hasOwn(orgTables, table) ? orgTables[table] : undefined;
    if (!column) throw new Error(`${table} is not a table of organizations`);
    const own = builder.select('*').from(source).where(column, organizationId) as Query;
    if (visibility) narrow(builder, own, table, organizationId, visibility);
    return builder.from(own.as(alias)) as Query;
  };
  return {
    from: (table, alias = table) => cutDown(table, table, alias),
    along: (table, index) =>
      cutDown(table, isSqlite ? builder.raw('?? indexed by ??', [table, index]) : table, table),
    found: (match, most) =>
      documentsFound(builder, isSqlite, cutDown, visibility !== null, match, most),
    isOneOf: (column, ids) =>
      builder.raw(isSqlite ? '?? in (?)' : '?? = any(array(?))', [column, ids]),
    raw: (sql, values = []) => builder.raw(sql, values as Knex.RawBinding[]),
    json: (fields, name) => {
      const object = isSqlite ? sqliteObject : postgresObject;
      const text = `${object(fields as JsonSources)} as ${name}`;
      return builder.raw(text, listsIn(fields as JsonSources) as never);
    },
    text: (query, column, between) =>
      builder.raw(`(select ${join}(??, ?) from (?) as joined)`, [column, between, query]),
    joined: (query, column, between) => {
      const text = builder.raw(`${join}(??, ?) as text`, [column, between]);
      return builder.from(query.as('joined')).select(text).count('* as count') as Query;
    },
  };
}

/** `JsonFields` of any shape. */
interface JsonSources {
  readonly [field: string]:
    | string
    | { readonly unless: string; readonly fields: JsonSources }
    | { readonly items: Knex.Raw }
    | { readonly json: string };
}

/** The queries for lists, in the order of their placeholders. */
const listsIn = (fields: JsonSources): Knex.Raw[] =>
  Object.values(fields).flatMap((source) => {
    if (typeof source === 'string' || 'json' in source) return [];
    return 'items' in source ? [source.items] : listsIn(source.fields);
  });

const items = `'[' || coalesce(?, '') || ']'`;

const columnName = /^\w+\.\w+$/;
const fieldName = /^\w+$/;

function sqliteObject(fields: JsonSources): string {
  const parts = jsonParts(fields).map(({ field, column, inner, isJson }) => {
    if (isJson) return `'${field}', json(coalesce(${column}, '{}'))`;
    if (!column) return `'${field}', json(${items})`;
    // CASE returns an object: json() around it would only parse it again.
    const object = inner && `case when ${column} is null then null else ${sqliteObject(inner)} end`;
    return `'${field}', ${object ?? column}`;
  });
  return `json_object(${parts.join(', ')})`;
}

/** Joins texts, because `json_build_object` looks up the type of each argument again for each row and takes 2.3 times as long. */
function postgresObject(fields: JsonSources): string {
  const parts = jsonParts(fields).map(({ field, column, inner, isJson }, at) => {
    if (isJson) return `'${at ? ',' : '{'}"${field}":' || coalesce(${column}, '{}')`;
    const object =
      inner && `case when ${column} is null then 'null' else ${postgresObject(inner)} end`;
    const value = column ? (object ?? postgresText(column)) : items;
    return `'${at ? ',' : '{'}"${field}":' || ${value}`;
  });
  return `(${parts.join(' || ')} || '}')`;
}

const postgresText = (column: string) => {
  if (column === nothing) return "'null'";
  const text = isPlain.test(column) ? `'"' || ${column} || '"'` : `to_json(${column})::text`;
  return `coalesce(${text}, 'null')`;
};

/** The server writes ids, times, ticket numbers and enum values itself, so they need no escaping. */
const isPlain = /\.(id|number|status|priority|kind|visibility|\w+_(id|at|until|type))$/;

function jsonParts(fields: JsonSources) {
  return Object.entries(fields).map(([field, source]) => {
    if (!fieldName.test(field)) throw new Error(`${field} is not a field's name`);
    if (typeof source !== 'string' && 'items' in source) return { field };
    const isJson = typeof source !== 'string' && 'json' in source;
    const [column, inner] =
      typeof source === 'string'
        ? [source]
        : 'json' in source
          ? [source.json]
          : [source.unless, source.fields];
    if (column !== nothing && !columnName.test(column))
      throw new Error(`${column} is not a column`);
    return { field, column, inner, isJson };
  });
}

/** The current time as text, to compare with stored times: the same for all nodes. */
const postgresTime = `to_char(statement_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `time` replaces the database's clock, which SQLite doesn't have. */
export function directoryScope(
  builder: Knex,
  time: () => string | Knex.Raw | null,
): DirectoryScope {
  const isSqlite = builder.client.config.client === 'better-sqlite3';
  const clock = isSqlite ? '?' : `coalesce(cast(? as text), ${postgresTime})`;
  return {
    time: () => builder.raw(clock, [time() as Knex.RawBinding]),
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
