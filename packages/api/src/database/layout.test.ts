// @module-tag postgres
// @module-tag slow

import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { sqlBuilder } from './builder.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/engine.ts';
import type { Core } from './reading.ts';
import { openSqlite } from './sqlite/engine.ts';
import { orgTables } from './tables.ts';
import { administrate } from './test-connection.ts';
import { openTestDatabase, quiet, runPast } from './test-database.ts';
import type { Database } from './types.ts';

/** Everything in a database except its rows: tables, columns, keys, indexes and functions. */
async function layoutOf(url: string): Promise<Map<string, string>> {
  const parts = url.startsWith('sqlite:') ? partsOfFile(url) : await partsOfSchema(url);
  return new Map(parts.map(({ name, sql }) => [name, sql]));
}

interface Part {
  name: string;
  sql: string;
}

function partsOfFile(url: string) {
  const file = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  try {
    return file
      .prepare<[], Part>(`select name, coalesce(sql, '') as sql from sqlite_schema order by name`)
      .all();
  } finally {
    file.close();
  }
}

const partsInPostgres = `
  select 'column ' || table_name || '.' || column_name as name,
      concat_ws(' ', data_type, collation_name, is_nullable, column_default, generation_expression) as sql
    from information_schema.columns where table_schema = current_schema
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = current_schema
  union all select 'key ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = current_schema::regnamespace and contype <> 'n'
  union all select 'function ' || proname, pg_get_functiondef(oid)
    from pg_proc where pronamespace = current_schema::regnamespace
  order by 1`;

const partsOfSchema = (url: string) =>
  administrate(url, async (client) => {
    const { rows: named } = await client.query<{ name: string }>('select current_schema as name');
    const { rows } = await client.query<Part>(partsInPostgres);
    return rows.map(({ name, sql }) => ({ name, sql: sql.replaceAll(`${named[0]?.name}.`, '') }));
  });

const asReleased = (release: string, database: Database) =>
  readFileSync(
    new URL(`../test/releases/${release}.${database.dialect}.sql`, import.meta.url),
    'utf8',
  );

test.each(['0.1.0', '0.2.0'])(
  'a new database has the same tables, columns, keys and indexes as a migrated one of release %s',
  async (release) => {
    const [fresh, upgraded] = [
      await openTestDatabase(undefined, quiet, 'unmigrated'),
      await openTestDatabase(undefined, quiet, 'unmigrated'),
    ];
    await fresh.database.migrate();
    await runPast(upgraded.url, asReleased(release, upgraded.database));
    await upgraded.database.migrate();
    const layout = await layoutOf(fresh.url);
    expect(layout.size).toBeGreaterThan(100);
    expect(layout).toEqual(await layoutOf(upgraded.url));
    await fresh.remove();
    await upgraded.remove();
  },
);

test('a new database has the same tables, columns, keys and indexes as one that ran every migration', async () => {
  const [fresh, stepped] = [
    await openTestDatabase(undefined, quiet, 'unmigrated'),
    await openTestDatabase(undefined, quiet, 'unmigrated'),
  ];
  await fresh.database.migrate();
  const { url } = stepped;
  await stepped.database.close();
  const engine = url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), quiet)
    : openPostgres(url, quiet);
  const core = { engine, builder: sqlBuilder(engine.dialect) } as unknown as Core;
  await migrate(core, 'with nothing');
  await engine.close();
  const layout = await layoutOf(fresh.url);
  expect(layout.size).toBeGreaterThan(100);
  expect(layout).toEqual(await layoutOf(url));
  expect(await fresh.database.pendingMigrations()).toEqual([]);
  await fresh.remove();
  await stepped.remove();
});

test('every table with rows of an organization is listed in orgTables', async () => {
  const { url, remove } = await openTestDatabase();
  const names = new Set<string>();
  for (const [name, sql] of await layoutOf(url)) {
    const ofColumn = /^column (\w+)\.organization_id$/.exec(name)?.[1];
    const ofTable = /^create table [`"]?(\w+)\b.*\borganization_id\b/is.exec(sql)?.[1];
    const table = ofColumn ?? ofTable;
    if (table) names.add(table);
  }
  // A session on a custom domain names its organization, but belongs to its user.
  names.delete('sessions');
  const known = Object.entries(orgTables).filter(([, column]) => column === 'organization_id');
  expect([...names].sort()).toEqual(known.map(([table]) => table).sort());
  await remove();
});
