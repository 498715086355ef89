import knex, { type Knex } from 'knex';
import { bindable } from './bindings.ts';
import { type DirectoryTable, directoryTables, type OrgTable, orgTables } from './tables.ts';
import type { Dialect, DirectoryScope, OrgScope, Query, Value } from './types.ts';

/** knex without a connection: it writes SQL, the engines run it. */
export function sqlBuilder(dialect: Dialect): Knex {
  return dialect === 'sqlite'
    ? knex({ client: 'better-sqlite3', useNullAsDefault: true })
    : knex({ client: 'pg' });
}

export function orgScope(builder: Knex, organizationId: string | Knex.Raw): OrgScope {
  return {
    from(table: OrgTable, alias: string = table) {
      const column = Object.hasOwn(orgTables, table) ? orgTables[table] : undefined;
      if (!column) throw new Error(`${table} is not a table of organizations`);
      return builder.from(
        builder.select('*').from(table).where(column, organizationId).as(alias),
      ) as Query;
    },
    raw: (sql, values = []) => builder.raw(sql, values as Knex.RawBinding[]),
  };
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
