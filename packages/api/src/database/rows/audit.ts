import type { Json, Text } from './columns.ts';

/** What somebody did; never changed. */
export interface AuditEntryRow {
  organization_id: Text;
  /** From 1, without gaps in each organization. */
  seq: number;
  created_at: Text;
  operation: Text;
  object: Text;
  object_id: Text | null;
  actor_id: Text | null;
  key_id: Text | null;
  /** All else that the log says of it. */
  facts: Json;
  /** Of the entry together with the hash of the one before it. */
  hash: Text;
}

/** Where the chain of an organization's audit log begins and ends. */
export interface AuditHeadRow {
  organization_id: Text;
  /** The last entry that was removed because of its age, with its hash. */
  removed_seq: number;
  removed_hash: Text;
  last_seq: number;
  last_hash: Text;
}
