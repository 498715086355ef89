import type { Text } from './columns.ts';

/** An export of the whole organization, from when it is asked for until nobody needs to know of it. */
export interface OrganizationExportRow {
  organization_id: Text;
  id: Text;
  state: 'waiting' | 'ready' | 'failed' | 'expired';
  /** User id of who asked for it. */
  requested_by: Text;
  created_at: Text;
  /** When it is made, or tried again; null once there is nothing to do. */
  due_at: Text | null;
  leased_until: Text | null;
  attempts: number;
  /** Rows and files that are in it by now, and that will be; 0 until they are counted. */
  done: number;
  total: number;
  /** Of the archive, which lies where files lie. */
  sha256: Text | null;
  size: number;
  /** Files in it, besides the rows. */
  file_count: number;
  ready_at: Text | null;
  /** When the archive is removed. */
  expires_at: Text | null;
}
