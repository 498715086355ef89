import type { StoredEvent } from '../event-catalog.ts';
import type { RowChange } from './audit/audit-record.ts';
import type { Runner, Shared, Transaction } from './engine.ts';
import { NotLocked, UnknownOrganization } from './errors.ts';
import { eventSubject } from './event-subject.ts';
import { newId } from './ids.ts';
import { type AfterCommit, afterCommit } from './left.ts';
import { type Locks, takeLocks } from './locks.ts';
import type { Core } from './reading.ts';
import { payloadVersion } from './rows/events.ts';
import { insertions } from './statements.ts';

/** The organization row within one transaction: read at first use, written back before the commit. */
export interface Held {
  seq: number;
  version: number;
  isChanged: boolean;
  events: StoredEvent[];
}

/** The unsaved state from the finished units of a transaction. */
type Unstored = Pick<Held, 'seq' | 'version' | 'events'>;

/** A changed row with the organization it is in; null: the organizations of its user. */
export interface Noted extends RowChange {
  inside: string | null;
}

/** The first changes in an organization or of a user, and how many there are. */
export interface NotedChanges {
  changes: Noted[];
  count: number;
}

export interface UnitOfWork {
  /** Changes to audited tables, for the audit log, by organization or user; undefined if they aren't logged. */
  readonly noted: Map<string, NotedChanges> | undefined;
  /** Collects writes that can wait, if others share the transaction. */
  readonly later: AfterCommit | undefined;
  /** The organization, if it is already held: callers can send writes at once and in order. */
  known(organizationId: string): Held | undefined;
  /** Locks the organization for this transaction; on PostgreSQL other transactions wait until its end. */
  hold(organizationId: string): Promise<Held>;
  /** The same for several organizations. */
  holdAll(organizationIds: readonly string[]): Promise<Held[]>;
  /** Takes the locks of a directory write; from then on, `hold` throws `NotLocked` for any other organization. */
  lock(locks: Locks): Promise<void>;
  /** Marks an organization as locked, because no other transaction can lock one that this transaction inserted. */
  inserted(organizationId: string): void;
  /** Increments the version of every changed organization; all units of a transaction store theirs together, with their events. */
  finish(): ReadonlyMap<string, Held>;
}

export function unitOfWork(core: Core, transaction: Transaction, isAudited: boolean): UnitOfWork {
  const held = new Map<string, Held>();
  const lock = core.engine.dialect === 'postgres' ? ' for no key update' : '';
  const later = transaction.mayWait ? afterCommit(transaction, core.engine.dialect) : undefined;
  let locked: Set<string> | undefined;
  let notLocked: NotLocked | undefined;

  /** Locking out of order could end in a deadlock. */
  function rejectUnlocked(ids: readonly string[]) {
    const missing = locked ? ids.filter((id) => !locked?.has(id)) : [];
    if (missing.length === 0) return;
    notLocked = new NotLocked(missing);
    throw notLocked;
  }

  const keep = (id: string, { seq, version }: Pick<Held, 'seq' | 'version'>) => {
    const taken: Held = { seq, version, isChanged: false, events: [] };
    held.set(id, taken);
    return taken;
  };

  const readHead = `select seq, version from organizations where id = ?${lock}`;

  const unit: UnitOfWork = {
    later,
    noted: isAudited ? new Map() : undefined,
    known: (organizationId) => held.get(organizationId),
    async hold(organizationId) {
      const known = held.get(organizationId);
      if (known) return known;
      rejectUnlocked([organizationId]);
      const head = (transaction.shared.get(organizationId) ??
        (await transaction.first(readHead, [organizationId]))) as Unstored | undefined;
      if (!head) throw new UnknownOrganization(organizationId);
      return keep(organizationId, head);
    },
    async holdAll(organizationIds) {
      rejectUnlocked(organizationIds);
      const all: Held[] = [];
      for (const id of [...organizationIds].sort()) all.push(await unit.hold(id));
      return all;
    },
    async lock(locks) {
      locked = new Set(locks.organizationIds);
      for (const { id, ...head } of await takeLocks(transaction, locks)) keep(id, head);
    },
    inserted(organizationId) {
      locked?.add(organizationId);
    },

    finish() {
      // Even if the verb caught it.
      if (notLocked) throw notLocked;
      later?.finish();
      for (const [id, head] of held) {
        if (!head.isChanged) continue;
        head.version += 1;
        const { seq, version } = head;
        const before = transaction.shared.get(id) as Unstored | undefined;
        const events = [...(before?.events ?? []), ...head.events];
        transaction.shared.set(id, { seq, version, events } satisfies Unstored);
        transaction.beforeCommit((runner, shared) => store(core, runner, id, shared));
      }
      return held;
    },
  };
  return unit;
}

/** Stores the state that the units of a transaction left for an organization, once for all of them. */
async function store(core: Core, runner: Runner, id: string, shared: Shared) {
  const unstored = shared.get(id) as Unstored | undefined;
  if (!unstored) return;
  shared.delete(id);
  const { seq, version, events } = unstored;
  const rows = [
    ...insertions('events', events.map(eventRow)),
    ...insertions(
      'outbox',
      events.flatMap((event) => outboxRows(core, event)),
    ),
  ];
  await Promise.all([
    runner.run('update organizations set seq = ?, version = ? where id = ?', [seq, version, id]),
    ...rows.map(({ sql, values }) => runner.run(sql, values)),
    core.engine.notify(runner, id),
  ]);
}

const eventRow = ({ organizationId, seq, name, payload, createdAt }: StoredEvent) => ({
  organization_id: organizationId,
  seq,
  name,
  payload,
  created_at: createdAt,
  version: payloadVersion,
  subject_id: eventSubject(name, payload),
});

const outboxRows = (core: Core, { organizationId, seq, name, payload, createdAt }: StoredEvent) =>
  core.listenersOf(name, payload).map((listener) => ({
    organization_id: organizationId,
    id: newId(),
    seq,
    listener,
    due_at: createdAt,
    message_id: listener === 'mail' && 'messageId' in payload ? payload.messageId : null,
  }));
