import type { Client, PoolClient } from 'pg';
import type { Runner } from '../engine.ts';
import type { Value } from '../types.ts';
import { translated } from './errors.ts';

interface Statement {
  text: string;
  name?: string;
}

/** A statement with its limits as parameters, or with its most frequent limits as numbers. */
interface Forms {
  general: Statement;
  /** The positions of the values that are limits. */
  limits: readonly number[];
  withLimits: Map<string, Statement>;
}

// Equivalent when changed: one statement more or less makes no difference.
const capacity = 1_000;
const formsWithLimits = 2;

/** The statements that the connections to one server keep prepared. */
export function rememberStatements() {
  let count = 0;
  const prepared = new Map<string, Forms>();

  /**
   * Replaces `?` with `$n`, and names each text so connections keep it prepared. PostgreSQL expects a limit that is a parameter
   * to return a tenth of all rows, and plans the statement again at each run, so the first few limits become numbers.
   */
  function statement(sql: string, values: readonly Value[]) {
    const forms = prepared.get(sql) ?? formsOf(sql);
    if (forms.limits.length === 0) return { ...forms.general, values };
    const numbers = forms.limits.map((at) => values[at]);
    const key = numbers.join();
    let form = forms.withLimits.get(key);
    if (!form && forms.withLimits.size < formsWithLimits && numbers.every(Number.isSafeInteger)) {
      form = named(numbered(sql, (at) => (forms.limits.includes(at) ? String(values[at]) : null)));
      forms.withLimits.set(key, form);
    }
    if (!form) return { ...forms.general, values };
    return { ...form, values: values.filter((_, at) => !forms.limits.includes(at)) };
  }

  function formsOf(sql: string): Forms {
    const limits: number[] = [];
    let at = 0;
    for (const [mark] of sql.matchAll(marks)) {
      if (mark === '\\?') continue;
      if (mark !== '?') limits.push(at);
      at += 1;
    }
    const general = named(numbered(sql, () => null));
    const forms = { general, limits, withLimits: new Map<string, Statement>() };
    if (prepared.size < capacity) prepared.set(sql, forms);
    return forms;
  }

  function named(text: string): Statement {
    if (count >= capacity) return { text };
    count += 1;
    return { text, name: `q${count}` };
  }

  return statement;
}

/** An escaped question mark, a limit, or any other parameter. */
const marks = /\\\?|\blimit \?|\?/g;

/** The text with `$n` for each value without a text of its own. */
function numbered(sql: string, textOf: (at: number) => string | null): string {
  let at = 0;
  let given = 0;
  return sql.replace(marks, (mark) => {
    if (mark === '\\?') return '?';
    const text = textOf(at++) ?? `$${++given}`;
    return mark.replace('?', () => text);
  });
}

/** Buffers writes until this turn of the event loop ends: a system call for each statement costs more than the statement itself. */
function gather({ connection }: Client | PoolClient) {
  const { stream } = connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export function runnerOn(
  client: Client | PoolClient,
  statement: ReturnType<typeof rememberStatements>,
): Runner {
  async function query(sql: string, values: readonly Value[]) {
    try {
      gather(client);
      const asked = statement(sql, values);
      return await client.query({ ...asked, values: asked.values as Value[] });
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
