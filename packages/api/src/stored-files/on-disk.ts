import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesFolder, syncFolder } from './disk.ts';
import type { FileStorage } from './file-storage.ts';
import { notReadable, notStored } from './refused.ts';

const organizationFolder = (dataDir: string, organizationId: string) =>
  join(filesFolder(dataDir), organizationId);

/** The path of the bytes of a hash, once for each organization. */
export const pathOf = (dataDir: string, organizationId: string, sha256: string) =>
  join(organizationFolder(dataDir, organizationId), sha256.slice(0, 2), sha256);

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Files below `DATA_DIR/files`. */
export const diskStorage = (dataDir: string): FileStorage => ({
  /** Replaces existing bytes, which are the same. */
  async put(organizationId, { path, sha256 }) {
    const to = pathOf(dataDir, organizationId, sha256);
    try {
      const made = await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(path, to);
      await syncFolder(dirname(to));
      if (made) await syncFolder(organizationFolder(dataDir, organizationId));
      if (made) await syncFolder(filesFolder(dataDir));
    } catch (error) {
      throw notStored(error);
    }
  },

  async read(organizationId, sha256, range) {
    const file = await open(pathOf(dataDir, organizationId, sha256)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw notReadable(error);
    });
    return file && createReadStream('', { fd: file, ...range });
  },

  async *list() {
    for (const organizationId of await namesIn(filesFolder(dataDir))) {
      if (!/^\w/.test(organizationId)) continue;
      const folder = organizationFolder(dataDir, organizationId);
      for (const part of await namesIn(folder)) {
        for (const sha256 of await namesIn(join(folder, part))) {
          const found = await stat(join(folder, part, sha256)).catch(() => null);
          if (found && isHash(sha256)) yield { organizationId, sha256, at: found.mtimeMs };
        }
      }
    }
  },

  remove: (organizationId, sha256) => rm(pathOf(dataDir, organizationId, sha256), { force: true }),
});

const isHash = (name: string) => /^[\da-f]{64}$/.test(name);
