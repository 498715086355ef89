import type { Flag, Json, Text } from './rows/columns.ts';

/** What a column has: a text, a number, 0 or 1, JSON as a text, bytes, or the id of a user. */
export type Kind = 'text' | 'number' | 'flag' | 'json' | 'bytes' | 'user';

/**
 * How the audit log shows a column: as it is, as a flag, as JSON or its parts (`hidden`: those that only say that they have
 * changed), as the names of its items, or only that it has changed.
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
  /** Whether the database computes it from others. */
  readonly isComputed: boolean;
  /** How the audit log shows its changes; null when it does not. */
  readonly shown: Shown | null;
  /** Why it is not in the export of its organization; null when it is. */
  readonly whyNotExported: string | null;
}

/** A column of a table, and what follows of it elsewhere. */
export interface Column<Value> extends ColumnFacts {
  /** Never there: it carries the type. */
  readonly holds?: Value;
  /** It may be null. */
  null(): Column<Value | null>;
  computed(): Column<Value>;
  /** Its changes are in the audit log. */
  audited(shown?: Shown): Column<Value>;
  /** It is not in the export of its organization. */
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
/** The id of a user; another one after an import elsewhere. */
export const userId = () => of<Text>('user');

type Columns = Readonly<Record<string, Column<unknown>>>;

/** What the audit log calls the rows of a table, and which of their columns it says. */
export interface Audited<Name = string> {
  object: string;
  id?: Name;
  name?: Name;
  /** Of the user it belongs to, in tables outside of organizations. */
  user?: Name;
  /** Of the only organization that it concerns. */
  within?: Name;
}

interface TableFacts {
  readonly name: string;
  /** The column that scopes a row to its organization; null for what belongs to users or the server. */
  readonly scope: string | null;
  /** The name of its file in an export, without its ending. */
  readonly file: string;
  /** Why it is not in the export of its organization; null when it is. */
  readonly whyNotExported: string | null;
  readonly audit: Audited | null;
}

/** The one definition of a table: its rows, and what the export and the audit log have of them. */
export interface Table<Cols extends Columns, Reach extends 'organization' | 'directory'>
  extends TableFacts {
  readonly columns: Cols;
  readonly reach: Reach;
  /** It is read before the organization is known, or across organizations. */
  inDirectory(): Table<Cols, 'directory'>;
  exportedAs(file: string): Table<Cols, Reach>;
  notExported(why: string): Table<Cols, Reach>;
  /** Changes of its rows are in the audit log. */
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

/** The rows of a table, as they are stored. */
export type RowOf<T extends { columns: Columns }> = {
  -readonly [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer Value>
    ? Value
    : never;
};
