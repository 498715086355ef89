import type { Runner } from './engine.ts';
import { NewerSchema, OlderSchema } from './errors.ts';
import { now } from './ids.ts';
import { migrations } from './migrations/list.ts';
import type { Change, Migration } from './migrations/migration.ts';
import type { Core } from './reading.ts';

const createTable =
  'create table if not exists migrations (name text primary key, applied_at text not null)';

const known = new Set(migrations.map(({ name }) => name));

/** Names of the migrations that a database of an earlier version lacks; none for a new database. */
export async function pendingMigrations(core: Core): Promise<string[]> {
  const applied = await appliedMigrations(core);
  return applied.size === 0 ? [] : missingIn(applied);
}

/** Refuses a database of another version than this one. */
export async function checkSchema(core: Core): Promise<void> {
  const applied = await appliedMigrations(core);
  refuseNewer(applied);
  const missing = missingIn(applied);
  if (missing.length > 0) throw new OlderSchema(missing);
}

async function appliedMigrations({ engine }: Core): Promise<ReadonlySet<string>> {
  const rows = await engine.all('select name from migrations', []).catch(() => []);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

const missingIn = (applied: ReadonlySet<string>) => [...known].filter((name) => !applied.has(name));

function refuseNewer(applied: ReadonlySet<string>): void {
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) throw new NewerSchema(unknown);
}

/** Runs pending migrations, each in a transaction of its own. Throws `NewerSchema` where it finds one that it does not know. */
export async function migrate(core: Core): Promise<void> {
  const applied = new Set<string>();
  await core.engine.migrate(async (runner) => {
    await runner.run(createTable, []);
    const rows = await runner.all('select name from migrations', []);
    for (const { name } of rows as { name: string }[]) applied.add(name);
  });
  refuseNewer(applied);
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await core.engine.migrate((runner) => applyOnce(core, runner, migration));
  }
}

/** Checks again within the transaction, since another node may have been faster. */
async function applyOnce(core: Core, runner: Runner, { name, up }: Migration): Promise<void> {
  if (await runner.first('select name from migrations where name = ?', [name])) return;
  await up(changeOn(core, runner));
  await runner.run('insert into migrations (name, applied_at) values (?, ?)', [name, now()]);
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
