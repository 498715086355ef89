import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const copy = `
  const { workerData: { driver, file, to } } = require('node:worker_threads');
  const connection = new (require(driver))(file, { readonly: true, timeout: 5000 });
  connection.prepare('vacuum into ?').run(to);
  connection.close();
`;

/** Copies a database file as of one moment, while this or another process writes to it. */
export function copySqlite(file: string, to: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const worker = new Worker(copy, { eval: true, execArgv: [], workerData: { driver, file, to } });
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('exit', () => done());
  });
}

/** Returns the problems of a database file; an empty list for a sound one. */
export function problemsOfSqlite(file: string): string[] {
  const connection = new Sqlite(file, { readonly: true });
  try {
    const found = connection.pragma('integrity_check(10)') as { integrity_check: string }[];
    const broken = connection.pragma('foreign_key_check') as { table: string }[];
    return [
      ...found.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      ...broken.slice(0, 10).map(({ table }) => `A row of ${table} names a row that is missing.`),
    ];
  } finally {
    connection.close();
  }
}
