import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { sqlBuilder } from './builder.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Core } from './reading.ts';
import { administrate } from './test-connection.ts';
import type { Database, Log } from './types.ts';

export const quiet: Log = { info() {}, warn() {}, error() {} };

export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the database and removes it. */
  remove(): Promise<void>;
}

const gigabyte = 2 ** 30;

/** A new folder for a test's files, in memory if the system supports it: test data need not survive a reboot. */
export function makeTemporaryFolder(prefix: string): string {
  const memory = '/dev/shm';
  const space = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const hasRoom = space.bavail * space.bsize > 4 * gigabyte;
  return mkdtempSync(join(hasRoom ? memory : tmpdir(), prefix));
}

/** A separate database: a temporary SQLite file, or a schema in the database of TEST_DATABASE_URL. */
export async function openTestDatabase(
  server = process.env.TEST_DATABASE_URL,
  log = quiet,
  state: 'migrated' | 'unmigrated' = 'migrated',
  time?: () => number,
): Promise<TestDatabase> {
  const isMigrated = state === 'migrated';
  const place = server
    ? await (isMigrated ? takeMigratedSchema(server) : makeSchema(server))
    : await makeFolder(isMigrated);
  const database = await openDatabase({ url: place.url, log, ...(time && { time }) });
  if (isMigrated) await database.migrate();
  return {
    url: place.url,
    database,
    async remove() {
      await database.close();
      await place.remove();
    },
  };
}

async function makeFolder(isMigrated: boolean) {
  const folder = makeTemporaryFolder('helpdesk-');
  const file = join(folder, 'test.sqlite');
  if (isMigrated) writeFileSync(file, await migratedFile());
  return {
    url: `sqlite:${file}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

let migrated: Promise<Uint8Array> | undefined;

/** A migrated file without rows, created once per process: copying it takes a thirtieth of the time of migrating. */
function migratedFile(): Promise<Uint8Array> {
  migrated ??= makeMigratedFile();
  return migrated;
}

async function makeMigratedFile() {
  const folder = makeTemporaryFolder('helpdesk-');
  const file = join(folder, 'test.sqlite');
  const database = await openDatabase({ url: `sqlite:${file}`, log: quiet });
  await database.migrate();
  await database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

interface Schema {
  url: string;
  remove(): Promise<void>;
}

/** Migrated schemas without rows, left by finished tests: emptying one takes a hundredth of the time of creating one. */
const spare: (Schema & { layout: string })[] = [];

async function takeMigratedSchema(server: string): Promise<Schema> {
  // A test may have a database of its own, which it drops.
  const isOfRun = server === process.env.TEST_DATABASE_URL;
  const schema = (isOfRun && spare.pop()) || (await makeMigratedSchema(server));
  return {
    url: schema.url,
    async remove() {
      // Only a test run removes the spare ones at its end, see test-schemas.ts.
      const mayBeKept = isOfRun && process.env.TEST_RUN;
      const isKept = mayBeKept && (await empty(schema.url)) === schema.layout;
      if (isKept) spare.push(schema);
      else await schema.remove();
    },
  };
}

async function makeMigratedSchema(server: string) {
  const schema = await makeSchema(server);
  await runOnce(schema.url, await freshTables());
  return { ...schema, layout: await empty(schema.url) };
}

/** Deletes all rows except those of migrations, and returns the names of all tables, columns and migrations. */
async function empty(url: string): Promise<string> {
  return administrate(url, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string }>(
      `select relname as name, string_agg(attname, ',' order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
       where relnamespace = current_schema::regnamespace and relkind = 'r'
       group by relname order by relname`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => name !== 'migrations');
    await client.query(
      [
        'begin',
        'set local session_replication_role = replica',
        ...tables.map((name) => `delete from ${name}`),
        `select setval(pg_get_serial_sequence('search_documents', 'number'), 1, false)`,
        'commit',
      ].join(';'),
    );
    const ran = await client.query<{ name: string }>('select name from migrations order by name');
    return [
      ...rows.map(({ name, columns }) => `${name}(${columns})`),
      ...ran.rows.map(({ name }) => name),
    ].join(';');
  });
}

async function makeSchema(server: string): Promise<Schema> {
  const name = `test_${process.env.TEST_RUN ?? 'alone'}_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  // A test's server need not survive a power failure, so acknowledged writes need not be on disk yet.
  const options = { search_path: name, client_min_messages: 'warning', synchronous_commit: 'off' };
  const settings = Object.entries(options).map(([option, value]) => `-c ${option}=${value}`);
  url.searchParams.set('options', settings.join(' '));
  url.searchParams.set('application_name', `helpdesk-${name}`);
  await runOnce(server, `create schema ${name}`);
  return { url: url.href, remove: () => runOnce(server, `drop schema ${name} cascade`) };
}

let script: Promise<string> | undefined;

/** All migrations for an empty PostgreSQL schema, in one round trip. */
function freshTables(): Promise<string> {
  script ??= recordMigrations();
  return script;
}

async function recordMigrations() {
  const said: string[] = [];
  const runner = {
    all: async () => [],
    first: async () => undefined,
    run: async (sql: string, values: readonly unknown[]) => {
      const literals = values.map((value) => pg.escapeLiteral(String(value)));
      said.push(sql.replace(/\?/g, () => literals.shift() ?? '?'));
      return 0;
    },
  };
  const engine = {
    dialect: 'postgres',
    migrate: (change: (on: typeof runner) => Promise<void>) => change(runner),
  };
  await migrate({ engine, builder: sqlBuilder('postgres') } as unknown as Core);
  return said.join(';\n');
}

/** Closes every connection of a test's schema, as a server restart would. */
export function cutConnections(url: string): Promise<void> {
  return runOnce(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'helpdesk-' || current_schema and pid <> pg_backend_pid()`,
  );
}

/** Changes a test's database directly, as its owner might with other tools. */
export async function runPast(url: string, sql: string): Promise<void> {
  if (!url.startsWith('sqlite:')) return runOnce(url, sql);
  const file = new Sqlite(url.slice('sqlite:'.length));
  // A dump describes full-text tables in sqlite_schema, which is written directly.
  file.unsafeMode();
  try {
    file.exec(sql);
  } finally {
    file.close();
  }
}

async function runOnce(server: string, sql: string) {
  await administrate(server, (client) => client.query(sql));
}
