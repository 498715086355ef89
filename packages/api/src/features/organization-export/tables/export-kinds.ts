import type { OrgTable, Rows } from '../../../database/tables.ts';

/** A table of an export. */
export interface ExportedTable {
  /** The name of its file, without `.jsonl`. */
  file: string;
  /** Columns by name, in their order; behind a colon n: a number, j: JSON, b: bytes, u: the id of a user; else a text. */
  columns: string;
  /** Columns that are not in it, and why. */
  left?: Readonly<Record<string, string>>;
}

export type ExportedTables = {
  readonly [T in OrgTable]?: ExportedTable & {
    readonly left?: { readonly [Column in keyof Rows[T]]?: string };
  };
};

export type Kind = 'text' | 'number' | 'json' | 'bytes' | 'user';

export interface ExportedColumn {
  name: string;
  /** As it is called in a line. */
  field: string;
  kind: Kind;
}

const kinds: Readonly<Record<string, Kind>> = { n: 'number', j: 'json', b: 'bytes', u: 'user' };

/** The columns of a table of an export. */
export const columnsIn = ({ columns }: Pick<ExportedTable, 'columns'>): ExportedColumn[] =>
  columns
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name = '', kind = ''] = word.split(':');
      return { name, field: fieldOf(name), kind: kinds[kind] ?? 'text' };
    });

const fieldOf = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
