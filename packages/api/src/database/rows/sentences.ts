import { type RowOf, table, text } from '../table.ts';

/** A text for visitors in the organization's own wording. */
export const ownSentences = table('own_sentences', {
  organization_id: text(),
  language: text().audited(),
  name: text(),
  text: text().audited(),
  updated_at: text(),
}).audited({ object: 'sentence', id: 'name', name: 'name' });
export type OwnSentenceRow = RowOf<typeof ownSentences>;
