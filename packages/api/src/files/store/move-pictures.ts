import { now } from '../../database/ids.ts';
import type { FileRow } from '../../database/rows/help.ts';
import type { Database, Log, Org } from '../../database/types.ts';
import { discard, receive } from '../../stored-files/disk.ts';
import { type FilesConfig, storageOf } from '../../stored-files/storage.ts';
import { claim, mustBeStored } from '../../stored-files/store/claims.ts';

const day = 24 * 60 * 60 * 1_000;
const atOnce = 20;

/**
 * Copies pictures from the database to the file storage, and a day later, when no node of an older release serves them anymore,
 * removes them from the database. It can be interrupted anywhere and continues at the next run.
 */
export async function movePictures(
  database: Database,
  config: FilesConfig,
  log: Log,
  at = Date.now(),
): Promise<void> {
  const { directory } = database;
  const organizations = directory.from('organizations').select('id');
  for (const { id } of await directory.all<{ id: string }>(organizations)) {
    const org = database.org(id);
    try {
      while ((await storeSome(org, config)) === atOnce);
      while ((await emptySome(org, at)) === atOnce);
    } catch (error) {
      // The next run tries again; until then the pictures are served from the database.
      log.warn({ err: error, organizationId: id }, "Couldn't move pictures out of the database");
    }
  }
}

async function storeSome(org: Org, config: FilesConfig): Promise<number> {
  const rows = await org.all<FileRow>(
    org.from('files').whereNull('sha256').orderBy('name').limit(atOnce),
  );
  for (const { name, bytes } of rows) {
    const received = await receive(
      config.dataDir,
      (async function* () {
        yield bytes;
      })(),
    );
    const { sha256, size } = received;
    try {
      // They have their own limit and were re-encoded, so they need neither the quota nor the scanner.
      await claim(org, { sha256, size }, { filesQuotaBytes: null, clamd: null });
      await storageOf(config).put(org.id, received);
    } finally {
      await discard(received);
    }
    await org.write(async (tx) => {
      await mustBeStored(tx, sha256);
      await tx.update('files', { name, sha256: null }, { sha256, stored_at: now() });
    });
  }
  return rows.length;
}

async function emptySome(org: Org, at: number): Promise<number> {
  const before = new Date(at - day).toISOString();
  const stored = org.from('files').whereNotNull('stored_at').where('stored_at', '<', before);
  const rows = await org.all<{ name: string }>(stored.orderBy('name').limit(atOnce).select('name'));
  if (rows.length > 0) {
    const name = rows.map((row) => row.name);
    await org.write((tx) =>
      tx.update('files', { name }, { bytes: new Uint8Array(), stored_at: null }),
    );
  }
  return rows.length;
}
