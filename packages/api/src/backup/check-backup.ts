import { createHash } from 'node:crypto';
import type { Database } from '../database/types.ts';
import { type BackupFolder, exists, type Manifest, type StoredFile } from './backup-folder.ts';
import { readBackupFile } from './encrypted-file.ts';

/** What a restored database holds, and which files it names. */
export interface Restored {
  organizations: number;
  tickets: number;
  users: number;
  named: StoredFile[];
}

/** Counts what a database holds. */
export async function readRestored({ directory, org }: Database): Promise<Restored> {
  const rows = await directory.all<{ id: string }>(directory.from('organizations').select('id'));
  const count = directory.from('users').count({ count: '*' });
  const users = Number((await directory.first<{ count: number }>(count))?.count ?? 0);
  let tickets = 0;
  const named: StoredFile[] = [];
  for (const { id } of rows) {
    const all = org(id).from('tickets').count({ count: '*' });
    tickets += Number((await org(id).first<{ count: number }>(all))?.count ?? 0);
    for (const table of ['message_files', 'files'] as const) {
      const hashes = org(id).from(table).whereNotNull('sha256').distinct('sha256');
      const found = await org(id).all<{ sha256: string }>(hashes);
      named.push(...found.map(({ sha256 }) => ({ organizationId: id, sha256 })));
    }
  }
  return { organizations: rows.length, tickets, users, named };
}

const nameOf = ({ organizationId, sha256 }: StoredFile) => `${organizationId}/${sha256}`;

/** Reads all files of a backup; returns what is wrong with them. */
export async function problemsOfFiles(
  folder: BackupFolder,
  { files }: Manifest,
  named: readonly StoredFile[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    const problem = await problemOfFile(folder, file);
    if (problem) problems.push(`File ${nameOf(file)} ${problem}.`);
  }
  const there = new Set(files.map(nameOf));
  for (const file of named) {
    if (!there.has(nameOf(file))) problems.push(`File ${nameOf(file)} is not in the backup.`);
  }
  return problems;
}

async function problemOfFile(folder: BackupFolder, file: StoredFile) {
  const path = folder.fileOf(file);
  if (!(await exists(path))) return 'is missing';
  const hash = createHash('sha256');
  try {
    for await (const part of readBackupFile(path, folder.key)) hash.update(part);
  } catch {
    return 'cannot be read';
  }
  return hash.digest('hex') === file.sha256 ? null : 'is damaged';
}
