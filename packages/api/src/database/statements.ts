import type { Knex } from 'knex';
import { storable } from './bindings.ts';
import type { Query, Value } from './types.ts';

/** A table to change, with the column (if any) that scopes it to one organization. */
export interface Target {
  table: string;
  scope?: { column: string; id: string };
}

export interface Statement {
  sql: string;
  values: Value[];
}

type Fields = Readonly<Record<string, unknown>>;
type Condition = Fields | ((query: Query) => void);

export function insertion(target: Target, row: Fields, onTaken = ''): Statement {
  const { table, columns, values } = insertable(target, row);
  return { sql: insertText(table, columns, onTaken), values };
}

/** A row to insert, with its values as they are stored. */
export interface Insertable {
  table: string;
  columns: string[];
  values: Value[];
}

export function insertable({ table, scope }: Target, row: Fields): Insertable {
  const columns: string[] = [];
  const values: Value[] = [];
  for (const [column, value] of Object.entries(row)) {
    if (value === undefined || column === scope?.column) continue;
    columns.push(column);
    values.push(storable(value));
  }
  if (scope) {
    columns.push(scope.column);
    values.push(scope.id);
  }
  return { table, columns, values };
}

/** Inserts rows with the same columns in as few statements as possible. */
export function insertions(table: string, rows: readonly Fields[]): Statement[] {
  const columns = definedColumns(rows[0] ?? {});
  const stored = rows.map((row) => columns.map((column) => storable(row[column])));
  return inStatements(stored, (count) => insertText(table, columns, '', count));
}

/**
 * Writes rows in as few statements as possible. Each statement has a power of two rows, so only a few texts need to be prepared,
 * however many rows there are.
 */
export function inStatements(
  rows: readonly Value[][],
  textOf: (count: number) => string,
): Statement[] {
  const statements: Statement[] = [];
  for (let from = 0; from < rows.length; ) {
    const size = Math.min(2 ** Math.floor(Math.log2(rows.length - from)), largestInsertion);
    statements.push({ sql: textOf(size), values: rows.slice(from, from + size).flat() });
    from += size;
  }
  return statements;
}

const largestInsertion = 64;
const insertTexts = new Map<string, string>();

/** Cached by columns, because statements for the same columns repeat. */
export function insertText(table: string, columns: string[], onTaken: string, rows = 1): string {
  const key = `${table} ${columns.join()}${onTaken} ${rows}`;
  const known = insertTexts.get(key);
  if (known) return known;
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = Array.from({ length: rows }, () => marks).join(', ');
  const text = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${values}${onTaken}`;
  insertTexts.set(key, text);
  return text;
}

export function change(builder: Knex, target: Target, where: Condition, patch: Fields): Statement {
  const columns = definedColumns(patch);
  if (columns.length === 0) throw new TypeError(`Nothing to change in ${target.table}`);
  if (target.scope && target.scope.column === 'organization_id' && 'organization_id' in patch) {
    throw new TypeError('A row cannot move to another organization');
  }
  const condition = conditionOf(builder, target, where);
  const assignments = columns.map((column) => `${quoted(column)} = ?`).join(', ');
  return {
    sql: `update ${quoted(target.table)} set ${assignments}${condition.sql}`,
    values: [...columns.map((column) => storable(patch[column])), ...condition.values],
  };
}

export function removal(builder: Knex, target: Target, where: Condition): Statement {
  const { sql, values } = conditionOf(builder, target, where);
  return { sql: `delete from ${quoted(target.table)}${sql}`, values };
}

/** Selects one column of the rows that match a condition. */
export function selection(
  builder: Knex,
  target: Target,
  column: string,
  where: Condition,
): Statement {
  const { sql, values } = conditionOf(builder, target, where);
  return { sql: `select ${quoted(column)} from ${quoted(target.table)}${sql}`, values };
}

/** Selects the whole rows that match a condition. */
export function rowsOf(builder: Knex, target: Target, where: Condition): Statement {
  const { sql, values } = conditionOf(builder, target, where);
  return { sql: `select * from ${quoted(target.table)}${sql}`, values };
}

function conditionOf(builder: Knex, { scope }: Target, where: Condition): Statement {
  const parts = scope ? [`${quoted(scope.column)} = ?`] : [];
  const values: Value[] = scope ? [scope.id] : [];
  if (typeof where === 'function') {
    const inBrackets = builder
      .queryBuilder()
      .where((query) => where(query as Query))
      .toSQL();
    const brackets = /^select \* where (.+)$/s.exec(inBrackets.sql)?.[1];
    if (!brackets) throw new TypeError('The condition is empty');
    parts.push(brackets);
    values.push(...inBrackets.bindings.map(storable));
  } else {
    for (const [column, wanted] of Object.entries(where)) {
      parts.push(equality(column, wanted));
      if (Array.isArray(wanted)) values.push(...wanted.map(storable));
      else if (wanted !== null) values.push(storable(wanted));
    }
  }
  return { sql: parts.length > 0 ? ` where ${parts.join(' and ')}` : '', values };
}

function equality(column: string, wanted: unknown): string {
  if (wanted === null) return `${quoted(column)} is null`;
  if (!Array.isArray(wanted)) return `${quoted(column)} = ?`;
  if (wanted.length === 0) return '1 = 0';
  return `${quoted(column)} in (${wanted.map(() => '?').join(', ')})`;
}

/** Undefined fields of a row or patch are left out. */
const definedColumns = (fields: Fields) =>
  Object.keys(fields).filter((column) => fields[column] !== undefined);

function quoted(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new TypeError(`Not a column or table: ${name}`);
  return `"${name}"`;
}
