import type { ExportedTables } from './export-kinds.ts';

/** What has happened. */
export const historyTables = {
  events: {
    file: 'events',
    columns: 'seq:n name payload:j created_at version:n',
    left: { subject_id: 'computed from the payload' },
  },
  notifications: {
    file: 'notifications',
    columns: `
      id user_id:u seq:n kind type title message is_read:n action_url action_text
      created_at about count:n replies:n is_gathered:n mailed_at`,
    left: { mail_due_at: 'only work of a server' },
  },
  digests: {
    file: 'digests',
    columns: 'user_id:u week',
  },
  retention_runs: {
    file: 'retention-runs',
    columns: 'day closed_tickets:n deleted_tickets:n deleted_mails:n deleted_chats:n',
  },
  webhook_health: {
    file: 'webhook-health',
    columns: `
      webhook_id told_until:n failures:n resting_until last_triggered_at last_success_at
      last_failure_at failing_since failing_told_at switched_off_at switched_off_because`,
  },
  webhook_deliveries: {
    file: 'webhook-deliveries',
    columns: `
      id webhook_id seq:n type state attempts:n last_status:n duration_ms:n error
      created_at delivered_at`,
    left: { due_at: 'only work of a server', leased_until: 'only work of a server' },
  },
  webhook_attempts: {
    file: 'webhook-attempts',
    columns: 'id delivery_id status:n duration_ms:n error answer created_at',
  },
  audit_entries: {
    file: 'audit-entries',
    columns: 'seq:n created_at operation object object_id actor_id key_id facts:j hash',
  },
  audit_heads: {
    file: 'audit-heads',
    columns: 'removed_seq:n removed_hash last_seq:n last_hash',
  },
} as const satisfies ExportedTables;
