import type { Json, Text } from './columns.ts';

/** A ticket that is spam or in the trash. */
export interface PutAwayRow {
  organization_id: Text;
  /** Of the ticket. */
  id: Text;
  place: 'spam' | 'trash';
  number: Text;
  subject: Text;
  customer_name: Text | null;
  customer_email: Text | null;
  first_words: Text;
  put_away_at: Text;
  /** The member who did it. */
  put_away_by: Text | null;
  /** The blocked address or domain that made it spam when it came. */
  blocked_by: Text | null;
  /** Its own row, and those of all that is its own. */
  content: Json;
}

/** What such a ticket is found by. */
export interface PutAwayWordsRow {
  organization_id: Text;
  id: Text;
  words: Text;
}
