import type { Config, FilesPlace } from '../config.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Storage } from './in-s3.ts';
import { diskStorage } from './on-disk.ts';

export type FilesConfig = Pick<Config, 'dataDir' | 'filesPlace' | 'filesMoveFrom'>;

export const storageIn = (dataDir: string, place: FilesPlace): FileStorage =>
  place === 'disk' ? diskStorage(dataDir) : s3Storage(place);

/** The configured storage. While files are moved to it, reads fall back to the previous one. */
export function storageOf({ dataDir, filesPlace, filesMoveFrom }: FilesConfig): FileStorage {
  const storage = storageIn(dataDir, filesPlace);
  if (!filesMoveFrom) return storage;
  const before = storageIn(dataDir, filesMoveFrom);
  return {
    put: storage.put,
    async read(...of) {
      // Tries the new storage once more: the file may have been moved between the two reads.
      return (
        (await storage.read(...of)) ?? (await before.read(...of)) ?? (await storage.read(...of))
      );
    },
    async *list() {
      yield* storage.list();
      yield* before.list();
    },
    async remove(...of) {
      await before.remove(...of);
      await storage.remove(...of);
    },
  };
}
