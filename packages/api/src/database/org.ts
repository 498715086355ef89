import type { EventName, EventPayloads, StoredEvent } from '../event-catalog.ts';
import { noting } from './audit/note.ts';
import { bump } from './counters.ts';
import type { Runner } from './engine.ts';
import { now } from './ids.ts';
import { type Core, orgReader } from './reading.ts';
import { guardScope } from './scope-guard.ts';
import { documentRow, writeDocument } from './search/write.ts';
import {
  change,
  insertable,
  insertion,
  removal,
  type Statement,
  type Target,
} from './statements.ts';
import { type OrgTable, orgTables } from './tables.ts';
import type { Org, Tx } from './types.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { Visibility } from './visibility.ts';

const onTaken = ' on conflict do nothing';

/** The transaction's handle for one organization. */
export function orgTx(
  core: Core,
  transaction: Runner,
  unit: UnitOfWork,
  id: string,
  visibility: Visibility | null = null,
): Tx {
  const { later } = unit;
  const runner = later?.runner ?? transaction;
  const target = (table: OrgTable): Target => ({
    table,
    scope: { column: orgTables[table], id },
  });
  const notes = noting(core, runner, unit);

  async function execute({ sql, values }: Statement): Promise<number> {
    const held = unit.known(id) ?? (await unit.hold(id));
    guardScope(sql);
    const changed = await runner.run(sql, values);
    if (changed > 0) held.isChanged = true;
    return changed;
  }

  /** Returns the new value of the first counter. */
  async function count(moves: readonly (readonly [counter: string, delta: number])[]) {
    const held = unit.known(id) ?? (await unit.hold(id));
    held.isChanged = true;
    const values = moves.flatMap(([counter, delta]) => [id, counter, delta]);
    const row = (await runner.first(bump(moves.length), values)) as { value: number };
    return row.value;
  }

  async function move(moves: readonly (readonly [counter: string, delta: number])[]) {
    if (!later) return void (await count(moves));
    const held = unit.known(id) ?? (await unit.hold(id));
    held.isChanged = true;
    for (const [name, delta] of moves) later.move({ organizationId: id, name, delta });
  }

  /** A request that reassigns a ticket, or opens one for others, can still read it for its own response. */
  function touch(table: OrgTable, row: object) {
    if (visibility && table === 'tickets' && 'id' in row && typeof row.id === 'string')
      visibility.touched = row.id;
  }

  const writer: Omit<Tx, keyof ReturnType<typeof orgReader>> = {
    isShared: later !== undefined,
    async version() {
      const held = unit.known(id) ?? (await unit.hold(id));
      return held.version + (held.isChanged ? 1 : 0);
    },
    write: (verb) => verb(tx),
    async insert(table, row) {
      touch(table, row);
      notes.inserted(target(table), row);
      if (!later) return void (await execute(insertion(target(table), row)));
      const held = unit.known(id) ?? (await unit.hold(id));
      held.isChanged = true;
      later.insert(insertable(target(table), row));
    },
    async insertIfAbsent(table, row) {
      const isNew = (await execute(insertion(target(table), row, onTaken))) > 0;
      if (isNew) notes.inserted(target(table), row);
      return isNew;
    },
    update: async (table, where, patch) => {
      if ('assigned_agent_id' in patch) touch(table, where);
      return notes.changing(target(table), where as Fields, patch, () =>
        execute(change(core.builder, target(table), where as Fields, patch)),
      );
    },
    remove: async (table, where) =>
      notes.changing(target(table), where as Fields, null, () =>
        execute(removal(core.builder, target(table), where as Fields)),
      ),
    async index(document) {
      const held = unit.known(id) ?? (await unit.hold(id));
      held.isChanged = true;
      if (later) later.index(documentRow(id, document));
      else await writeDocument(core.engine.dialect, runner, id, document);
    },
    async next(counter) {
      if (!later) return count([[counter, 1]]);
      const held = unit.known(id) ?? (await unit.hold(id));
      held.isChanged = true;
      return later.next(id, counter);
    },
    add: (counter, delta) => move([[counter, delta]]),
    async addAll(moves) {
      if (moves.length > 0) await move(moves);
    },
    async record<Name extends EventName>(name: Name, payload: EventPayloads[Name]) {
      const held = unit.known(id) ?? (await unit.hold(id));
      held.isChanged = true;
      held.seq += 1;
      held.events.push({
        organizationId: id,
        seq: held.seq,
        name,
        payload,
        createdAt: now(),
      } as StoredEvent);
      return held.seq;
    },
  };
  // Assigned instead of spread, which takes many times as long for each transaction.
  const tx: Tx = Object.assign(orgReader(core, runner, id, visibility, true), writer);
  return tx;
}

type Fields = Parameters<typeof change>[2];

export interface OrgAccess {
  version(id: string): Promise<number>;
  /** Runs the verb in a transaction that locks the organization. */
  write<R>(id: string, verb: (tx: Tx) => Promise<R>, visibility: Visibility | null): Promise<R>;
}

export function org(
  core: Core,
  id: string,
  access: OrgAccess,
  visibility: Visibility | null = null,
): Org {
  return {
    ...orgReader(core, core.engine, id, visibility, false),
    version: () => access.version(id),
    write: (verb) => access.write(id, verb, visibility),
  };
}
