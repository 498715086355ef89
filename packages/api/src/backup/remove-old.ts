import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeepRule } from '../config-backup.ts';
import { type BackupFolder, timeOf } from './backup-folder.ts';

const day = 24 * 60 * 60 * 1_000;

/** The backups to keep: the newest of each of the last days, weeks and months that have one. */
export function backupsToKeep(names: readonly string[], rule: KeepRule): Set<string> {
  const newest = [...names].sort().reverse();
  const kept = new Set(newest.slice(0, 1));
  const weekOf = (at: Date) => String(Math.floor((at.getTime() / day + 3) / 7));
  const periods: [number, (at: Date) => string][] = [
    [rule.days, (at) => at.toISOString().slice(0, 10)],
    [rule.weeks, weekOf],
    [rule.months, (at) => at.toISOString().slice(0, 7)],
  ];
  for (const [count, periodOf] of periods) {
    const seen = new Set<string>();
    for (const name of newest) {
      const period = periodOf(timeOf(name));
      if (seen.size >= count || seen.has(period)) continue;
      seen.add(period);
      kept.add(name);
    }
  }
  return kept;
}

/** Removes backups that the rule doesn't keep, and the files that no other backup references. */
export async function removeOldBackups(folder: BackupFolder, rule: KeepRule): Promise<string[]> {
  const names = await folder.list();
  const kept = backupsToKeep(names, rule);
  const removed = names.filter((name) => !kept.has(name));
  for (const name of removed) await folder.remove(name);
  if (removed.length === 0) return removed;
  const named = new Set<string>();
  for (const name of kept) {
    const { files } = await folder.readManifest(name);
    for (const file of files) named.add(folder.fileOf(file));
  }
  for (const organization of await readdir(folder.pool).catch(() => [] as string[])) {
    for (const file of await readdir(join(folder.pool, organization))) {
      const path = join(folder.pool, organization, file);
      // A concurrent backup may reference a new file.
      if (!named.has(path) && (await stat(path)).mtimeMs < Date.now() - day) {
        await rm(path, { force: true });
      }
    }
  }
  return removed;
}
