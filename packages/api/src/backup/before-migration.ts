import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { dialectOf, dumpDatabase } from '../database/dump.ts';
import type { Database, Log } from '../database/types.ts';
import { newBackupName } from './backup-folder.ts';

const kept = 2;

/** Copies the database into `DATA_DIR/snapshots` before a newer version migrates it; keeps the last two copies. */
export async function snapshotBeforeMigration(
  { backup, databaseUrl, dataDir }: Pick<Config, 'backup' | 'databaseUrl' | 'dataDir'>,
  database: Pick<Database, 'pendingMigrations'>,
  log: Log,
): Promise<void> {
  if (!backup.beforeMigration || databaseUrl === 'sqlite::memory:') return;
  const pending = await database.pendingMigrations();
  if (pending.length === 0) return;
  const folder = join(dataDir, 'snapshots');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ending = dialectOf(databaseUrl) === 'sqlite' ? 'sqlite' : 'dump';
  const path = join(folder, `${newBackupName()}.${ending}`);
  try {
    await dumpDatabase(databaseUrl, `${path}.partial`);
  } catch (error) {
    await rm(`${path}.partial`, { force: true });
    throw new ConfigError(
      `Couldn't back up the database before the upgrade (${error instanceof Error ? error.message : String(error)}). Back it up yourself, then set MIGRATION_SNAPSHOTS=off.`,
    );
  }
  await rename(`${path}.partial`, path);
  log.info({ snapshot: path, migrations: pending }, 'Database backed up before the upgrade');
  const names = (await readdir(folder)).filter((name) => /\.(sqlite|dump)$/.test(name)).sort();
  for (const name of names.slice(0, -kept)) await rm(join(folder, name), { force: true });
}
