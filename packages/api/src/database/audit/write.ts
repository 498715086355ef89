import { hash } from 'node:crypto';
import type { Runner } from '../engine.ts';
import { now } from '../ids.ts';
import type { Core } from '../reading.ts';
import type { AuditEntryRow, AuditHeadRow } from '../rows/audit.ts';
import { insertion } from '../statements.ts';
import type { WriteScope } from '../types.ts';
import type { Noted, NotedChanges, UnitOfWork } from '../unit-of-work.ts';
import type { AuditActor, AuditRecord } from './audit-record.ts';
import { maxChanges } from './note.ts';

/** The parts of an entry that have no column of their own. */
export interface AuditFacts {
  outcome: AuditRecord['outcome'];
  reason: string | null;
  objectName: string | null;
  actor: Omit<AuditActor, 'id'>;
  sessionId: string | null;
  address: string | null;
  device: string | null;
  isNewDevice: boolean;
  requestId: string | null;
  changes: Pick<Noted, 'kind' | 'object' | 'id' | 'name' | 'fields'>[];
  /** The number of changes beyond those listed. */
  furtherChanges: number;
}

/** Returns the hash of an entry, chained to the hash of the one before it. */
export const hashOfEntry = (before: string, row: Omit<AuditEntryRow, 'hash' | 'organization_id'>) =>
  hash(
    'sha256',
    JSON.stringify([
      before,
      Number(row.seq),
      row.created_at,
      row.operation,
      row.object,
      row.object_id,
      row.actor_id,
      row.key_id,
      row.facts,
    ]),
  );

/** Writes entries for the changes of a transaction, inside of it; returns whether there were any. */
export async function writeEntries(
  core: Core,
  runner: Runner,
  unit: UnitOfWork,
  auditRecord: AuditRecord,
) {
  const byOrganization = new Map<string, NotedChanges>();
  for (const { changes, count } of unit.noted?.values() ?? []) {
    for (const id of await organizationsOf(runner, changes[0])) {
      const known = byOrganization.get(id) ?? { changes: [], count: 0 };
      byOrganization.set(id, {
        changes: [...known.changes, ...changes],
        count: known.count + count,
      });
    }
  }
  await unit.holdAll([...byOrganization.keys()]);
  for (const [id, noted] of byOrganization) {
    await writeEntry(core, runner, unit, auditRecord, id, noted);
  }
  return byOrganization.size > 0;
}

/** The write scope for an entry without audited changes. */
export function scopeOf({ organizationId, userId, actor }: AuditRecord): WriteScope {
  if (organizationId) return { organizations: [organizationId] };
  const whose = userId ?? actor.id;
  return whose === null ? {} : { users: [whose] };
}

/** Writes an entry for an operation without audited changes, such as an export. */
export async function writePlainEntry(
  core: Core,
  runner: Runner,
  unit: UnitOfWork,
  auditRecord: AuditRecord,
) {
  const ids = auditRecord.organizationId
    ? [auditRecord.organizationId]
    : await placesOf(runner, auditRecord.userId ?? auditRecord.actor.id);
  await unit.holdAll(ids);
  for (const id of ids)
    await writeEntry(core, runner, unit, auditRecord, id, { changes: [], count: 0 });
}

async function organizationsOf(runner: Runner, change: Noted | undefined) {
  const id = change?.inside ?? change?.organizationId ?? null;
  return id === null ? placesOf(runner, change?.userId ?? null) : [id];
}

async function placesOf(runner: Runner, userId: string | null): Promise<string[]> {
  const rows = (await runner.all(
    'select organization_id from memberships where user_id = ? order by organization_id',
    [userId],
  )) as { organization_id: string }[];
  return rows.map(({ organization_id: id }) => id);
}

async function writeEntry(
  core: Core,
  runner: Runner,
  unit: UnitOfWork,
  auditRecord: AuditRecord,
  organizationId: string,
  { changes, count }: NotedChanges,
) {
  const held = await unit.hold(organizationId);
  held.isChanged = true;
  const head = await headOf(core, runner, organizationId);
  const named = await Promise.all(changes.slice(0, maxChanges).map((one) => withName(runner, one)));
  const whose = auditRecord.userId ?? changes.find(({ userId }) => userId !== null)?.userId ?? null;
  const user = whose === null ? null : await personOf(runner, whose);
  const isUnknown = auditRecord.actor.type === 'unknown' && auditRecord.outcome === 'done';
  const actor =
    isUnknown && user
      ? { ...auditRecord.actor, type: 'member' as const, ...user }
      : auditRecord.actor;
  const [first] = named;
  const isOfUser = user !== null && (!first || first.userId !== null);
  const { id: actorId, ...others } = actor;
  const isSignIn = changes.some(({ object, kind }) => object === 'session' && kind === 'created');
  const facts: AuditFacts = {
    outcome: auditRecord.outcome,
    reason: auditRecord.reason,
    objectName: isOfUser ? user.email : (first?.name ?? null),
    actor: others,
    sessionId: auditRecord.sessionHash && (await sessionIdOf(runner, auditRecord.sessionHash)),
    address: auditRecord.address,
    device: auditRecord.device,
    isNewDevice: isSignIn && whose !== null && !auditRecord.knowsDevice(whose),
    requestId: auditRecord.requestId,
    changes: named.map(({ kind, object, id, name, fields }) => ({
      kind,
      object,
      id,
      name,
      fields,
    })),
    furtherChanges: count - named.length,
  };
  const row = {
    seq: Number(head.last_seq) + 1,
    created_at: now(),
    operation: auditRecord.operation,
    object: auditRecord.object,
    object_id: isOfUser ? user.id : (first?.id ?? null),
    actor_id: actorId,
    key_id: actor.key?.id ?? null,
    facts: JSON.stringify(facts),
  };
  const own = hashOfEntry(head.last_hash, row);
  const scope = { column: 'organization_id', id: organizationId };
  const { sql, values } = insertion({ table: 'audit_entries', scope }, { ...row, hash: own });
  await runner.run(sql, values);
  await runner.run('update audit_heads set last_seq = ?, last_hash = ? where organization_id = ?', [
    row.seq,
    own,
    organizationId,
  ]);
}

async function headOf(core: Core, runner: Runner, organizationId: string): Promise<AuditHeadRow> {
  const read = 'select * from audit_heads where organization_id = ?';
  const known = (await runner.first(read, [organizationId])) as AuditHeadRow | undefined;
  if (known) return known;
  const empty = { removed_seq: 0, removed_hash: '', last_seq: 0, last_hash: '' };
  const scope = { column: 'organization_id', id: organizationId };
  const { sql, values } = insertion({ table: 'audit_heads', scope }, empty);
  await runner.run(sql, values);
  return { organization_id: organizationId, ...empty };
}

/** Names a membership by the email address of its member. */
async function withName(runner: Runner, change: Noted): Promise<Noted> {
  const userId = change.fields.find(({ field }) => field === 'userId');
  const member = userId?.after ?? userId?.before;
  if (change.object !== 'member') return change;
  const row = (await runner.first(
    member
      ? 'select email from users where id = ?'
      : 'select email from users join memberships on memberships.user_id = users.id where memberships.id = ?',
    [member ?? change.id],
  )) as { email: string } | undefined;
  return { ...change, name: row?.email ?? null };
}

async function personOf(runner: Runner, id: string) {
  const row = (await runner.first('select email, first_name, last_name from users where id = ?', [
    id,
  ])) as { email: string; first_name: string; last_name: string } | undefined;
  if (!row) return null;
  const name = `${row.first_name} ${row.last_name}`.trim() || row.email;
  return { id, name, email: row.email };
}

async function sessionIdOf(runner: Runner, hashed: string): Promise<string | null> {
  const row = (await runner.first('select id from sessions where token_hash = ?', [hashed])) as
    | { id: string | null }
    | undefined;
  return row?.id ?? null;
}
