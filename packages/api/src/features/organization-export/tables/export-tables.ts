import type { AnyTable, Column, Kind } from '../../../database/table.ts';
import { type OrgTable, tables } from '../../../database/tables.ts';

export interface ExportedColumn {
  name: string;
  /** The name of the field in a line. */
  field: string;
  kind: Exclude<Kind, 'flag'>;
}

export interface TableOfExport {
  table: OrgTable;
  /** The name of its file, without `.jsonl`. */
  file: string;
  columns: readonly ExportedColumn[];
}

const isExported = ([name, { isComputed, whyNotExported }]: [string, Column<unknown>]) =>
  name !== 'organization_id' && !isComputed && whyNotExported === null;

const fieldOf = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The tables of an export in their order, with their columns. */
export const tablesInOrder: readonly TableOfExport[] = Object.values<AnyTable>(tables)
  .filter(({ scope, whyNotExported }) => scope !== null && whyNotExported === null)
  .map(({ name, file, columns }) => ({
    table: name as OrgTable,
    file,
    columns: Object.entries(columns)
      .filter(isExported)
      .map(([column, { kind }]) => ({
        name: column,
        field: fieldOf(column),
        kind: kind === 'flag' ? 'number' : kind,
      })),
  }));

/** All columns with user IDs, in any table. */
export const userColumns: ReadonlySet<string> = new Set(
  tablesInOrder.flatMap(({ columns }) =>
    columns.filter(({ kind }) => kind === 'user').map(({ name }) => name),
  ),
);
