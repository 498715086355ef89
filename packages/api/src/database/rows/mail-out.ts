import type { Json, Text } from './columns.ts';

/** A week, by its Monday, whose digest was sent to a member. */
export interface DigestRow {
  organization_id: Text;
  user_id: Text;
  week: Text;
}

/** The health of an organization's own mail server; no row before the first failure. */
export interface MailHealthRow {
  organization_id: Text;
  failing_since: Text | null;
  /** When its admins were last notified of the failure. */
  told_at: Text | null;
}

/** An organization's own words of a mail in a language. */
export interface MailTextRow {
  organization_id: Text;
  kind: Text;
  language: Text;
  /** By part; what is missing is built in. */
  words: Json;
  updated_at: Text;
}
