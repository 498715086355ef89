import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../config.ts';
import { newId, now } from '../../database/ids.ts';
import type { MessageFileRow } from '../../database/rows/files.ts';
import type { Database, Query, Tx } from '../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../jobs/each-organization.ts';
import { readFilesOf } from '../read/message-files.ts';
import { mustBeStored } from './claims.ts';
import { checkQuota, infected, mustFindUploads, removeFilesOf } from './message-files.ts';

/** Reusable texts. Using one copies its files. */
type TextTable = 'canned_replies' | 'macros';

/** Milliseconds for which a deleted text can be restored. */
export const keptDeleted = 24 * 60 * 60 * 1_000;

/**
 * Sets the files of a text: existing ones that stay, and uploads of the caller. Removed files become uploads of the caller for a
 * day, so they can undo that. Throws before it writes anything.
 */
export async function setFiles(
  tx: Tx,
  textId: string,
  fileIds: readonly string[],
  { userId }: { userId: string },
  config: Pick<Config, 'maxMessageBytes'>,
): Promise<void> {
  const ids = [...new Set(fileIds)];
  const before = await readFilesOf(tx, textId);
  const had = new Set(before.map(({ id }) => id));
  const added = ids.filter((id) => !had.has(id));
  const uploads = added.length > 0 ? await mustFindUploads(tx, added, { userId }) : [];
  checkQuota([...before.filter(({ id }) => ids.includes(id)), ...uploads], config);
  const gone = [...had].filter((id) => !ids.includes(id));
  if (gone.length > 0) {
    const free = { message_id: null, uploaded_by: userId, created_at: now() };
    await tx.update('message_files', { id: gone }, free);
  }
  for (const [position, id] of ids.entries()) {
    await tx.update('message_files', { id }, { message_id: textId, position });
  }
}

/** Rejects infected files, which must not be copied. */
export function refuseInfected(files: readonly Pick<MessageFileRow, 'name' | 'verdict'>[]): void {
  const found = files.find(({ verdict }) => verdict === 'infected');
  if (found) throw infected(found.name);
}

/** Copies the files of a text to a message, or to uploads that a member will attach. Returns the copies. */
export async function copyFilesFor(
  tx: Tx,
  files: readonly MessageFileRow[],
  { userId, messageId = null }: { userId: string; messageId?: string | null },
): Promise<Schema<'UploadedFile'>[]> {
  refuseInfected(files);
  const copies: Schema<'UploadedFile'>[] = [];
  for (const [position, { organization_id: _, ...row }] of files.entries()) {
    const found = await mustBeStored(tx, row.sha256);
    const own = { uploaded_by: userId, visitor: null, message_id: messageId, position };
    const copy = { ...row, ...found, ...own, id: newId(), created_at: now() };
    await tx.insert('message_files', copy);
    copies.push({ id: copy.id, name: row.name, size: Number(row.size), type: row.type });
  }
  return copies;
}

/** Permanently deletes texts with their files. */
export async function removeTexts(
  tx: Tx,
  table: TextTable,
  which: (rows: Query) => Query,
): Promise<void> {
  const rows = await tx.all<{ id: string }>(which(tx.from(table)).select('id'));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeFilesOf(tx, ids);
  await tx.remove(table, { id: ids });
}

/** Permanently deletes texts that can no longer be restored. */
export async function forgetDeletedTexts({ directory, org }: Database): Promise<void> {
  const before = new Date(Date.now() - keptDeleted).toISOString();
  const isOld = (rows: Query) => rows.where('deleted_at', '<', before);
  const organizations = directory.from('organizations').select('id');
  const all = await directory.all<{ id: string }>(organizations);
  await forEachOrganization(all.map(organizationIn), async (id) => {
    for (const table of ['canned_replies', 'macros'] as const) {
      const found = await org(id).first(isOld(org(id).from(table)).limit(1).select('id'));
      if (found) await org(id).write((tx) => removeTexts(tx, table, isOld));
    }
  });
}
