import type { Runner } from './engine.ts';
import { orgTx } from './org.ts';
import { directoryReader, type Room } from './reading.ts';
import { change, insertion, removal, type Statement, selection } from './statements.ts';
import type { Directory, DirectoryTx } from './types.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const onTaken = ' on conflict do nothing';

export function directoryTx(room: Room, runner: Runner, unit: UnitOfWork): DirectoryTx {
  const execute = ({ sql, values }: Statement) => runner.run(sql, values);

  /** Names and pictures of members are part of what their organizations show. */
  async function moveVersionsOf(users: Fields) {
    const ids = selection(room.builder, { table: 'users' }, 'id', users);
    const rows = (await runner.all(
      `select distinct organization_id from memberships where user_id in (${ids.sql}) order by 1`,
      ids.values,
    )) as { organization_id: string }[];
    for (const row of rows) (await unit.hold(row.organization_id)).isChanged = true;
  }

  const tx: DirectoryTx = {
    ...directoryReader(room, runner),
    write: (verb) => verb(tx),
    async insert(table, row) {
      await execute(insertion({ table }, row));
    },
    insertIfAbsent: async (table, row) => (await execute(insertion({ table }, row, onTaken))) > 0,
    async update(table, where, patch) {
      if (table === 'users') await moveVersionsOf(where as Fields);
      return execute(change(room.builder, { table }, where as Fields, patch));
    },
    async remove(table, where) {
      if (table === 'users') await moveVersionsOf(where as Fields);
      return execute(removal(room.builder, { table }, where as Fields));
    },
    org: (id) => orgTx(room, runner, unit, id),
  };
  return tx;
}

type Fields = Parameters<typeof change>[2];

export function directory(room: Room, write: Directory['write']): Directory {
  return { ...directoryReader(room, room.engine), write };
}
