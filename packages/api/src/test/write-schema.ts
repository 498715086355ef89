import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { openTestDatabase, quiet, runPast } from '../database/test-database.ts';

/**
 * Writes the initial schema of a new database: the tables of a release that `releases` has a database of. Run it after
 * `write-release.ts`, from packages/api: `tsx --conditions=helpdesk-source src/test/write-schema.ts 0.2.0`, and again with
 * TEST_DATABASE_URL. It needs pg_dump. `layout.test.ts` compares a new database with one that ran every migration.
 */
const release = process.argv[2] ?? '';
const { url, database, remove } = await openTestDatabase(undefined, quiet, 'unmigrated');
const { dialect } = database;
const dump = new URL(`./releases/${release}.${dialect}.sql`, import.meta.url);
await runPast(url, readFileSync(dump, 'utf8'));
const statements = dialect === 'sqlite' ? ofFile(url) : ofSchema(url);
await remove();

const names = /insert into migrations values ?\('([^']+)'/gi;
const migrations = [...readFileSync(dump, 'utf8').matchAll(names)].map(([, name]) => name);
const inOrder = migrations.toSorted((one = '', other = '') => one.localeCompare(other));
const schema = { migrations: inOrder, statements };
writeFileSync(
  new URL(`../database/migrations/released/${dialect}.json`, import.meta.url),
  `${JSON.stringify(schema, null, 2)}\n`,
);

function ofFile(of: string): string[] {
  const file = new Sqlite(of.slice('sqlite:'.length), { readonly: true });
  const rows = file
    .prepare<[], { name: string; sql: string }>(
      `select name, sql from sqlite_schema
       where sql is not null and name not like 'sqlite_%' and name <> 'migrations' order by rowid`,
    )
    .all();
  file.close();
  const virtual = rows.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  // A virtual table creates its own tables.
  return rows
    .filter(({ name }) => !virtual.some((one) => name.startsWith(`${one}_`)))
    .map(({ sql }) => sql);
}

function ofSchema(of: string): string[] {
  const address = new URL(of);
  const name = /search_path=(\w+)/.exec(address.searchParams.get('options') ?? '')?.[1] ?? '';
  address.search = '';
  const options = ['-s', '--no-owner', '--no-privileges', '--no-comments', '-n', name];
  const dumped = execFileSync('pg_dump', [...options, address.href]).toString();
  const said = dumped
    .split('\n')
    .filter((line) => !/^(--|SET |\\|$)|set_config|^CREATE SCHEMA/.test(line))
    .join('\n')
    .replaceAll(`${name}.`, '')
    .split(/;\n(?!\s)/)
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter(
      (statement) =>
        statement !== '' &&
        !/^CREATE TABLE migrations|^ALTER TABLE ONLY migrations/.test(statement),
    );
  // Functions come before the tables that they read.
  return ['SET LOCAL check_function_bodies = false', ...said];
}
