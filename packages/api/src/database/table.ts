import type { Flag, Json, Text } from './rows/columns.ts';

/** The kind of a column: text, number, 0 or 1, JSON as text, bytes, or the id of a user. */
export type Kind = 'text' | 'number' | 'flag' | 'json' | 'bytes' | 'user';

/**
 * How the audit log shows a column: as it is, as a flag, as JSON or its parts (`hidden`: parts that only show that they
 * changed), as the names of its items, or only that it changed.
 */
export type Shown =
  | 'text'
  | 'flag'
  | 'json'
  | 'parts'
  | { readonly hidden: readonly string[] }
  | 'names'
  | 'secret';

interface ColumnFacts {
  readonly kind: Kind;
  readonly isNullable: boolean;
  /** Whether the database computes it from other columns. */
  readonly isComputed: boolean;
  /** How the audit log shows its changes; null if it doesn't. */
  readonly shown: Shown | null;
  /** Why it isn't exported with its organization; null if it is. */
  readonly whyNotExported: string | null;
}

/** A column of a table, with its settings for the export and the audit log. */
export interface Column<Value> extends ColumnFacts {
  /** Never set: it carries the type. */
  readonly holds?: Value;
  /** Allows null. */
  null(): Column<Value | null>;
  computed(): Column<Value>;
  /** Includes its changes in the audit log. */
  audited(shown?: Shown): Column<Value>;
  /** Leaves it out of its organization's export. */
  notExported(why: string): Column<Value>;
}

function column<Value>(facts: ColumnFacts): Column<Value> {
  const also = (more: Partial<ColumnFacts>) => column<Value>({ ...facts, ...more });
  return {
    ...facts,
    null: () => column<Value | null>({ ...facts, isNullable: true }),
    computed: () => also({ isComputed: true }),
    audited: (shown = usually[facts.kind]) => also({ shown }),
    notExported: (whyNotExported) => also({ whyNotExported }),
  };
}

const usually: Readonly<Record<Kind, Shown>> = {
  text: 'text',
  number: 'text',
  flag: 'flag',
  json: 'json',
  bytes: 'secret',
  user: 'text',
};

const of = <Value>(kind: Kind) =>
  column<Value>({
    kind,
    isNullable: false,
    isComputed: false,
    shown: null,
    whyNotExported: null,
  });

export const text = <Value extends string = Text>() => of<Value>('text');
export const number = () => of<number>('number');
export const flag = () => of<Flag>('flag');
export const json = () => of<Json>('json');
export const bytes = () => of<Uint8Array>('bytes');
/** The id of a user, which changes when imported elsewhere. */
export const userId = () => of<Text>('user');

type Columns = Readonly<Record<string, Column<unknown>>>;

/** The audit log's name for the rows of a table, and the columns it reads. */
export interface Audited<Name = string> {
  object: string;
  id?: Name;
  name?: Name;
  /** The user a row belongs to, in tables outside of organizations. */
  user?: Name;
  /** The only organization that a row concerns. */
  within?: Name;
}

interface TableFacts {
  readonly name: string;
  /** The column that scopes a row to its organization; null for rows of users or the server. */
  readonly scope: string | null;
  /** The name of its file in an export, without the extension. */
  readonly file: string;
  /** Why it isn't exported with its organization; null if it is. */
  readonly whyNotExported: string | null;
  readonly audit: Audited | null;
}

/** The single definition of a table: its rows, and how the export and the audit log treat them. */
export interface Table<Cols extends Columns, Reach extends 'organization' | 'directory'>
  extends TableFacts {
  readonly columns: Cols;
  readonly reach: Reach;
  /** Allows reads before the organization is known, or across organizations. */
  inDirectory(): Table<Cols, 'directory'>;
  exportedAs(file: string): Table<Cols, Reach>;
  notExported(why: string): Table<Cols, Reach>;
  /** Includes changes of its rows in the audit log. */
  audited(audit: Audited<keyof Cols & string>): Table<Cols, Reach>;
}

export function table<const Cols extends Columns>(
  name: string,
  columns: Cols,
): Table<Cols, 'organization'> {
  const { organization_id: scope } = columns;
  return withFacts(columns, 'organization', {
    name,
    scope: scope && !scope.isNullable ? 'organization_id' : name === 'organizations' ? 'id' : null,
    file: name.replaceAll('_', '-'),
    whyNotExported: null,
    audit: null,
  });
}

function withFacts<Cols extends Columns, Reach extends 'organization' | 'directory'>(
  columns: Cols,
  reach: Reach,
  facts: TableFacts,
): Table<Cols, Reach> {
  const also = (more: Partial<TableFacts>) => withFacts(columns, reach, { ...facts, ...more });
  return {
    ...facts,
    columns,
    reach,
    inDirectory: () => withFacts(columns, 'directory', facts),
    exportedAs: (file) => also({ file }),
    notExported: (whyNotExported) => also({ whyNotExported }),
    audited: (audit) => also({ audit }),
  };
}

export type AnyTable = Table<Columns, 'organization' | 'directory'>;

/** The rows of a table as they are stored. */
export type RowOf<T extends { columns: Columns }> = {
  -readonly [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer Value>
    ? Value
    : never;
};
