import type { Text } from './columns.ts';

/** A sentence that visitors read in the organization's own words. */
export interface OwnSentenceRow {
  organization_id: Text;
  language: Text;
  name: Text;
  text: Text;
  updated_at: Text;
}
