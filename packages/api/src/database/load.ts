import { bindable } from './bindings.ts';
import type { Runner } from './engine.ts';
import { type Core, directoryReader, orgReader } from './reading.ts';
import type { SearchDocument } from './search/documents.ts';
import { writeDocument } from './search/write.ts';
import { change, insertion, insertions, removal } from './statements.ts';
import { orgTables } from './tables.ts';
import type { Loader } from './types.ts';

/** Writes whole organizations in one transaction, without the side effects of normal changes. */
export async function load<R>(core: Core, write: (loader: Loader) => Promise<R>): Promise<R> {
  const { engine } = core;
  let result: R | undefined;
  await engine.migrate(async (runner) => {
    result = await write(loaderOn(core, runner));
  });
  return result as R;
}

type Condition = Parameters<typeof change>[2];

const wayIn = ['sessions', 'totp_factors', 'recovery_codes', 'passkeys', 'password_resets'];

function loaderOn(core: Core, runner: Runner): Loader {
  const { engine, builder } = core;
  return {
    directory: directoryReader(core, runner),
    org: (id) =>
      Object.assign(orgReader(core, runner, id), {
        index: (document: SearchDocument) => writeDocument(engine.dialect, runner, id, document),
      }),
    async insertUser(row) {
      const { sql, values } = insertion({ table: 'users' }, row);
      await runner.run(sql, values);
    },
    async disownUser(userId) {
      for (const table of wayIn) {
        const { sql, values } = removal(builder, { table }, { user_id: userId });
        await runner.run(sql, values);
      }
      const patch = { password_hash: null, second_factor_since: null };
      const { sql, values } = change(builder, { table: 'users' }, { id: userId }, patch);
      await runner.run(sql, values);
    },
    async insert(table, organizationId, rows) {
      const column = orgTables[table];
      const own = rows.map((row) => ({ ...row, [column]: bindable(organizationId) }));
      for (const { sql, values } of insertions(table, own)) await runner.run(sql, values);
    },
    async update(table, organizationId, where, patch) {
      const scope = { column: orgTables[table], id: organizationId };
      const { sql, values } = change(builder, { table, scope }, where as Condition, patch);
      await runner.run(sql, values);
    },
  };
}
