import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { CannedReplyRow } from '../../database/rows/canned-replies.ts';

/** A canned reply, for those who see it. */
export const presentReply = (row: CannedReplyRow): Schema<'CannedReply'> => ({
  id: row.id,
  title: row.title,
  shortcut: row.shortcut,
  text: row.text,
  folder: row.folder,
  visibility: row.owner_id === null ? 'team' : 'personal',
  useCount: Number(row.use_count),
  lastUsedAt: row.last_used_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A canned reply in the format of export and import. */
export const presentExportRow = ({
  title,
  shortcut,
  text,
  folder,
}: CannedReplyRow): Schema<'CannedReplyExportRow'> => ({ title, shortcut, text, folder });
