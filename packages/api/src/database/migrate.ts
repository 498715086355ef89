import type { Runner } from './engine.ts';
import { now } from './ids.ts';
import { migrations } from './migrations/list.ts';
import type { Change, Migration } from './migrations/migration.ts';
import type { Room } from './reading.ts';

const createTable =
  'create table if not exists migrations (name text primary key, applied_at text not null)';

/** Runs what has not run yet, each migration in a transaction of its own. */
export async function migrate(room: Room): Promise<void> {
  await room.engine.migrate(async (runner) => {
    await runner.run(createTable, []);
  });
  for (const migration of migrations) {
    await room.engine.migrate((runner) => applyOnce(room, runner, migration));
  }
}

/** Asks within the transaction, since another node may have been faster. */
async function applyOnce(room: Room, runner: Runner, { name, up }: Migration): Promise<void> {
  if (await runner.first('select name from migrations where name = ?', [name])) return;
  await up(changeOn(room, runner));
  await runner.run('insert into migrations (name, applied_at) values (?, ?)', [name, now()]);
}

function changeOn({ builder, engine }: Room, runner: Runner): Change {
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
