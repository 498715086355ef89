import { json, type RowOf, table, text, userId } from '../table.ts';

/** A week, by its Monday, whose digest was sent to a member. */
export const digests = table('digests', {
  organization_id: text(),
  user_id: userId(),
  week: text(),
});

/** The health of an organization's own mail server; no row before the first failure. */
export const mailHealth = table('mail_health', {
  organization_id: text(),
  failing_since: text().null(),
  /** When its admins were last notified of the failure. */
  told_at: text().null(),
}).notExported('how the way out of one server does');
export type MailHealthRow = RowOf<typeof mailHealth>;

/** An organization's email template in one language. */
export const mailTexts = table('mail_texts', {
  organization_id: text(),
  kind: text(),
  language: text().audited(),
  /** By part; missing parts use the built-in text. */
  words: json().audited('parts'),
  updated_at: text(),
}).audited({ object: 'mail_text', id: 'kind', name: 'kind' });
export type MailTextRow = RowOf<typeof mailTexts>;
