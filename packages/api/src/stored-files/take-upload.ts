import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../config.ts';
import { newId } from '../database/ids.ts';
import type { Org } from '../database/types.ts';
import { Refusal } from '../refusal.ts';
import type { Received } from './disk.ts';
import { keepUpload, placeFile } from './store/message-files.ts';
import { type FileSender, releaseUploads, reserveUpload } from './store/unsent.ts';

/** Stores a request body with one file, for a message of its uploader. */
export async function takeUpload(
  config: Config,
  org: Org,
  received: Received,
  named: string,
  by: FileSender,
): Promise<Schema<'UploadedFile'>> {
  if (received.size === 0) throw new Refusal(400, 'This file is empty', 'file_required');
  const id = newId();
  if ('visitor' in by) {
    await org.write((tx) => reserveUpload(tx, { id, size: received.size }, by, config));
  }
  try {
    // Stored before the transaction that references it: no file is acknowledged without its bytes.
    const placed = await placeFile(config, org, received, named);
    const { name, size, type } = await keepUpload(org, placed, by, id);
    return { id, name, size, type };
  } catch (error) {
    if ('visitor' in by) await releaseUploads(org, [id]);
    throw error;
  }
}
