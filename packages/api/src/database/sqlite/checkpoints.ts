import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const copier = `
  const { parentPort, workerData: { driver, file } } = require('node:worker_threads');
  const connection = new (require(driver))(file, { timeout: 0 });
  connection.pragma('synchronous = NORMAL');
  connection.pragma('wal_autocheckpoint = 0');
  parentPort.on('message', (task) => {
    if (task === 'copy') connection.pragma('wal_checkpoint(PASSIVE)');
    else connection.close();
    parentPort.postMessage(task);
    if (task === 'end') parentPort.close();
  });
`;

/** Milliseconds from a commit until the log is copied; the commits of that time share one copy. */
const pause = 1_000;
/** A log of fewer bytes is left to grow. */
const smallLog = 4 * 1024 * 1024;

/**
 * Copies the write-ahead log of a database file into the file, in a thread of its own while others read and write; the next
 * commit then starts the log anew. Where that does not succeed, a commit that finds a long log copies it itself.
 */
export function checkpointsOf(file: string) {
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  let isCopying = false;

  function start(): Worker {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    const started = new Worker(copier, { eval: true, execArgv: [], workerData: { driver, file } });
    started.unref();
    started.on('message', () => {
      isCopying = false;
    });
    // One that failed, as on a full disk, is replaced at the next copy.
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

  /** To be called after every commit. */
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
