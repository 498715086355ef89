import type { Runner } from './engine.ts';
import { NewerSchema, OlderSchema, UnfinishedRestore } from './errors.ts';
import { now } from './ids.ts';
import { migrations } from './migrations/list.ts';
import type { Change, Migration } from './migrations/migration.ts';
import postgres from './migrations/released/postgres.json' with { type: 'json' };
import sqlite from './migrations/released/sqlite.json' with { type: 'json' };
import { unfinishedRestore } from './postgres/unfinished-restore.ts';
import type { Core } from './reading.ts';
import type { Dialect } from './types.ts';

/** The tables of a new database, written by `test/write-schema.ts` for each release. */
const released = { sqlite, postgres };

const createTable =
  'create table if not exists migrations (name text primary key, applied_at text not null)';

const known = new Set(migrations.map(({ name }) => name));

/** Names of the migrations that an older database lacks; none for a new database. */
export async function pendingMigrations(core: Core): Promise<string[]> {
  const applied = await appliedMigrations(core);
  return applied.size === 0 ? [] : missingIn(applied);
}

/** Rejects a database of a different version. */
export async function checkSchema(core: Core): Promise<void> {
  await refuseUnfinishedRestore(core.engine, core.engine.dialect);
  const applied = await appliedMigrations(core);
  refuseNewer(applied);
  const missing = missingIn(applied);
  if (missing.length > 0) throw new OlderSchema(missing);
}

async function appliedMigrations({ engine }: Core): Promise<ReadonlySet<string>> {
  const rows = await engine.all('select name from migrations', []).catch(() => []);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

async function refuseUnfinishedRestore(on: Pick<Runner, 'first'>, dialect: Dialect) {
  if (dialect !== 'postgres') return;
  if (await on.first(unfinishedRestore.find, [])) throw new UnfinishedRestore();
}

const missingIn = (applied: ReadonlySet<string>) => [...known].filter((name) => !applied.has(name));

function refuseNewer(applied: ReadonlySet<string>): void {
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) throw new NewerSchema(unknown);
}

/**
 * Runs pending migrations, each in its own transaction. A new database starts with the tables of the last release, or runs every
 * migration. Throws `NewerSchema` for an unknown migration, and `UnfinishedRestore` if a restore was stopped.
 */
export async function migrate(
  core: Core,
  begin: 'at the release' | 'with nothing' = 'at the release',
): Promise<void> {
  const { dialect } = core.engine;
  const applied = new Set<string>();
  await core.engine.migrate(async (runner) => {
    await refuseUnfinishedRestore(runner, dialect);
    await runner.run(createTable, []);
    const rows = await runner.all('select name from migrations', []);
    for (const { name } of rows as { name: string }[]) applied.add(name);
  });
  refuseNewer(applied);
  if (applied.size === 0 && begin === 'at the release') {
    await core.engine.migrate(async (runner) => {
      for (const name of await beginAtRelease(runner, dialect)) applied.add(name);
    });
  }
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await core.engine.migrate((runner) => applyOnce(core, runner, migration));
  }
}

/** Creates the tables of a new database as of the last release, unless another node was faster. */
async function beginAtRelease(runner: Runner, dialect: Dialect): Promise<readonly string[]> {
  if (await runner.first('select name from migrations', [])) return [];
  const { statements, migrations: names } = released[dialect];
  for (const statement of statements) await runner.run(statement, []);
  for (const name of names) await record(runner, name);
  return names;
}

const record = (runner: Runner, name: string) =>
  runner.run('insert into migrations (name, applied_at) values (?, ?)', [name, now()]);

/** Checks again within the transaction, because another node may have been faster. */
async function applyOnce(core: Core, runner: Runner, { name, up }: Migration): Promise<void> {
  if (await runner.first('select name from migrations where name = ?', [name])) return;
  await up(changeOn(core, runner));
  await record(runner, name);
}

function changeOn({ builder, engine }: Core, runner: Runner): Change {
  return {
    dialect: engine.dialect,
    runner,
    schema: () => builder.schema,
    async apply(change) {
      for (const { sql } of [change.toSQL()].flat()) await runner.run(sql, []);
    },
    async sql(text) {
      await runner.run(text, []);
    },
  };
}
