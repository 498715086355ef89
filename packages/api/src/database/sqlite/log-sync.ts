import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseUnavailable } from '../errors.ts';

/** Writes to the disk what was written to an open file. */
export const syncFile = (descriptor: number) =>
  new Promise<void>((done, fail) => {
    fdatasync(descriptor, (error) => (error ? fail(error) : done()));
  });

/**
 * Syncs the write-ahead log of a database file off the event loop. `synced()` resolves once all that was committed before
 * its call is on disk. At most one sync runs at a time, and the next one serves all who came meanwhile.
 */
export function logSync(file: string, syncOf = syncFile) {
  /** No lock is held on the log itself, so that a descriptor of our own may be opened and closed. */
  let descriptor: number | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let lost: unknown;

  async function sync(): Promise<void> {
    // After an error the system may take for written what is not: nothing may be acknowledged any more.
    if (lost) throw new DatabaseUnavailable('The disk rejected writes', lost);
    try {
      descriptor ??= openLog(file);
      await syncOf(descriptor);
    } catch (error) {
      lost = error;
      throw new DatabaseUnavailable('The disk rejected writes', error);
    }
  }

  function begin(): Promise<void> {
    const one = sync().finally(() => {
      running = undefined;
    });
    running = one;
    return one;
  }

  return {
    synced(): Promise<void> {
      if (!running) return begin();
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return begin();
        });
      return next;
    },
    isLost: () => lost !== undefined,
    close() {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

/** Opens the log, and syncs its folder, which Windows cannot: the name of a new log must outlast a power cut, too. */
function openLog(file: string): number {
  if (process.platform !== 'win32') {
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
  return openSync(`${file}-wal`, 'r+');
}
