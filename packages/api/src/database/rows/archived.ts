import { json, type RowOf, table, text, userId } from '../table.ts';

/** A ticket that is spam or in the trash. */
export const archivedTickets = table('put_away_tickets', {
  organization_id: text(),
  /** Of the ticket. */
  id: text(),
  place: text<'spam' | 'trash'>().audited(),
  number: text().audited(),
  subject: text(),
  customer_name: text().null(),
  customer_email: text().null(),
  first_words: text(),
  put_away_at: text(),
  /** The member who did it. */
  put_away_by: userId().null(),
  /** The blocked address or domain that made it spam when it came. */
  blocked_by: text().null(),
  /** Its own row, and those of all that is its own. */
  content: json(),
})
  .inDirectory()
  .audited({ object: 'ticket', id: 'id', name: 'number' });
export type ArchivedRow = RowOf<typeof archivedTickets>;

/** What such a ticket is found by. */
export const archivedWords = table('put_away_words', {
  organization_id: text(),
  id: text(),
  words: text(),
});
