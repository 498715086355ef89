import { resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { SnapshotRows } from '../engine.ts';

/** Reads the file on a connection of its own, in one transaction: of what is written meanwhile it sees nothing. */
export async function snapshotOf<R>(
  file: string,
  work: (rows: SnapshotRows) => Promise<R>,
): Promise<R> {
  const connection = new Sqlite(resolve(file), { readonly: true, timeout: 5_000 });
  try {
    connection.pragma('trusted_schema = OFF');
    connection.exec('begin');
    // A transaction of SQLite begins to see with its first read.
    connection.prepare('select count(*) from sqlite_schema').get();
    return await work(async function* (sql, values, batch) {
      let some: unknown[] = [];
      for (const row of connection.prepare(sql).iterate(...values)) {
        some.push(row);
        if (some.length < batch) continue;
        yield some;
        some = [];
        // Others of this process have their turn between two batches.
        await turn();
      }
      if (some.length > 0) yield some;
    });
  } finally {
    connection.close();
  }
}
