import type { EventName, EventPayloads, StoredEvent } from '../event-catalog.ts';
import type { Runner } from './engine.ts';
import { now } from './ids.ts';
import { type Core, orgReader } from './reading.ts';
import { guardScope } from './scope-guard.ts';
import { writeDocument } from './search/write.ts';
import { change, insertion, removal, type Statement, type Target } from './statements.ts';
import { type OrgTable, orgTables } from './tables.ts';
import type { Org, Tx } from './types.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const onTaken = ' on conflict do nothing';
const bump = (counters: number) =>
  `insert into counters (organization_id, name, value) values ${Array(counters).fill('(?, ?, ?)').join(', ')}
  on conflict (organization_id, name) do update set value = counters.value + excluded.value
  returning value`;

/** The transaction's handle on one organization. */
export function orgTx(core: Core, runner: Runner, unit: UnitOfWork, id: string): Tx {
  const target = (table: OrgTable): Target => ({
    table,
    scope: { column: orgTables[table], id },
  });

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
    const values = moves.flatMap(([counter, delta]) => [id, counter, delta]);
    const row = (await runner.first(bump(moves.length), values)) as { value: number };
    held.isChanged = true;
    return row.value;
  }

  const tx: Tx = {
    ...orgReader(core, runner, id),
    async version() {
      const held = unit.known(id) ?? (await unit.hold(id));
      return held.version + (held.isChanged ? 1 : 0);
    },
    write: (verb) => verb(tx),
    async insert(table, row) {
      await execute(insertion(target(table), row));
    },
    async insertIfAbsent(table, row) {
      return (await execute(insertion(target(table), row, onTaken))) > 0;
    },
    update: async (table, where, patch) =>
      execute(change(core.builder, target(table), where as Fields, patch)),
    remove: async (table, where) => execute(removal(core.builder, target(table), where as Fields)),
    async index(document) {
      const held = unit.known(id) ?? (await unit.hold(id));
      held.isChanged = true;
      await writeDocument(core.engine.dialect, runner, id, document);
    },
    next: (counter) => count([[counter, 1]]),
    async add(counter, delta) {
      await count([[counter, delta]]);
    },
    async addAll(moves) {
      if (moves.length > 0) await count(moves);
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
  return tx;
}

type Fields = Parameters<typeof change>[2];

export interface OrgAccess {
  version(id: string): Promise<number>;
  /** Runs the verb in a transaction that locks the organization. */
  write<R>(id: string, verb: (tx: Tx) => Promise<R>): Promise<R>;
}

export function org(core: Core, id: string, access: OrgAccess): Org {
  return {
    ...orgReader(core, core.engine, id),
    version: () => access.version(id),
    write: (verb) => access.write(id, verb),
  };
}
