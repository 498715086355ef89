import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { AuditFacts } from '../../database/audit/write.ts';
import type { AuditEntryRow } from '../../database/rows/audit.ts';

export function presentEntry(row: AuditEntryRow): Schema<'AuditEntry'> {
  const { actor, ...facts } = JSON.parse(row.facts) as AuditFacts;
  return {
    number: Number(row.seq),
    createdAt: row.created_at,
    operation: row.operation,
    object: row.object as Schema<'AuditObject'>,
    objectId: row.object_id,
    objectName: facts.objectName,
    outcome: facts.outcome,
    reason: facts.reason,
    actor: { ...actor, id: row.actor_id },
    sessionId: facts.sessionId,
    address: facts.address,
    device: facts.device,
    isNewDevice: facts.isNewDevice,
    requestId: facts.requestId,
    changes: facts.changes,
    furtherChanges: facts.furtherChanges,
    hash: row.hash,
  };
}
