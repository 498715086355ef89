import { createHash } from 'node:crypto';
import { type BackupFolder, exists, type Manifest, type StoredFile } from './backup-folder.ts';
import { readBackupFile } from './encrypted-file.ts';

const nameOf = ({ organizationId, sha256 }: StoredFile) => `${organizationId}/${sha256}`;

/** Reads all files of a backup; returns their problems. */
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
