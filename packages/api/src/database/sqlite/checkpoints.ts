import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const copier = `
  const { parentPort, workerData: { driver, file } } = require('node:worker_threads');
  const connection = new (require(driver))(file, { timeout: 0 });
  connection.pragma('synchronous = NORMAL');
  connection.pragma('wal_autocheckpoint = 0');
  parentPort.on('message', (task) => {
    if (task === 'copy') {
      const [{ log }] = connection.pragma('wal_checkpoint(PASSIVE)');
      return parentPort.postMessage(log);
    }
    connection.close();
    parentPort.close();
  });
`;

/** Pages that a copy should find in the log: with more, each has changed more often. Commits copy 8,000 themselves. */
const wanted = 5_000;
/** Minimum and maximum milliseconds from a commit until the log is copied. */
const [shortest, longest] = [1_000, 10_000];
/** A smaller log file (in bytes) isn't worth copying. */
const smallLog = 4 * 1024 * 1024;

/**
 * Copies the write-ahead log of a database file into the file, in a separate thread while others read and write. The next commit
 * then restarts the log. If copying fails, a commit that finds a long log copies it itself.
 */
export function checkpointsOf(file: string) {
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  let isCopying = false;
  let pause = shortest;

  function start(): Worker {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    const started = new Worker(copier, { eval: true, execArgv: [], workerData: { driver, file } });
    started.unref();
    started.on('message', (pages: number) => {
      isCopying = false;
      pause = Math.min(Math.max((pause * wanted) / Math.max(pages, 1), shortest), longest);
    });
    // A failed worker, for example on a full disk, is replaced at the next copy.
    started.on('error', () => {});
    started.on('exit', () => {
      isCopying = false;
      worker = undefined;
    });
    return started;
  }

  function copy() {
    timer = undefined;
    if (isCopying) return committed();
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
    if (!log || log.size < smallLog) return;
    worker ??= start();
    isCopying = true;
    worker.postMessage('copy');
  }

  /** Must be called after every commit. */
  function committed() {
    timer ??= setTimeout(copy, pause).unref();
  }

  return {
    committed,
    async close(): Promise<void> {
      clearTimeout(timer);
      const last = worker;
      if (!last) return;
      last.ref();
      await new Promise<void>((done) => {
        last.once('exit', () => done());
        last.postMessage('end');
      });
    },
  };
}
