import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { dialectOf, dumpDatabase } from '../database/dump.ts';
import { storageOf } from '../stored-files/storage.ts';
import {
  type BackupFolder,
  backupFolder,
  newBackupName,
  oneOf,
  type StoredFile,
} from './backup-folder.ts';
import { writeBackupFile } from './encrypted-file.ts';
import { removeOldBackups } from './remove-old.ts';

export interface MadeBackup {
  name: string;
  files: number;
  /** Bytes of files that no earlier backup had. */
  newBytes: number;
  /** Files with changed bytes; they aren't in the backup. */
  damaged: StoredFile[];
  removed: string[];
}

type BackupSettings = Pick<
  Config,
  'backup' | 'databaseUrl' | 'dataDir' | 'filesPlace' | 'filesMoveFrom' | 'secret'
>;

/** Backs up the database, its files and, when encrypted, the secret, while the server runs. */
export async function makeBackup(config: BackupSettings, version: string): Promise<MadeBackup> {
  const { dir, key, keep } = config.backup;
  if (dir === null) throw new Error('Set BACKUP_DIR to the backup folder.');
  const folder = backupFolder(dir, key);
  const name = newBackupName();
  const copied = new Map<string, StoredFile>();
  const damaged: StoredFile[] = [];
  const working = await mkdtemp(join(config.dataDir, 'backup-'));
  try {
    // Before the database, for files removed during the dump; after it, for new files.
    let newBytes = await copyFiles(config, folder, copied, damaged);
    const dump = join(working, 'database');
    await dumpDatabase(config.databaseUrl, dump);
    newBytes += await copyFiles(config, folder, copied, damaged);
    const database = await writeBackupFile(
      folder.pathOf(name, 'database'),
      key,
      createReadStream(dump) as AsyncIterable<Buffer>,
    );
    const secret =
      key === null
        ? null
        : await writeBackupFile(
            folder.pathOf(name, 'secret'),
            key,
            oneOf(Buffer.from(`${config.secret}\n`)),
          );
    const files = [...copied.values()];
    await folder.writeManifest(name, {
      format: 1,
      version,
      createdAt: new Date().toISOString(),
      engine: dialectOf(config.databaseUrl),
      database,
      secret,
      files,
    });
    const removed = await removeOldBackups(folder, keep);
    return { name, files: files.length, newBytes, damaged, removed };
  } catch (error) {
    await folder.remove(name);
    throw error;
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function copyFiles(
  config: BackupSettings,
  folder: BackupFolder,
  copied: Map<string, StoredFile>,
  damaged: StoredFile[],
): Promise<number> {
  const storage = storageOf(config);
  let bytes = 0;
  for await (const { organizationId, sha256 } of storage.list()) {
    const file = { organizationId, sha256 };
    const id = `${organizationId}/${sha256}`;
    if (copied.has(id) || damaged.some((one) => one.sha256 === sha256)) continue;
    if (!(await folder.hasFile(file))) {
      const content = await storage.read(organizationId, sha256);
      // It was removed meanwhile.
      if (!content) continue;
      const path = folder.fileOf(file);
      const written = await writeBackupFile(path, folder.key, content as AsyncIterable<Buffer>);
      if (written.sha256 !== sha256) {
        await rm(path, { force: true });
        damaged.push(file);
        continue;
      }
      bytes += written.size;
    }
    copied.set(id, file);
  }
  return bytes;
}
