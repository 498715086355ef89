import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { sqlBuilder } from './builder.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Room } from './reading.ts';
import type { Database, Log } from './types.ts';

export const quiet: Log = { info() {}, warn() {}, error() {} };

export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the database and leaves nothing behind. */
  remove(): Promise<void>;
}

/** A migrated database of its own: a temporary SQLite file, or a schema where TEST_DATABASE_URL points. */
export async function openTestDatabase(
  server = process.env.TEST_DATABASE_URL,
  log = quiet,
  state: 'migrated' | 'unmigrated' = 'migrated',
): Promise<TestDatabase> {
  const place = server ? await makeSchema(server) : makeFolder();
  if (server && state === 'migrated') await runOnce(place.url, await freshTables());
  const database = await openDatabase({ url: place.url, log });
  if (state === 'migrated') await database.migrate();
  return {
    url: place.url,
    database,
    async remove() {
      await database.close();
      await place.remove();
    },
  };
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-'));
  return {
    url: `sqlite:${join(folder, 'test.sqlite')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function makeSchema(server: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  // Nobody pulls the plug of a test's server: what it has acknowledged need not be on the disk yet.
  const options = { search_path: name, client_min_messages: 'warning', synchronous_commit: 'off' };
  const settings = Object.entries(options).map(([option, value]) => `-c ${option}=${value}`);
  url.searchParams.set('options', settings.join(' '));
  url.searchParams.set('application_name', `helpdesk-${name}`);
  await runOnce(server, `create schema ${name}`);
  return { url: url.href, remove: () => runOnce(server, `drop schema ${name} cascade`) };
}

let script: Promise<string> | undefined;

/** All that the migrations do in an empty schema of PostgreSQL, in one piece: hundreds of questions and answers fewer for every file of tests. */
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
  await migrate({ engine, builder: sqlBuilder('postgres') } as unknown as Room);
  return said.join(';\n');
}

/** Ends every connection that a test's schema has open, as a restart of the server would. */
export function cutConnections(url: string): Promise<void> {
  return runOnce(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'helpdesk-' || current_schema and pid <> pg_backend_pid()`,
  );
}

/** Changes a test's database past the product, as its owner might with other tools. */
export async function runPast(url: string, sql: string): Promise<void> {
  if (!url.startsWith('sqlite:')) return runOnce(url, sql);
  const file = new Sqlite(url.slice('sqlite:'.length));
  try {
    file.exec(sql);
  } finally {
    file.close();
  }
}

async function runOnce(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
