import { type RowOf, table, text } from '../table.ts';

/** Where the chat, or a form, was first and last seen: a row for each of the two, whatever sites there are. */
export const seenSites = table('seen_sites', {
  organization_id: text(),
  feature: text<'chat' | 'form'>(),
  /** Null where the browser does not say. */
  first_host: text().null(),
  first_at: text(),
  last_host: text().null(),
  last_at: text(),
});
export type SeenSiteRow = RowOf<typeof seenSites>;
