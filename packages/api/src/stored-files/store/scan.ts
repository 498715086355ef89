import type { Clamd } from '../../config-clamd.ts';
import { prepareDirectory } from '../../database/prepare.ts';
import type { StoredFileRow } from '../../database/rows/files.ts';
import type { Database, Log, Org, P } from '../../database/types.ts';
import { scanStream } from '../scan/clamd.ts';
import { type FilesConfig, storageOf } from '../storage.ts';

const atOnce = 200;
const minute = 60_000;

/** Sends bytes to the scanner and stores its verdict; throws if the scanner is unavailable. */
export async function scan(
  config: FilesConfig,
  clamd: Clamd,
  org: Org,
  sha256: string,
): Promise<void> {
  const content = await storageOf(config).read(org.id, sha256);
  // The bytes aren't there yet, or no longer.
  if (!content) return;
  const found = await scanStream(clamd, content);
  await org.write(async (tx) => {
    await tx.update('stored_files', { sha256 }, found);
    await tx.update('message_files', { sha256 }, found);
  });
}

type Waiting = Pick<StoredFileRow, 'organization_id' | 'sha256' | 'claimed_at'>;

const waiting = (database: Database, before: string) =>
  database.directory.all<Waiting>(
    database.directory
      .from('stored_files')
      .where('verdict', 'pending')
      .where('claimed_at', '<', before)
      .orderBy('claimed_at')
      .limit(atOnce)
      .select('organization_id', 'sha256', 'claimed_at'),
  );

const late = prepareDirectory((directory, p: P<'before'>) =>
  directory
    .from('stored_files')
    .where('verdict', 'pending')
    .where('claimed_at', '<', p.before)
    .limit(1)
    .select('sha256'),
);

/** Whether files have been waiting for the scanner for more than a minute. */
export async function isScannerLate({ directory }: Database): Promise<boolean> {
  const before = new Date(Date.now() - minute).toISOString();
  return (await directory.first(late({ before }))) !== undefined;
}

/** Scans files whose upload didn't wait for the scanner; releases them if no scanner is configured anymore. */
export async function scanWaiting(
  database: Database,
  config: FilesConfig & { clamd: Clamd | null },
  log: Log,
): Promise<void> {
  const before = new Date(Date.now() - 1_000).toISOString();
  const all = await waiting(database, before);
  let failed = 0;
  for (const { organization_id: organizationId, sha256 } of all) {
    const org = database.org(organizationId);
    if (!config.clamd) {
      await release(org, sha256);
      continue;
    }
    try {
      await scan(config, config.clamd, org, sha256);
    } catch (error) {
      failed += 1;
      log.warn(
        { err: error, files: all.length, sha256 },
        'Files are waiting for the virus scanner',
      );
      // The scanner may be unable to read one file; several failures mean that it is unavailable.
      if (failed === 3) return;
    }
  }
}

const release = (org: Org, sha256: string) =>
  org.write(async (tx) => {
    await tx.update('stored_files', { sha256 }, { verdict: null });
    await tx.update('message_files', { sha256 }, { verdict: null });
  });
