import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDirectory } from '../../database/prepare.ts';
import type { StoredFileRow, UnsentUploadRow } from '../../database/rows/files.ts';
import type { Database, Org, P, Query, Tx } from '../../database/types.ts';
import { forEachOrganization } from '../../jobs/each-organization.ts';
import { sweepComing } from '../direct.ts';
import { unfinishedFolder } from '../disk.ts';
import type { FileStorage, StoredFile } from '../file-storage.ts';
import { removePieces, sweepPieces } from '../pieces.ts';
import { type FilesConfig, storageOf } from '../storage.ts';
import { removalTakes, usedBytes } from './claims.ts';
import { releaseUploads, unsentUploadLifetime } from './unsent.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const atOnce = 100;

/** Removes uploads that weren't attached to a message within a day, then the bytes that no row references. */
export async function sweepFiles(
  database: Database,
  config: FilesConfig,
  at = Date.now(),
): Promise<void> {
  await removeUnfinished(config.dataDir, at);
  const storage = storageOf(config);
  const known = new Set<string>();
  const organizations = database.directory.from('organizations').select('id');
  const all = await database.directory.all<{ id: string }>(organizations);
  for (const { id } of all) known.add(id);
  await forEachOrganization(known, async (id) => {
    const org = database.org(id);
    await removeUnnamed(org, at);
    await removeUnended(org, at);
    await removeUnused(org, storage, at);
  });
  await removeUnknown(database, storage, known, at);
  await sweepComing(config, at);
  await sweepPieces(config, at);
}

/** Removes uploads that were interrupted. */
async function removeUnfinished(dataDir: string, at: number) {
  const folder = unfinishedFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < at - day) await rm(path, { recursive: true, force: true });
  }
}

async function removeUnnamed(org: Org, at: number) {
  const before = new Date(at - day).toISOString();
  const isOld = (row: Query) => row.whereNull('message_id').where('created_at', '<', before);
  const old = await org.first(isOld(org.from('message_files')).limit(1).select('id'));
  if (old) await org.write((tx) => tx.remove('message_files', (row) => void isOld(row)));
}

const expired = prepareDirectory((directory, p: P<'before'>) =>
  directory
    .from('unsent_uploads')
    .where('created_at', '<', p.before)
    .orderBy('created_at')
    .limit(atOnce)
    .select('organization_id', 'id'),
);

/** Removes files that visitors uploaded but didn't send within an hour, with their bytes. */
export async function expireUploads(
  { directory, org }: Database,
  config: FilesConfig,
  at = Date.now(),
): Promise<void> {
  const before = new Date(at - unsentUploadLifetime).toISOString();
  const organizations = new Set<string>();
  for (;;) {
    const rows = await directory.all<Pick<UnsentUploadRow, 'organization_id' | 'id'>>(
      expired({ before }),
    );
    for (const id of new Set(rows.map((row) => row.organization_id))) {
      organizations.add(id);
      const ids = rows.filter((row) => row.organization_id === id).map((row) => row.id);
      await org(id).write(async (tx) => {
        await tx.remove('resumable_uploads', { id: ids });
        await tx.remove(
          'message_files',
          (row) => void row.whereIn('id', ids).whereNull('message_id'),
        );
        await releaseUploads(tx, ids);
      });
      for (const one of ids) await removePieces(config, one);
    }
    if (rows.length < atOnce) break;
  }
  for (const id of organizations) await removeUnused(org(id), storageOf(config), at);
}

/** Removes resumable uploads that were never finished; their pieces are unfinished files. */
async function removeUnended(org: Org, at: number) {
  const before = new Date(at - day).toISOString();
  const isOld = (row: Query) => row.where('created_at', '<', before);
  const old = await org.first(isOld(org.from('resumable_uploads')).limit(1).select('id'));
  if (old) await org.write((tx) => tx.remove('resumable_uploads', (row) => void isOld(row)));
}

/** Rows of bytes that weren't claimed in the last hour, and that no file references. */
function unused(org: Org, at: number, among?: readonly Unused[]): Promise<Unused[]> {
  const hashes = among?.map(({ sha256 }) => sha256);
  const only = (query: Query) => (hashes ? query.whereIn('sha256', hashes) : query);
  return org.all<Unused>(
    only(org.from('stored_files'))
      .where('claimed_at', '<', new Date(at - hour).toISOString())
      .whereNotIn('sha256', only(org.from('message_files')).select('sha256'))
      .whereNotIn('sha256', only(org.from('files').whereNotNull('sha256')).select('sha256'))
      .whereNotIn(
        'sha256',
        only(org.from('organization_exports').whereNotNull('sha256')).select('sha256'),
      )
      .limit(atOnce)
      .select('sha256', 'size'),
  );
}

type Unused = Pick<StoredFileRow, 'sha256' | 'size'>;

async function removeUnused(org: Org, storage: FileStorage, at: number) {
  for (;;) {
    const found = await unused(org, at);
    if (found.length > 0) await removeAll(org, storage, (tx) => unused(tx, at, found));
    if (found.length < atOnce) return;
  }
}

/**
 * Marks the bytes as being removed, removes them, and deletes their rows: requests that reference or store the same bytes
 * meanwhile must wait.
 */
async function removeAll(
  org: Org,
  storage: FileStorage,
  choose: (tx: Tx) => Promise<readonly Unused[]>,
) {
  const since = new Date().toISOString();
  const chosen = await org.write(async (tx) => {
    const found = await choose(tx);
    const hashes = found.map(({ sha256 }) => sha256);
    await tx.update('stored_files', { sha256: hashes }, { removing_at: since });
    return found;
  });
  const until = Date.parse(since) + removalTakes / 2;
  const removed: Unused[] = [];
  try {
    for (const one of chosen) {
      if (Date.now() > until) break;
      await storage.remove(org.id, one.sha256);
      removed.push(one);
    }
  } finally {
    if (removed.length > 0) await org.write((tx) => forget(tx, removed, since));
  }
}

async function forget(tx: Tx, removed: readonly Unused[], since: string) {
  let freed = 0;
  for (const { sha256, size } of removed) {
    const rows = await tx.remove('stored_files', { sha256, removing_at: since });
    if (rows > 0) freed += Number(size);
  }
  await tx.add(usedBytes, -freed);
}

/** Removes bytes without a row: those of a deleted organization, or newer than a restored backup. */
async function removeUnknown(
  database: Database,
  storage: FileStorage,
  known: ReadonlySet<string>,
  at: number,
) {
  const some = new Map<string, string[]>();
  for await (const one of storage.list()) {
    if (one.at >= at - hour) continue;
    const hashes = some.get(one.organizationId) ?? [];
    some.set(one.organizationId, [...hashes, one.sha256]);
    if (hashes.length + 1 >= atOnce) await removeSome(one);
  }
  for (const organizationId of some.keys()) await removeSome({ organizationId });

  async function removeSome({ organizationId }: Pick<StoredFile, 'organizationId'>) {
    const hashes = some.get(organizationId) ?? [];
    some.delete(organizationId);
    if (known.has(organizationId)) {
      const org = database.org(organizationId);
      const strays = await straysOf(org, hashes);
      if (strays.length > 0) await removeAll(org, storage, (tx) => takeStrays(tx, strays));
    } else if (!(await isOrganization(database, organizationId))) {
      for (const sha256 of hashes) await storage.remove(organizationId, sha256);
    }
  }
}

async function straysOf(org: Org, hashes: readonly string[]): Promise<string[]> {
  const rows = await org.all<{ sha256: string }>(
    org.from('stored_files').whereIn('sha256', hashes).select('sha256'),
  );
  const told = new Set(rows.map(({ sha256 }) => sha256));
  return hashes.filter((sha256) => !told.has(sha256));
}

async function takeStrays(tx: Tx, hashes: readonly string[]): Promise<Unused[]> {
  const strays = await straysOf(tx, hashes);
  for (const sha256 of strays) {
    const row = { sha256, size: 0, claimed_at: '', removing_at: null, verdict: null, threat: null };
    await tx.insert('stored_files', row);
  }
  return strays.map((sha256) => ({ sha256, size: 0 }));
}

async function isOrganization({ directory }: Database, id: string): Promise<boolean> {
  const found = directory.from('organizations').where('id', id).select('id');
  return (await directory.first(found)) !== undefined;
}
