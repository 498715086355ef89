import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import { newId } from '../database/ids.ts';
import type { Database } from '../database/types.ts';
import { filesFolder } from './disk.ts';
import type { FilesConfig } from './storage.ts';

/**
 * Rejects a node that would keep files on a different disk than the other nodes of its database: each would find only the files
 * and pieces that it received itself.
 */
export async function refuseOtherDisk(
  { dataDir, filesPlace }: Pick<FilesConfig, 'dataDir' | 'filesPlace'>,
  database: Pick<Database, 'dialect' | 'claimPlace'>,
): Promise<void> {
  if (filesPlace !== 'disk' || database.dialect === 'sqlite') return;
  if (await database.claimPlace(await nameOf(filesFolder(dataDir)))) return;
  throw new ConfigError(
    `Another server uses this database but stores files on a different disk than ${filesFolder(dataDir)}. ` +
      'Set FILES_URL to a bucket on all servers, or share one DATA_DIR. A stopped server is ignored after a minute.',
  );
}

/** The name of a folder, stored inside it, so it is the same through any path. */
async function nameOf(folder: string): Promise<string> {
  const file = join(folder, '.place');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, newId(), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
