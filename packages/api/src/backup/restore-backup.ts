import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { dialectOf, isEmptyDatabase, restoreDatabase } from '../database/dump.ts';
import { discard, receive } from '../stored-files/disk.ts';
import { storageIn } from '../stored-files/storage.ts';
import { type BackupFolder, type Manifest } from './backup-folder.ts';
import { readBackupFile, writeBackupFile } from './encrypted-file.ts';

type Target = Pick<Config, 'databaseUrl' | 'dataDir' | 'filesPlace'>;

/** Restores a backup into an empty database; can be called again after an interruption. */
export async function restoreBackup(
  folder: BackupFolder,
  name: string,
  { databaseUrl, dataDir, filesPlace }: Target,
): Promise<Manifest> {
  const manifest = await folder.readManifest(name);
  if (!(await isEmptyDatabase(databaseUrl))) {
    throw new Error('The database is not empty. Restore into an empty database.');
  }
  await mkdir(dataDir, { recursive: true });
  const storage = storageIn(dataDir, filesPlace);
  for (const { organizationId, sha256 } of manifest.files) {
    const path = folder.fileOf({ organizationId, sha256 });
    const received = await receive(dataDir, readBackupFile(path, folder.key));
    if (received.sha256 !== sha256) {
      await discard(received);
      throw new Error(`File ${organizationId}/${sha256} in the backup is damaged.`);
    }
    await storage.put(organizationId, received).finally(() => discard(received));
  }
  const secret = join(dataDir, 'secret');
  if (manifest.secret && !existsSync(secret)) {
    await writeBackupFile(secret, null, readBackupFile(folder.pathOf(name, 'secret'), folder.key));
  }
  await restoreDatabaseOf(folder, name, manifest, { databaseUrl, dataDir });
  return manifest;
}

/** Restores only the database of a backup. */
export async function restoreDatabaseOf(
  folder: BackupFolder,
  name: string,
  { database, engine }: Manifest,
  { databaseUrl, dataDir }: Pick<Target, 'databaseUrl' | 'dataDir'>,
): Promise<void> {
  if (engine !== dialectOf(databaseUrl)) {
    throw new Error(`This is a ${engine} backup. Set DATABASE_URL to a ${engine} database.`);
  }
  const working = await mkdtemp(join(dataDir, 'backup-'));
  try {
    const dump = join(working, 'database');
    const source = readBackupFile(folder.pathOf(name, 'database'), folder.key);
    const { sha256 } = await writeBackupFile(dump, null, source);
    if (sha256 !== database.sha256) throw new Error('The database in the backup is damaged.');
    await restoreDatabase(databaseUrl, dump);
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}
