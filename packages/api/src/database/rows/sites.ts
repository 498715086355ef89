import { type RowOf, table, text } from '../table.ts';

/** Where the chat or a form was first and last seen: one row for each of the two, regardless of the number of sites. */
export const seenSites = table('seen_sites', {
  organization_id: text(),
  feature: text<'chat' | 'form'>(),
  /** Null if the browser doesn't send it. */
  first_host: text().null(),
  first_at: text(),
  last_host: text().null(),
  last_at: text(),
});
export type SeenSiteRow = RowOf<typeof seenSites>;
