import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseUnavailable } from '../errors.ts';

/** Flushes the writes of an open file to disk. */
export const syncFile = (descriptor: number) =>
  new Promise<void>((done, fail) => {
    fdatasync(descriptor, (error) => (error ? fail(error) : done()));
  });

/**
 * Syncs the write-ahead log of a database file off the event loop. `synced()` resolves once everything committed before its call
 * is on disk. At most one sync runs at a time, and the next one serves all callers that arrived meanwhile.
 */
export function logSync(file: string, syncOf = syncFile) {
  /** The log itself isn't locked, so this can open and close its own descriptor. */
  let descriptor: number | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let lost: unknown;

  async function sync(): Promise<void> {
    // After an error, the system may report lost data as written: no further write may be acknowledged.
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

/** Opens the log and syncs its folder, which Windows can't: the name of a new log must also survive a power cut. */
function openLog(file: string): number {
  if (process.platform !== 'win32') {
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
  return openSync(`${file}-wal`, 'r+');
}
