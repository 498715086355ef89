import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Dialect } from './types.ts';

export const dialectOf = (url: string): Dialect =>
  url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
const fileOf = (url: string) => resolve(url.slice('sqlite:'.length));

/** Writes the whole database to a file, as of one moment, while the server runs. */
export async function dumpDatabase(url: string, to: string): Promise<void> {
  if (dialectOf(url) === 'sqlite') {
    const { copySqlite } = await import('./sqlite/copy-file.ts');
    await copySqlite(fileOf(url), to);
  } else {
    const { dumpPostgres } = await import('./postgres/dump.ts');
    await dumpPostgres(url, to);
  }
  await chmod(to, 0o600);
  const file = await open(to, 'r');
  await file.sync();
  await file.close();
}

/** Restores a dump into an empty database. */
export async function restoreDatabase(url: string, from: string): Promise<void> {
  if (dialectOf(url) === 'sqlite') {
    const file = fileOf(url);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(from, `${file}.restoring`);
    await chmod(`${file}.restoring`, 0o600);
    await rename(`${file}.restoring`, file);
    return;
  }
  const { restorePostgres } = await import('./postgres/dump.ts');
  await restorePostgres(url, from);
}

export async function isEmptyDatabase(url: string): Promise<boolean> {
  if (dialectOf(url) === 'sqlite') return !existsSync(fileOf(url));
  const { isEmptyPostgres } = await import('./postgres/dump.ts');
  return isEmptyPostgres(url);
}

/** Returns the problems of an SQLite database file. PostgreSQL checks a dump while restoring it. */
export async function problemsOfDatabase(url: string): Promise<string[]> {
  if (dialectOf(url) !== 'sqlite') return [];
  const { problemsOfSqlite } = await import('./sqlite/copy-file.ts');
  return problemsOfSqlite(fileOf(url));
}

/** Creates an empty database next to another one, for a drill. */
export async function makeDatabaseBeside(url: string, folder: string) {
  if (dialectOf(url) === 'sqlite') {
    const own = await mkdtemp(join(folder, 'drill-'));
    const remove = () => rm(own, { recursive: true, force: true });
    return { url: `sqlite:${join(own, 'helpdesk.sqlite')}`, remove };
  }
  const { makePostgresBeside } = await import('./postgres/dump.ts');
  return makePostgresBeside(url);
}
