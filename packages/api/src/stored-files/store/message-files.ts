import type { Config } from '../../config.ts';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { MessageFileRow } from '../../database/rows/files.ts';
import { markTickets } from '../../database/ticket-marks.ts';
import type { Input, Org, Tx } from '../../database/types.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { discard, type Received } from '../disk.ts';
import { fileType } from '../kind.ts';
import { removeMetadata } from '../metadata/remove.ts';
import { fileName } from '../name.ts';
import type { AttachedFile } from '../read/message-files.ts';
import { findTicketWith, hasFile } from '../read/message-files.ts';
import { type FilesConfig, storageOf } from '../storage.ts';
import type { Uploader } from '../uploader.ts';
import { type ClaimConfig, claim, mustBeStored } from './claims.ts';
import { scan } from './scan.ts';
import { releaseUploads } from './unsent.ts';

/** Bytes in the storage, with a name and a type. */
export interface Placed {
  sha256: string;
  size: number;
  type: string;
  name: string;
}

const settingsOf = prepare((org) => org.from('organizations').select('settings'));

/** Whether pictures keep their metadata, such as the place and time. */
export async function keepsMetadata(org: Org): Promise<boolean> {
  const row = await org.first<{ settings: string }>(settingsOf({}));
  const { keepsPictureMetadata } = JSON.parse(row?.settings ?? '{}') as Settings;
  return keepsPictureMetadata ?? false;
}

interface Settings {
  keepsPictureMetadata?: boolean;
}

/** Stores bytes, so rows may reference them. */
export async function placeFile(
  config: FilesConfig & ClaimConfig,
  org: Org,
  came: Received,
  name: string,
): Promise<Placed> {
  const received = (await keepsMetadata(org)) ? came : await removeMetadata(config.dataDir, came);
  const { sha256, size, head } = received;
  try {
    const verdict = await claim(org, { sha256, size }, config);
    await storageOf(config).put(org.id, received);
    // If the scanner is unavailable, the file waits for it.
    if (config.clamd && verdict === 'pending') {
      await scan(config, config.clamd, org, sha256).catch(() => undefined);
    }
  } finally {
    await discard(received);
  }
  return { sha256, size, name: fileName(name), type: await fileType(head) };
}

export const ownedBy = (by: Uploader) => ({
  uploaded_by: 'userId' in by ? by.userId : null,
  visitor: 'visitor' in by ? by.visitor : null,
});

/** Adds a file that its uploader may attach to a message. */
export async function keepUpload(
  org: Org,
  { sha256, size, type, name }: Placed,
  by: Uploader,
  id = newId(),
): Promise<Placed & { id: string }> {
  await org.write(async (tx) => {
    const found = await mustBeStored(tx, sha256);
    if (found.verdict === 'infected') throw infected(name);
    await tx.insert('message_files', {
      ...rowOf(id, { sha256, size, type, name }),
      ...ownedBy(by),
      ...found,
    });
  });
  return { id, sha256, size, type, name };
}

export const infected = (name: string) =>
  new Refusal(400, `A virus was found in ${name}, so it can't be attached`, 'file_infected');

const rowOf = (id: string, { sha256, size, type, name }: Placed) =>
  ({
    id,
    sha256,
    size,
    type,
    name,
    uploaded_by: null,
    visitor: null,
    created_at: now(),
    message_id: null,
    position: 0,
  }) satisfies Input<MessageFileRow>;

/** Adds the attachments of an email to the message it became. */
export async function keepFilesOf(
  tx: Tx,
  messageId: string,
  files: readonly (Placed & { id: string })[],
): Promise<void> {
  for (const [position, file] of files.entries()) {
    const found = await mustBeStored(tx, file.sha256);
    const row = { ...rowOf(file.id, file), ...found, message_id: messageId, position };
    await tx.insert('message_files', row);
  }
  if (files.length > 0) await markTicketWith(tx, messageId);
}

/** Sets the mark with which lists find tickets with files. */
async function markTicketWith(tx: Tx, messageId: string) {
  const ticket = await findTicketWith(tx, messageId);
  if (ticket) await markTickets(tx, { id: ticket.id }, { has_file: 1 });
}

/** Updates the mark of a ticket that gained or lost messages. */
export async function markIfFiles(tx: Tx, ticketId: string): Promise<void> {
  await markTickets(tx, { id: ticketId }, { has_file: (await hasFile(tx, ticketId)) ? 1 : 0 });
}

/** Those of these files that the caller uploaded and that aren't attached yet. */
export const findUploads = (org: Org, ids: readonly string[], by: Uploader) =>
  org.all<AttachedFile>(
    org
      .from('message_files')
      .whereIn('id', ids)
      .where('userId' in by ? { uploaded_by: by.userId } : { visitor: by.visitor })
      .whereNull('message_id')
      .select('id', 'name', 'size', 'type', 'verdict', 'threat'),
  );

/** All of these uploads; throws if one is missing or infected. */
export async function mustFindUploads(
  tx: Tx,
  ids: readonly string[],
  by: Uploader,
): Promise<AttachedFile[]> {
  const found = await findUploads(tx, ids, by);
  if (found.length < ids.length) {
    throw invalid('fileIds', 'The file no longer exists. Please attach it again.');
  }
  const withVirus = found.find(({ verdict }) => verdict === 'infected');
  if (withVirus) throw infected(withVirus.name);
  return found;
}

/** Rejects files that are too large in total. */
export function checkQuota(
  files: readonly Pick<AttachedFile, 'size'>[],
  { maxMessageBytes }: Pick<Config, 'maxMessageBytes'>,
): void {
  if (files.reduce((sum, { size }) => sum + Number(size), 0) <= maxMessageBytes) return;
  const megabytes = Math.floor(maxMessageBytes / (1024 * 1024));
  const sentence = `The files of a message can be up to ${megabytes} MB in total`;
  throw invalid('fileIds', sentence, 'too_large');
}

/** Attaches the caller's own unattached uploads to a message or a scheduled reply. Throws before it writes anything. */
export async function attachFiles(
  tx: Tx,
  messageId: string,
  fileIds: readonly string[] | undefined,
  by: Uploader,
  config: Pick<Config, 'maxMessageBytes'>,
): Promise<AttachedFile[]> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return [];
  const found = await mustFindUploads(tx, ids, by);
  checkQuota(found, config);
  for (const [position, id] of ids.entries()) {
    await tx.update('message_files', { id }, { message_id: messageId, position });
  }
  if ('visitor' in by) await releaseUploads(tx, ids);
  await markTicketWith(tx, messageId);
  return ids.flatMap((id) =>
    found.filter((one) => one.id === id).map((one) => ({ ...one, size: Number(one.size) })),
  );
}

/** Returns the files of a canceled reply to the member who gets its text back, who has another day to attach them. */
export async function detachFiles(tx: Tx, messageId: string, userId: string | null) {
  await tx.update(
    'message_files',
    { message_id: messageId },
    { message_id: null, uploaded_by: userId, created_at: now() },
  );
}

/** Moves files, for example when a message becomes the description of a ticket, or the other way round. */
export const moveFiles = (tx: Tx, fromId: string, toId: string) =>
  tx.update('message_files', { message_id: fromId }, { message_id: toId });

/** Copies files, for example when a ticket is created from a chat. Returns the ids of the copies by those of the files. */
export async function copyFiles(
  tx: Tx,
  fromIds: readonly string[],
  toId: string,
  /** The number of files that it already has. */
  had = 0,
): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  let position = had;
  for (let from = 0; from < fromIds.length; from += 500) {
    const some = fromIds.slice(from, from + 500);
    const rows = await tx.all<MessageFileRow>(
      tx.from('message_files').whereIn('message_id', some).orderBy(['position', 'id']),
    );
    for (const id of some) {
      for (const { organization_id: _, ...row } of rows.filter((one) => one.message_id === id)) {
        const copy = { ...row, id: newId(), message_id: toId, position: position++ };
        copies.set(row.id, copy.id);
        await tx.insert('message_files', copy);
      }
    }
  }
  if (copies.size > 0) await markTicketWith(tx, toId);
  return copies;
}

/** Removes the files of permanently deleted messages; the sweep removes their bytes. */
export async function removeFilesOf(tx: Tx, messageIds: readonly string[]): Promise<void> {
  for (let from = 0; from < messageIds.length; from += 500) {
    await tx.remove('message_files', { message_id: messageIds.slice(from, from + 500) });
  }
}
