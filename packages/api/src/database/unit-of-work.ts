import type { StoredEvent } from '../events/catalog.ts';
import type { Runner } from './engine.ts';
import { UnknownOrganization } from './errors.ts';
import { newId } from './ids.ts';
import type { Room } from './reading.ts';
import { insertion } from './statements.ts';

/** An organization as one transaction holds it: read at the first touch, written back at the end. */
export interface Held {
  seq: number;
  version: number;
  isChanged: boolean;
  events: StoredEvent[];
}

export interface UnitOfWork {
  /** Takes the organization for this transaction; on PostgreSQL others wait for it until the end. */
  hold(organizationId: string): Promise<Held>;
  /** Writes what was recorded, and moves the version of every organization that changed. */
  finish(): Promise<ReadonlyMap<string, Held>>;
}

export function unitOfWork(room: Room, runner: Runner): UnitOfWork {
  const held = new Map<string, Held>();
  const lock = room.engine.dialect === 'postgres' ? ' for no key update' : '';
  const readHead = `select seq, version from organizations where id = ?${lock}`;

  return {
    async hold(organizationId) {
      const known = held.get(organizationId);
      if (known) return known;
      const head = (await runner.first(readHead, [organizationId])) as
        | { seq: number; version: number }
        | undefined;
      if (!head) throw new UnknownOrganization(organizationId);
      const taken = { ...head, isChanged: false, events: [] };
      held.set(organizationId, taken);
      return taken;
    },

    async finish() {
      for (const [id, head] of held) {
        if (!head.isChanged) continue;
        head.version += 1;
        await Promise.all([
          runner.run('update organizations set seq = ?, version = ? where id = ?', [
            head.seq,
            head.version,
            id,
          ]),
          ...head.events.flatMap((event) => storeEvent(room, runner, event)),
          ...(head.events.length > 0 ? [room.engine.notify(runner, id)] : []),
        ]);
      }
      return held;
    },
  };
}

function storeEvent(room: Room, runner: Runner, event: StoredEvent): Promise<number>[] {
  const { organizationId, seq, name, payload, createdAt } = event;
  const row = insertion(
    { table: 'events' },
    { organization_id: organizationId, seq, name, payload, created_at: createdAt },
  );
  const letters = [...room.listenersOf(name, payload)].map((listener) =>
    insertion(
      { table: 'outbox' },
      { organization_id: organizationId, id: newId(), seq, listener, due_at: createdAt },
    ),
  );
  return [row, ...letters].map(({ sql, values }) => runner.run(sql, values));
}
