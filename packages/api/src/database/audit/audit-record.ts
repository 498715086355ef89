import type { Schema } from '@helpdesk/sdk/contract/operations';

/** The caller of an audited operation. */
export interface AuditActor {
  type: 'member' | 'api_key' | 'system' | 'unknown';
  /** User id. */
  id: string | null;
  name: string | null;
  email: string | null;
  /** The API key of the caller. */
  key: { id: string; name: string } | null;
}

/** A call of an audited operation. Changes to audited tables in its transactions are written to the audit log with it. */
export interface AuditRecord {
  operation: string;
  object: Schema<'AuditObject'>;
  outcome: 'done' | 'refused';
  /** The error code. */
  reason: string | null;
  actor: AuditActor;
  /** The hash of the session token. */
  sessionHash: string | null;
  address: string | null;
  device: string | null;
  requestId: string | null;
  /** The organization whose log gets the entry; null: all organizations of the user it is about. */
  organizationId: string | null;
  /** The user it is about, if the changed rows don't say so. */
  userId: string | null;
  /** Whether the user has signed in with this browser before. */
  knowsDevice(userId: string): boolean;
  /** Whether an entry for it has been committed. */
  isWritten: boolean;
}

/** An action of the server itself in an organization, such as deleting old data. */
export const auditRecordOfServer = (
  operation: string,
  object: AuditRecord['object'],
  organizationId: string,
): AuditRecord => ({
  operation,
  object,
  outcome: 'done',
  reason: null,
  actor: { type: 'system', id: null, name: null, email: null, key: null },
  sessionHash: null,
  address: null,
  device: null,
  requestId: null,
  organizationId,
  userId: null,
  knowsDevice: () => true,
  isWritten: false,
});

/** A row of an audited table that was created, updated or deleted. */
export interface RowChange {
  kind: 'created' | 'changed' | 'deleted';
  object: string;
  id: string | null;
  name: string | null;
  fields: FieldChange[];
  /** The owner of a row outside of organizations. */
  userId: string | null;
  /** The only organization that it affects. */
  organizationId: string | null;
}

/** A field with its values as text; for a secret, only the fact that it changed. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
  isSecret?: true;
}
