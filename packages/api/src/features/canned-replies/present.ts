import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { CannedReplyRow } from '../../database/rows/canned-replies.ts';
import type { FilesByMessage } from '../../stored-files/present.ts';

/** A canned reply as the API returns it. */
export const presentReply = (
  row: CannedReplyRow,
  files: FilesByMessage,
): Schema<'CannedReply'> => ({
  id: row.id,
  title: row.title,
  shortcut: row.shortcut,
  text: row.text,
  format: row.format,
  folder: row.folder,
  visibility: row.owner_id === null ? 'team' : 'personal',
  files: [...(files.get(row.id) ?? [])],
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
  format,
  folder,
}: CannedReplyRow): Schema<'CannedReplyExportRow'> => ({ title, shortcut, text, format, folder });
