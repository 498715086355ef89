import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { type BackupFolder, backupFolder, isBackup } from './backup-folder.ts';

/** The backup for a command: the named one, or the newest. */
export async function chosenBackup(
  { backup: { dir, key } }: Pick<Config, 'backup'>,
  named: string | undefined,
): Promise<{ folder: BackupFolder; name: string }> {
  if (dir === null) throw new ConfigError('Set BACKUP_DIR to the backup folder.');
  const folder = backupFolder(dir, key);
  const all = await folder.list();
  const name = named ?? all.at(-1);
  if (name && isBackup(name) && all.includes(name)) return { folder, name };
  throw new ConfigError(
    `No such backup in ${dir} that BACKUP_KEY can open. Available: ${all.join(', ') || 'none'}.`,
  );
}
