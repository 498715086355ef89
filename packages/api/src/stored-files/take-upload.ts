import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../config.ts';
import type { Org } from '../database/types.ts';
import { Refusal } from '../refusal.ts';
import type { Received } from './disk.ts';
import { keepUpload, placeFile, type Uploader } from './store/message-files.ts';

/** Keeps a body that is one file, for a message of its uploader. */
export async function takeUpload(
  config: Config,
  org: Org,
  received: Received,
  named: string,
  by: Uploader,
): Promise<Schema<'UploadedFile'>> {
  if (received.size === 0) throw new Refusal(400, 'This file is empty', 'file_required');
  // Stored before the transaction that names it: nothing is acknowledged without its bytes.
  const placed = await placeFile(config, org, received, named);
  const { id, name, size, type } = await keepUpload(org, placed, by);
  return { id, name, size, type };
}
