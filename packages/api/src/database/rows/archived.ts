import { json, type RowOf, table, text, userId } from '../table.ts';

/** A ticket that is spam or in the trash. */
export const archivedTickets = table('put_away_tickets', {
  organization_id: text(),
  /** The id of the ticket. */
  id: text(),
  place: text<'spam' | 'trash'>().audited(),
  number: text().audited(),
  subject: text(),
  customer_name: text().null(),
  customer_email: text().null(),
  first_words: text(),
  put_away_at: text(),
  /** The member who archived it. */
  put_away_by: userId().null(),
  /** The blocked address or domain that marked it as spam on arrival. */
  blocked_by: text().null(),
  /** The ticket's own row and all rows that belong to it. */
  content: json(),
})
  .inDirectory()
  .audited({ object: 'ticket', id: 'id', name: 'number' });
export type ArchivedRow = RowOf<typeof archivedTickets>;

/** The search text of such a ticket. */
export const archivedWords = table('put_away_words', {
  organization_id: text(),
  id: text(),
  words: text(),
});
