import { noting } from './audit/note.ts';
import type { Runner } from './engine.ts';
import { orgTx } from './org.ts';
import { type Core, directoryReader } from './reading.ts';
import { change, insertion, removal, type Statement, selection } from './statements.ts';
import type { Directory, DirectoryTx } from './types.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const onTaken = ' on conflict do nothing';

export function directoryTx(core: Core, runner: Runner, unit: UnitOfWork): DirectoryTx {
  const execute = ({ sql, values }: Statement) => runner.run(sql, values);
  const notes = noting(core, runner, unit);

  /** The names and photos of members are part of their organizations' data. */
  async function moveVersionsOf(users: Fields) {
    const ids = selection(core.builder, { table: 'users' }, 'id', users);
    const rows = (await runner.all(
      `select distinct organization_id from memberships where user_id in (${ids.sql}) order by 1`,
      ids.values,
    )) as { organization_id: string }[];
    const places = rows.map((row) => row.organization_id);
    for (const held of await unit.holdAll(places)) held.isChanged = true;
  }

  function noteInserted(table: string, row: object) {
    if (table === 'organizations' && 'id' in row) unit.inserted(String(row.id));
  }

  const tx: DirectoryTx = {
    ...directoryReader(core, runner),
    write: (verb) => verb(tx),
    locking: () => ({ write: (verb) => verb(tx) }),
    async insert(table, row) {
      noteInserted(table, row);
      notes.inserted({ table }, row);
      await execute(insertion({ table }, row));
    },
    async insertIfAbsent(table, row) {
      const isNew = (await execute(insertion({ table }, row, onTaken))) > 0;
      if (isNew) noteInserted(table, row);
      if (isNew) notes.inserted({ table }, row);
      return isNew;
    },
    async update(table, where, patch) {
      if (table === 'users') await moveVersionsOf(where as Fields);
      return notes.changing({ table }, where as Fields, patch, () =>
        execute(change(core.builder, { table }, where as Fields, patch)),
      );
    },
    async remove(table, where) {
      if (table === 'users') await moveVersionsOf(where as Fields);
      return notes.changing({ table }, where as Fields, null, () =>
        execute(removal(core.builder, { table }, where as Fields)),
      );
    },
    org: (id) => orgTx(core, runner, unit, id),
  };
  return tx;
}

type Fields = Parameters<typeof change>[2];

export function directory(core: Core, locking: Directory['locking']): Directory {
  return { ...directoryReader(core, core.engine), locking, write: locking({}).write };
}
