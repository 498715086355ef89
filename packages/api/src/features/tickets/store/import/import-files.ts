import { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import type { Config } from '../../../../config.ts';
import type { Tx } from '../../../../database/types.ts';
import { invalid } from '../../../../refusal.ts';
import type { AttachedFile } from '../../../../stored-files/read/message-files.ts';
import {
  attachFiles,
  checkQuota,
  mustFindUploads,
} from '../../../../stored-files/store/message-files.ts';

type Imported = Parsed<'tickets.import'>['body']['tickets'][number];

/** The member who imports, and the limits on files. */
export interface Importer {
  userId: string;
  limits: Pick<Config, 'maxMessageBytes'>;
}

export type FilesById = ReadonlyMap<string, AttachedFile>;

/** Reads the files that a ticket and its messages reference, before anything is written; throws if they can't be attached. */
export async function filesOfImport(
  tx: Tx,
  { fileIds = [], messages = [] }: Imported,
  { userId, limits }: Importer,
): Promise<FilesById> {
  const sets = [fileIds, ...messages.map((one) => one.fileIds ?? [])].map((ids) => new Set(ids));
  const all = sets.flatMap((ids) => [...ids]);
  const unique = [...new Set(all)];
  if (unique.length < all.length)
    throw invalid('fileIds', 'A file can be attached to only one message');
  const found = new Map<string, AttachedFile>();
  for (let from = 0; from < unique.length; from += 500) {
    for (const file of await mustFindUploads(tx, unique.slice(from, from + 500), { userId })) {
      found.set(file.id, file);
    }
  }
  for (const ids of sets) checkQuota(filesNamed(found, [...ids]), limits);
  return found;
}

const filesNamed = (files: FilesById, ids: readonly string[] = []) =>
  [...new Set(ids)].flatMap((id) => files.get(id) ?? []);

/** The text of a message; the names of its files if it has only files. */
export const wordsOrNames = (
  { message, fileIds }: { message: string; fileIds?: readonly string[] | undefined },
  files: FilesById,
) => message || namesOfFiles(filesNamed(files, fileIds));

/** Attaches the files to the imported ticket and messages. */
export async function attachImported(
  tx: Tx,
  hung: readonly { id: string; fileIds: readonly string[] | undefined }[],
  { userId, limits }: Importer,
): Promise<void> {
  for (const { id, fileIds } of hung) await attachFiles(tx, id, fileIds, { userId }, limits);
}
