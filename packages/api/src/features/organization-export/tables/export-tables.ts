import type { OrgTable } from '../../../database/tables.ts';
import { chatsTables } from './export-chats.ts';
import { contentTables } from './export-content.ts';
import { filesTables } from './export-files.ts';
import { historyTables } from './export-history.ts';
import { columnsIn, type ExportedColumn, type ExportedTable } from './export-kinds.ts';
import { peopleTables } from './export-people.ts';
import { settingsTables } from './export-settings.ts';
import { ticketsTables } from './export-tickets.ts';

/** Every table of an export, in an order in which a row comes after those that it refers to. */
export const exportedTables = {
  ...peopleTables,
  ...settingsTables,
  ...contentTables,
  ...ticketsTables,
  ...chatsTables,
  ...filesTables,
  ...historyTables,
};

export type Exported = keyof typeof exportedTables;

export interface TableOfExport {
  table: OrgTable;
  file: string;
  columns: readonly ExportedColumn[];
}

/** The tables in their order, with their columns. */
export const tablesInOrder: readonly TableOfExport[] = Object.entries<ExportedTable>(
  exportedTables,
).map(([table, exported]) => ({
  table: table as Exported,
  file: exported.file,
  columns: columnsIn(exported),
}));

/** Columns that name users, of whichever table. */
export const userColumns: ReadonlySet<string> = new Set(
  tablesInOrder.flatMap(({ columns }) =>
    columns.filter(({ kind }) => kind === 'user').map(({ name }) => name),
  ),
);
