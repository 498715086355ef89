import type { Client, PoolClient } from 'pg';
import type { Runner } from '../engine.ts';
import type { Value } from '../types.ts';
import { translated } from './errors.ts';

// Equivalent when changed: one statement more or less is as good.
const capacity = 1_000;
const prepared = new Map<string, { text: string; name?: string }>();

/** Replaces `?` by `$n`, and names each text under which connections keep it prepared. */
function statement(sql: string) {
  const known = prepared.get(sql);
  if (known) return known;
  let count = 0;
  const text = sql.replace(/\\\?|\?/g, (mark) => (mark === '?' ? `$${++count}` : '?'));
  if (prepared.size >= capacity) return { text };
  const made = { text, name: `q${prepared.size + 1}` };
  prepared.set(sql, made);
  return made;
}

/** Holds back what is written until this turn of the event loop ends: a call of the system for each statement costs more than the statement. */
function gather({ connection }: Client | PoolClient) {
  const { stream } = connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export function runnerOn(client: Client | PoolClient): Runner {
  async function query(sql: string, values: readonly Value[]) {
    try {
      gather(client);
      return await client.query({ ...statement(sql), values: values as Value[] });
    } catch (error) {
      throw translated(error);
    }
  }
  return {
    all: async (sql, values) => (await query(sql, values)).rows,
    first: async (sql, values) => (await query(sql, values)).rows[0],
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
  };
}
