import type { Text } from './columns.ts';

/** A week, by its Monday, that a member was told of. */
export interface DigestRow {
  organization_id: Text;
  user_id: Text;
  week: Text;
}

/** How an organization's own mail server does; no row, as long as it never failed. */
export interface MailHealthRow {
  organization_id: Text;
  failing_since: Text | null;
  /** When its admins were last told that it fails. */
  told_at: Text | null;
}
