import type { Schema } from '@helpdesk/sdk/contract/operations';

/** Who calls an audited operation. */
export interface DeedActor {
  type: 'member' | 'api_key' | 'system' | 'unknown';
  /** User id. */
  id: string | null;
  name: string | null;
  email: string | null;
  /** The API key by which they call. */
  key: { id: string; name: string } | null;
}

/** A call of an audited operation: what its transactions change of audited tables is written to the audit log with them. */
export interface Deed {
  operation: string;
  object: Schema<'AuditObject'>;
  outcome: 'done' | 'refused';
  /** The code of the refusal. */
  reason: string | null;
  actor: DeedActor;
  /** The hash of the session's token. */
  sessionHash: string | null;
  address: string | null;
  device: string | null;
  requestId: string | null;
  /** Whose log it belongs in; null: in those of all organizations of the user it is about. */
  organizationId: string | null;
  /** The user it is about, where that is not told by what changes. */
  userId: string | null;
  /** Whether this browser is known as one of the user's. */
  knowsDevice(userId: string): boolean;
  /** Whether an entry of it has been committed. */
  isWritten: boolean;
}

/** What the server does by itself in an organization, such as to delete what is old. */
export const deedOfServer = (
  operation: string,
  object: Deed['object'],
  organizationId: string,
): Deed => ({
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

/** A row of an audited table that was made, changed or removed. */
export interface RowChange {
  kind: 'created' | 'changed' | 'deleted';
  object: string;
  id: string | null;
  name: string | null;
  fields: FieldChange[];
  /** Where it is not inside an organization: whose it is. */
  userId: string | null;
  /** The one organization that it concerns. */
  organizationId: string | null;
}

/** A field with its values as texts; of a secret only that it has changed. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
  isSecret?: true;
}
