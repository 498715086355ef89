import { number, type RowOf, table, text } from '../table.ts';

/** An export of the whole organization, from the request until its row is removed. */
export const organizationExports = table('organization_exports', {
  organization_id: text(),
  id: text(),
  state: text<'waiting' | 'ready' | 'failed' | 'expired'>(),
  /** User id of the member who requested it. */
  requested_by: text(),
  created_at: text(),
  /** When it is created or tried again; null once it is finished. */
  due_at: text().null(),
  leased_until: text().null(),
  attempts: number(),
  /** Rows and files in it so far, and in total; 0 until they are counted. */
  done: number(),
  total: number(),
  /** The hash of the archive in the file storage. */
  sha256: text().null(),
  size: number(),
  /** The number of files in it, not counting the rows. */
  file_count: number(),
  ready_at: text().null(),
  /** When the archive is removed. */
  expires_at: text().null(),
})
  .inDirectory()
  .notExported('the exports themselves');
export type OrganizationExportRow = RowOf<typeof organizationExports>;
