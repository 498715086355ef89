import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/** How many of the newest backups to keep: one for each of the last days, weeks and months. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

export interface BackupConfig {
  /** The folder of the backups; null for none. */
  dir: string | null;
  /** The encryption key for backups; null: not encrypted. */
  key: string | null;
  keep: KeepRule;
  /** Hours between automatic backups; null for never. */
  everyHours: number | null;
  /** Whether the database is copied before it is migrated. */
  beforeMigration: boolean;
}

type BackupVariable =
  | 'BACKUP_DIR'
  | 'BACKUP_KEY'
  | 'BACKUP_KEEP'
  | 'BACKUP_EVERY_HOURS'
  | 'MIGRATION_SNAPSHOTS';

/** Reads the backup settings. */
export function backupConfig(env: { readonly [Name in BackupVariable]?: string }): BackupConfig {
  const dir = env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null;
  const key = env.BACKUP_KEY || null;
  if (key && !/^\S{32,}$/.test(key)) {
    throw new ConfigError('BACKUP_KEY must be at least 32 random characters without spaces.');
  }
  const everyHours = env.BACKUP_EVERY_HOURS ? Number(env.BACKUP_EVERY_HOURS) : null;
  if (everyHours !== null && !(Number.isInteger(everyHours) && everyHours > 0)) {
    throw new ConfigError('BACKUP_EVERY_HOURS must be a whole number of hours, such as 24.');
  }
  if (everyHours !== null && dir === null) {
    throw new ConfigError('BACKUP_EVERY_HOURS needs BACKUP_DIR, the backup folder.');
  }
  const snapshots = env.MIGRATION_SNAPSHOTS || 'on';
  if (!['on', 'off'].includes(snapshots)) {
    throw new ConfigError('MIGRATION_SNAPSHOTS must be on or off.');
  }
  const keep = keepRule(env.BACKUP_KEEP || '7d,4w,12m');
  return { dir, key, keep, everyHours, beforeMigration: snapshots === 'on' };
}

function keepRule(text: string): KeepRule {
  const [, days, weeks, months] = /^(\d{1,3})d,(\d{1,3})w,(\d{1,3})m$/.exec(text) ?? [];
  const rule = { days: Number(days), weeks: Number(weeks), months: Number(months) };
  if (days !== undefined && rule.days + rule.weeks + rule.months > 0) return rule;
  throw new ConfigError(`BACKUP_KEEP must look like 7d,4w,12m, not "${text}".`);
}
