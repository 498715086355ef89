import { json, number, type RowOf, table, text } from '../table.ts';

/** An entry of the audit log; never changed. */
export const auditEntries = table('audit_entries', {
  organization_id: text(),
  /** Counts from 1, without gaps in each organization. */
  seq: number(),
  created_at: text(),
  operation: text(),
  object: text(),
  object_id: text().null(),
  actor_id: text().null(),
  key_id: text().null(),
  /** All other details of the entry. */
  facts: json(),
  /** The hash of the entry together with the hash before it. */
  hash: text(),
}).inDirectory();
export type AuditEntryRow = RowOf<typeof auditEntries>;

/** Where the chain of an organization's audit log begins and ends. */
export const auditHeads = table('audit_heads', {
  organization_id: text(),
  /** The last entry that was removed because of its age, with its hash. */
  removed_seq: number().audited(),
  removed_hash: text(),
  last_seq: number(),
  last_hash: text(),
}).audited({ object: 'audit_log' });
export type AuditHeadRow = RowOf<typeof auditHeads>;
