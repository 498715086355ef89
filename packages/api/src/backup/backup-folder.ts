import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dialect } from '../database/types.ts';
import { keyName, readBackupFile, type Written, writeBackupFile } from './encrypted-file.ts';

export interface StoredFile {
  organizationId: string;
  sha256: string;
}

/** The contents of a backup. */
export interface Manifest {
  format: 1;
  /** The version of the server that created it. */
  version: string;
  createdAt: string;
  engine: Dialect;
  database: Written;
  /** Only in encrypted backups. */
  secret: Written | null;
  files: StoredFile[];
}

/** A folder of backups: one folder for each, and the files of all of them once. Files of another key are stored separately. */
export function backupFolder(dir: string, key: string | null) {
  const ending = key === null ? '' : '.encrypted';
  const pool = join(dir, key === null ? 'files' : `files-${keyName(key)}`);
  const pathOf = (backup: string, part: 'database' | 'secret' | 'manifest') =>
    join(dir, backup, `${part}${ending}`);
  const fileOf = ({ organizationId, sha256 }: StoredFile) => join(pool, organizationId, sha256);

  return {
    dir,
    key,
    pathOf,
    fileOf,
    pool,

    /** The complete backups, oldest first, without those of another key. */
    async list(): Promise<string[]> {
      const names = (await readdir(dir).catch(() => [] as string[])).filter(isBackup).sort();
      const whole: string[] = [];
      for (const name of names) if (await exists(pathOf(name, 'manifest'))) whole.push(name);
      return whole;
    },

    async readManifest(backup: string): Promise<Manifest> {
      return JSON.parse(await text(readBackupFile(pathOf(backup, 'manifest'), key))) as Manifest;
    },

    /** Written last: a backup without it is incomplete. */
    async writeManifest(backup: string, manifest: Manifest): Promise<void> {
      const bytes = Buffer.from(JSON.stringify(manifest));
      await writeBackupFile(pathOf(backup, 'manifest'), key, oneOf(bytes));
    },

    /** Whether a file already exists; if so, touches it, which protects it from a concurrent cleanup. */
    async hasFile(file: StoredFile): Promise<boolean> {
      const path = fileOf(file);
      if (!(await exists(path))) return false;
      await utimes(path, new Date(), new Date());
      return true;
    },

    remove: (backup: string) => rm(join(dir, backup), { recursive: true, force: true }),
  };
}

export type BackupFolder = ReturnType<typeof backupFolder>;

export const newBackupName = () => new Date().toISOString().replace(/[:.]/g, '-');
export const isBackup = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/.test(name);
export const timeOf = (backup: string) =>
  new Date(backup.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function text(source: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts).toString();
}
