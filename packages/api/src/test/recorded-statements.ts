import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';
import { administrate } from '../database/test-connection.ts';

export interface Statement {
  sql: string;
  values: readonly unknown[];
}

/** Records each statement that this process sends to its database, with the values of its first run. */
export function recordStatements() {
  const statements = new Map<string, Statement>();
  const keep = (sql: string, values: readonly unknown[]) => {
    if (!statements.has(sql)) statements.set(sql, { sql, values });
  };
  const { prepare } = Sqlite.prototype;
  const spies = [
    vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql) {
      keep(sql, []);
      return prepare.call(this, sql);
    }),
  ];
  const { query } = pg.Client.prototype;
  const asked = (config: unknown) => {
    const { text, values } = config as { text?: string; values?: unknown[] };
    if (typeof config === 'string') keep(config, []);
    else if (text) keep(text, values ?? []);
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...all: unknown[]
  ) {
    asked(all[0]);
    return (query as (...all: unknown[]) => unknown).apply(this, all) as never;
  });
  return {
    statements,
    /** Runs some work without recording it. */
    async without(work: () => Promise<void>) {
      const before = new Set(statements.keys());
      await work();
      for (const sql of statements.keys()) if (!before.has(sql)) statements.delete(sql);
    },
    stop() {
      for (const one of spies) one.mockRestore();
      spy.mockRestore();
    },
  };
}

/** A step of a query plan that reads a table: its text, and the rows that PostgreSQL read. */
export interface Step {
  table: string;
  detail: string;
  rows: number | null;
  /** Whether SQLite sorts the rows, so it has to read all of them before returning the first. */
  isSorted?: boolean;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** Returns the plans of these statements. Statements that change rows are planned but not run. */
export async function plansOf(
  url: string,
  statements: Iterable<Statement>,
): Promise<Map<string, Step[]>> {
  const plans = new Map<string, Step[]>();
  if (url.startsWith('sqlite:')) {
    const file = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
    for (const { sql } of statements) plans.set(sql, stepsInSqlite(file, sql));
    file.close();
    return plans;
  }
  await administrate(url, async (client) => {
    for (const { sql, values } of statements) {
      const isRead = /^\s*(select|with)\b/i.test(sql) && !/\bfor (no key )?update\b/i.test(sql);
      const how = isRead ? 'analyze, timing off, ' : '';
      const { rows } = await client.query({
        text: `explain (${how}format json) ${sql}`,
        values: [...values],
      });
      plans.set(sql, [...stepsInPostgres(rows[0]['QUERY PLAN'][0].Plan)]);
    }
  });
  return plans;
}

/** For example `SEARCH t USING INDEX i (a=? AND b>?)` or `SCAN t`. */
function stepsInSqlite(file: Sqlite.Database, sql: string): Step[] {
  const steps = file.prepare(`explain query plan ${sql}`);
  const parameters = (sql.replaceAll(/'[^']*'/g, '').match(/\?/g) ?? []).map(() => 1);
  const lines = steps.all(...parameters) as { parent: number; detail: string }[];
  const sorted = new Set(
    lines.filter(({ detail }) => detail.includes('TEMP B-TREE')).map(({ parent }) => parent),
  );
  return lines.flatMap(({ detail, parent }) => {
    const name = /^(?:SEARCH|SCAN) (\S+)/.exec(detail)?.[1];
    if (!name) return [];
    return [{ table: tableOf(sql, name), detail, rows: null, isSorted: sorted.has(parent) }];
  });
}

/** A table of an organization is a subquery, and the plan shows the table. In the directory, it can have an alias. */
const tableOf = (sql: string, alias: string) =>
  new RegExp(`\`(\\w+)\` as \`${alias}\``, 'i').exec(sql)?.[1] ?? alias;

function* stepsInPostgres(node: Node): Generator<Step> {
  const table = node['Relation Name'];
  if (table) {
    const read =
      (node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    const isRun = node['Actual Loops'] !== undefined;
    yield {
      table,
      detail: `${node['Node Type']} ${node['Index Name'] ?? ''} ${node['Index Cond'] ?? ''}`,
      rows: isRun ? read * (node['Actual Loops'] ?? 1) : node['Plan Rows'],
    };
  }
  for (const below of node.Plans ?? []) yield* stepsInPostgres(below);
}
