import type { StoredEvent } from '../event-catalog.ts';
import type { Runner } from './engine.ts';
import { UnknownOrganization } from './errors.ts';
import { newId } from './ids.ts';
import type { Core } from './reading.ts';
import { payloadVersion } from './rows/events.ts';
import { insertion } from './statements.ts';

/** The organization row within one transaction: read at first use, written back at the end. */
export interface Held {
  seq: number;
  version: number;
  isChanged: boolean;
  events: StoredEvent[];
}

export interface UnitOfWork {
  /** Locks the organization for this transaction; on PostgreSQL other transactions wait until its end. */
  hold(organizationId: string): Promise<Held>;
  /** Stores recorded events, and increments the version of every changed organization. */
  finish(): Promise<ReadonlyMap<string, Held>>;
}

export function unitOfWork(core: Core, runner: Runner): UnitOfWork {
  const held = new Map<string, Held>();
  const lock = core.engine.dialect === 'postgres' ? ' for no key update' : '';
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
          ...head.events.flatMap((event) => storeEvent(core, runner, event)),
          ...(head.events.length > 0 ? [core.engine.notify(runner, id)] : []),
        ]);
      }
      return held;
    },
  };
}

function storeEvent(core: Core, runner: Runner, event: StoredEvent): Promise<number>[] {
  const { organizationId, seq, name, payload, createdAt } = event;
  const row = insertion(
    { table: 'events' },
    {
      organization_id: organizationId,
      seq,
      name,
      payload,
      created_at: createdAt,
      version: payloadVersion,
    },
  );
  const outbox = [...core.listenersOf(name, payload)].map((listener) =>
    insertion(
      { table: 'outbox' },
      { organization_id: organizationId, id: newId(), seq, listener, due_at: createdAt },
    ),
  );
  return [row, ...outbox].map(({ sql, values }) => runner.run(sql, values));
}
