import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeDatabaseBeside, problemsOfDatabase } from '../database/dump.ts';
import { openDatabase } from '../database/open.ts';
import type { Log } from '../database/types.ts';
import { type BackupFolder } from './backup-folder.ts';
import { problemsOfFiles } from './check-backup.ts';
import { type Restored, readRestored } from './read.ts';
import { restoreDatabaseOf } from './restore-backup.ts';

export interface DrillReport {
  name: string;
  createdAt: string | null;
  files: number;
  restored: Omit<Restored, 'named'> | null;
  problems: string[];
}

/** Restores a backup into a temporary database, checks all of it, and removes the database again. */
export async function drillBackup(
  folder: BackupFolder,
  name: string,
  config: Pick<Config, 'databaseUrl'>,
  log: Log,
): Promise<DrillReport> {
  const report: DrillReport = { name, createdAt: null, files: 0, restored: null, problems: [] };
  const working = await mkdtemp(join(tmpdir(), 'helpdesk-drill-'));
  try {
    const manifest = await folder.readManifest(name);
    report.createdAt = manifest.createdAt;
    report.files = manifest.files.length;
    const beside = await makeDatabaseBeside(config.databaseUrl, working);
    let restored: Restored | null = null;
    try {
      const target = { databaseUrl: beside.url, dataDir: working };
      await restoreDatabaseOf(folder, name, manifest, target);
      report.problems.push(...(await problemsOfDatabase(beside.url)));
      restored = await openAndRead(beside.url, log);
    } catch (error) {
      report.problems.push(error instanceof Error ? error.message : String(error));
    } finally {
      await beside.remove();
    }
    const { named = [], ...counted } = restored ?? {};
    if (restored) report.restored = counted as Omit<Restored, 'named'>;
    report.problems.push(...(await problemsOfFiles(folder, manifest, named)));
  } catch (error) {
    report.problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await rm(working, { recursive: true, force: true });
  }
  return report;
}

/** Opens the database as the server does at startup. */
async function openAndRead(url: string, log: Log) {
  const database = await openDatabase({ url, log });
  try {
    await database.migrate();
    return await readRestored(database);
  } finally {
    await database.close();
  }
}
