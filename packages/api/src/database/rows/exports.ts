import { number, type RowOf, table, text } from '../table.ts';

/** An export of the whole organization, from when it is asked for until nobody needs to know of it. */
export const organizationExports = table('organization_exports', {
  organization_id: text(),
  id: text(),
  state: text<'waiting' | 'ready' | 'failed' | 'expired'>(),
  /** User id of who asked for it. */
  requested_by: text(),
  created_at: text(),
  /** When it is made, or tried again; null once there is nothing to do. */
  due_at: text().null(),
  leased_until: text().null(),
  attempts: number(),
  /** Rows and files that are in it by now, and that will be; 0 until they are counted. */
  done: number(),
  total: number(),
  /** Of the archive, which lies where files lie. */
  sha256: text().null(),
  size: number(),
  /** Files in it, besides the rows. */
  file_count: number(),
  ready_at: text().null(),
  /** When the archive is removed. */
  expires_at: text().null(),
})
  .inDirectory()
  .notExported('the exports themselves');
export type OrganizationExportRow = RowOf<typeof organizationExports>;
