import { resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { SnapshotRows } from '../engine.ts';

/** Reads the file on a connection of its own, in one transaction that doesn't see later writes. */
export async function snapshotOf<R>(
  file: string,
  work: (rows: SnapshotRows) => Promise<R>,
): Promise<R> {
  const connection = new Sqlite(resolve(file), { readonly: true, timeout: 5_000 });
  try {
    connection.pragma('trusted_schema = OFF');
    connection.exec('begin');
    // An SQLite transaction takes its snapshot at its first read.
    connection.prepare('select count(*) from sqlite_schema').get();
    return await work(async function* (sql, values, batch) {
      let some: unknown[] = [];
      for (const row of connection.prepare(sql).iterate(...values)) {
        some.push(row);
        if (some.length < batch) continue;
        yield some;
        some = [];
        // Yields to other work of this process between two batches.
        await turn();
      }
      if (some.length > 0) yield some;
    });
  } finally {
    connection.close();
  }
}
