import type { StoredFileRow } from '../../database/rows/files.ts';
import type { Org } from '../../database/types.ts';
import { type FilesConfig, storageOf } from '../storage.ts';

const atOnce = 100;

/** Removes the bytes of all files of a deleted organization, and then their rows; returns how many. */
export async function removeStoredFiles(
  org: Org,
  config: FilesConfig,
  between: (removed: number) => Promise<void>,
): Promise<number> {
  const storage = storageOf(config);
  let count = 0;
  for (;;) {
    const rows = await org.all<Pick<StoredFileRow, 'sha256'>>(
      org.from('stored_files').orderBy('sha256').limit(atOnce).select('sha256'),
    );
    if (rows.length === 0) return count;
    for (const { sha256 } of rows) await storage.remove(org.id, sha256);
    const hashes = rows.map(({ sha256 }) => sha256);
    count += await org.write((tx) => tx.remove('stored_files', { sha256: hashes }));
    await between(rows.length);
  }
}
