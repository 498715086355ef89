import type { AnyTable, Shown } from '../table.ts';
import { type TableName, tables } from '../tables.ts';
import type { Input } from '../types.ts';
import type { FieldChange, RowChange } from './audit-record.ts';

/** The audit settings of a table; undefined if it isn't audited. */
export const auditedTable = (name: string) =>
  (tables as Readonly<Record<string, AnyTable | undefined>>)[name]?.audit ?? undefined;

const columnsShown = (name: string) =>
  Object.entries((tables[name as TableName] as AnyTable).columns).flatMap(([column, { shown }]) =>
    shown === null ? [] : [[column, shown] as const],
  );

type Row = Readonly<Record<string, unknown>>;

/** The change of a row as the audit log shows it; null if no audited column changed. */
export function rowChange(
  table: string,
  before: Row | null,
  after: Row | Input<Row> | null,
): RowChange | null {
  const audited = auditedTable(table);
  if (!audited) return null;
  const given = Object.entries(after ?? {}).filter(([, value]) => value !== undefined);
  const row: Row = { ...before, ...Object.fromEntries(given) };
  const fields = columnsShown(table).flatMap(([column, shown]) =>
    after && before && after[column] === undefined
      ? []
      : fieldChanges(column, shown, before?.[column], after?.[column]),
  );
  const kind = before ? (after ? 'changed' : 'deleted') : 'created';
  if (kind === 'changed' && fields.length === 0) return null;
  const textOf = (column: string | undefined) =>
    column === undefined || row[column] == null ? null : String(row[column]);
  return {
    kind,
    object: audited.object,
    id: textOf(audited.id),
    name: textOf(audited.name)?.slice(0, 200) ?? null,
    fields,
    userId: textOf(audited.user),
    organizationId: textOf(audited.within),
  };
}

function fieldChanges(
  column: string,
  shown: Shown,
  before: unknown,
  after: unknown,
): FieldChange[] {
  const field = camel(column);
  if (shown === 'parts' || typeof shown === 'object') {
    const [was, is] = [partsOf(before), partsOf(after)];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((part) => {
      const isHidden = typeof shown === 'object' && shown.hidden.includes(part);
      return fieldChanges(part, isHidden ? 'secret' : 'json', was[part], is[part]);
    });
  }
  if (shown === 'names') {
    const named = difference(field, namesOf(before), namesOf(after));
    return named.length > 0 ? named : fieldChanges(column, 'secret', before, after);
  }
  if (shown !== 'secret') return difference(field, textOf(shown, before), textOf(shown, after));
  if (textOf('json', before) === textOf('json', after)) return [];
  return [{ field, before: null, after: null, isSecret: true }];
}

const maxValue = 2_000;

function difference(field: string, before: string | null, after: string | null): FieldChange[] {
  if (before === after) return [];
  const cut = (text: string | null) => text && text.slice(0, maxValue);
  return [{ field, before: cut(before), after: cut(after) }];
}

function namesOf(value: unknown): string | null {
  const items: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(items) ? items.map(({ name }) => String(name)).join(', ') : null;
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return (parsed ?? {}) as Record<string, unknown>;
}

function textOf(shown: 'text' | 'flag' | 'json', value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (shown === 'flag') return value === true || Number(value) === 1 ? 'true' : 'false';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

const camel = (column: string) =>
  column.replace(/_sealed$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
