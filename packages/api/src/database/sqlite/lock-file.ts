import Sqlite from 'better-sqlite3';
import { FileInUse } from '../errors.ts';

/**
 * Locks `<file>.lock` for this process and returns a function to release it. It is an operating system lock on an empty database
 * next to the real one, so it is released when the process is killed, and backup tools can still read the real one.
 */
export function lockFile(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: 500 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new FileInUse(file, error);
  }
  return () => lock.close();
}
