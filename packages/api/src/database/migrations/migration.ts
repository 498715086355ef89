import type { Knex } from 'knex';
import type { Runner } from '../engine.ts';
import type { Dialect } from '../types.ts';

/** The context of a migration. It runs in a transaction and is never reversed. */
export interface Change {
  dialect: Dialect;
  /** A new schema builder for each call. */
  schema(): Knex.SchemaBuilder;
  apply(change: Knex.SchemaBuilder): Promise<void>;
  sql(text: string): Promise<void>;
  /** For rows that must be converted. */
  runner: Runner;
}

export interface Migration {
  /** Never renamed: it records that a database has the migration. */
  name: string;
  up(change: Change): Promise<void>;
}

/** The column types that both databases share. */
export function columns(table: Knex.CreateTableBuilder, dialect: Dialect) {
  // Byte order everywhere, regardless of the server's locale, because ids, timestamps and cursors are compared.
  const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
  const text = (name: string) => table.specificType(name, type).notNullable();
  return {
    text,
    optional: (name: string) => table.specificType(name, type),
    json: (name: string, initial = '{}') => text(name).defaultTo(initial),
    flag: (name: string, initial: 0 | 1) => table.smallint(name).notNullable().defaultTo(initial),
    number: (name: string) => table.bigInteger(name).notNullable().defaultTo(0),
    /** The organization that a row belongs to; deleting it deletes the row. */
    organization: () =>
      text('organization_id').references('id').inTable('organizations').onDelete('CASCADE'),
    /** A reference that can't leave the organization. */
    within: (column: string, inTable: string, key = 'id') =>
      table
        .foreign(['organization_id', column])
        .references(['organization_id', key])
        .inTable(inTable),
  };
}
