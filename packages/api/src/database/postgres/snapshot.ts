import type { PoolClient } from 'pg';
import type { SnapshotRows } from '../engine.ts';
import type { Value } from '../types.ts';
import type { rememberStatements } from './statements.ts';

/** Reads in one transaction that doesn't see later writes. Rows come through cursors. */
export async function snapshotOn<R>(
  client: PoolClient,
  statement: ReturnType<typeof rememberStatements>,
  work: (rows: SnapshotRows) => Promise<R>,
): Promise<R> {
  let isOver = false;
  let cursors = 0;
  try {
    await client.query('begin isolation level repeatable read read only');
    // Callers may write a file between two batches, however slow the disk is.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work(async function* (sql, values, batch) {
      // Not prepared, because it runs once a day.
      const name = `rows_${++cursors}`;
      const asked = statement(`declare ${name} no scroll cursor for ${sql}`, values);
      await client.query({ text: asked.text, values: asked.values as Value[] });
      for (;;) {
        const { rows } = await client.query(`fetch forward ${Math.trunc(batch)} from ${name}`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query(`close ${name}`);
    });
    await client.query('commit');
    isOver = true;
    return result;
  } finally {
    // Discards the connection if the transaction failed.
    client.release(!isOver);
  }
}
