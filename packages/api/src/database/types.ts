import type { Knex } from 'knex';
import type { EventName, EventPayloads, StoredEvent } from '../event-catalog.ts';
import type { AuditRecord } from './audit/audit-record.ts';
import type { SearchDocument } from './search/documents.ts';
import type {
  DirectoryChange,
  DirectoryInsert,
  DirectoryTable,
  OrgTable,
  PlainTable,
  Rows,
} from './tables.ts';
import type { Visibility, VisibilityValues } from './visibility.ts';

export type Dialect = 'sqlite' | 'postgres';

export type Versions = Iterable<readonly [organizationId: string, version: number]>;

/** The logger interface that the database needs (pino fits). */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** A search term with its alternative forms. */
export type SearchTerm = readonly { token: string; isBegun?: boolean }[];

/** A query under construction. Never `await` it: pass it to `all` or `first`. */
export type Query = Knex.QueryBuilder;

export type Value = string | number | boolean | null | Uint8Array;

/** Markers for the parameters of a prepared query; typed `never`, so they fit in place of any value (including `limit`). */
export type P<Name extends string> = Readonly<Record<Name, never>>;

/** SQL with a slot for each value: a parameter's name, or a constant value. */
export interface Shape {
  sql: string;
  slots: readonly ({ parameter: string } | { value: Value })[];
}

/** The variants of reads for members with restricted visibility. */
export type Narrowed = Pick<VisibilityValues, 'seesUnassigned' | 'isWriting'>;

/** Compiled at first use, once for each dialect and each variant of reads. */
export type Template = (builder: Knex, dialect: Dialect, narrowed?: Narrowed | null) => Shape;

/** A compiled query with its values, created by `prepare` or `prepareDirectory`. */
export interface Prepared<Scope extends 'org' | 'directory'> {
  readonly scope: Scope;
  readonly template: Template;
  readonly values: Readonly<Record<string, Value>>;
}

/** The source of tables while a query of one organization is written. */
export interface OrgScope {
  /**
   * A table restricted to this organization, as a subquery; a join needs its own, `org.from('tickets').as('t')`. Only `users`
   * may be joined by name.
   */
  from(table: OrgTable, alias?: string): Query;
  /** A table in the order of one of its indexes. SQLite has no statistics to choose by; PostgreSQL has, and chooses itself. */
  along(table: OrgTable, index: string): Query;
  /** Documents of the search index that match a text of `Org.match`, newest first, up to a limit. */
  found(match: P<string>[string], most: P<string>[string]): Query;
  /**
   * The condition that a column has one of a few ids, which are looked up one by one. PostgreSQL would guess how many there are,
   * and read all rows instead.
   */
  isOneOf(column: string, ids: Query | Knex.Raw): Knex.Raw;
  raw(sql: string, values?: readonly (Value | Knex.QueryBuilder | Knex.Raw)[]): Knex.Raw;
  /** A column of JSON objects, built by the database: for lists, where converting rows to text costs most. */
  json<Shape>(fields: JsonFields<Shape>, name: string): Knex.Raw;
  /** A value: the texts of a query's only column, joined in their order; null for no rows. */
  text(query: Query, column: string, between: string): Knex.Raw;
  /** One row for a query's only column: its texts in their order, joined to one `text`, and their `count`. */
  joined(query: Query, column: string, between: string): Query;
}

/**
 * Maps every field of a shape to its column; to an object, null if the column `unless` is; to a list, from a query for its items
 * as one text; or to an object that a column has as JSON text, empty if that is null.
 */
export type JsonFields<Shape> = { readonly [Field in keyof Shape]-?: JsonField<Shape[Field]> };

export type JsonField<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? { readonly items: Knex.Raw }
    : NonNullable<Value> extends object
      ? string extends keyof NonNullable<Value>
        ? { readonly json: string }
        : { readonly unless: string; readonly fields: JsonFields<NonNullable<Value>> }
      : string;

/** A JSON text, typed with its content. */
export type JsonText<Shape> = string & { readonly says?: Shape };

export interface DirectoryScope {
  /** The time by the database's clock, as it is stored: the end of a lease must not depend on a node's clock. */
  time(): Knex.Raw;
  from(table: DirectoryTable, alias?: string): Query;
  raw(sql: string, values?: readonly (Value | Knex.QueryBuilder | Knex.Raw)[]): Knex.Raw;
}

/**
 * Columns that must equal a value (null: is null; array: one of); undefined is rejected. A function adds any other condition, in
 * brackets.
 */
export type Where<Row> =
  | { readonly [Column in keyof Row]?: Row[Column] | readonly NonNullable<Row[Column]>[] }
  | ((query: Query) => void);

/** A row or part of a row to write: booleans become 0 or 1, objects and arrays JSON. */
export type Input<Row> = {
  readonly [Column in keyof Row]?: Row[Column] | (Row[Column] extends 0 | 1 ? boolean : object);
};

/** One organization's part of the database, for reading; changes need `write`. */
export interface Org extends OrgScope {
  readonly id: string;
  /** The tickets that this handle can read; null for all. Counters always include all tickets. */
  readonly visibility: Visibility | null;
  all<R>(query: Query | Prepared<'org'>): Promise<R[]>;
  first<R>(query: Query | Prepared<'org'>): Promise<R | undefined>;
  /** Returns the search index's query for these terms, in its own syntax. */
  match(terms: readonly SearchTerm[]): string;
  /** Incremented with every committed change of this organization or of its members' accounts; used for ETags. */
  version(): Promise<number>;
  /**
   * Runs the verb as one transaction; resolves when it is durable. The verb may run twice (after a conflict on PostgreSQL, or
   * after another verb broke their transaction) and awaits only its `tx`: no network, hashing or files. Writes of one
   * organization never overlap, on both databases.
   */
  write<R>(verb: (tx: Tx) => Promise<R>): Promise<R>;
}

/** A transaction in one organization. It can be passed as the `org` of a whole handler: `write` joins it. */
export interface Tx extends Org {
  /** Whether this verb runs again alone if a row is rejected: then it need not check for rare rows first. */
  readonly isShared: boolean;
  insert<T extends PlainTable>(table: T, row: Input<Rows[T]>): Promise<void>;
  /** Inserts unless a unique key exists; returns whether it did. Catching `Duplicate` inside a verb would not work on PostgreSQL. */
  insertIfAbsent<T extends PlainTable>(table: T, row: Input<Rows[T]>): Promise<boolean>;
  /** Returns the number of changed rows. */
  update<T extends PlainTable>(
    table: T,
    where: Where<Rows[T]>,
    patch: Input<Rows[T]>,
  ): Promise<number>;
  remove<T extends PlainTable>(table: T, where: Where<Rows[T]>): Promise<number>;
  /** Adds a document to the search index, or replaces its earlier version; removing its row removes it from the index. */
  index(document: SearchDocument): Promise<void>;
  /** The next number of a counter, starting at 1. */
  next(counter: string): Promise<number>;
  add(counter: string, delta: number): Promise<void>;
  /** Changes several different counters. */
  addAll(moves: readonly (readonly [counter: string, delta: number])[]): Promise<void>;
  /** Stores the event and the outbox rows of its durable listeners; returns the event's number. */
  record<Name extends EventName>(name: Name, payload: EventPayloads[Name]): Promise<number>;
}

/** Data outside of organizations: users, sessions, and tokens that identify an organization. */
export interface Directory extends DirectoryScope {
  all<R>(query: Query | Prepared<'directory'>): Promise<R[]>;
  first<R>(query: Query | Prepared<'directory'>): Promise<R | undefined>;
  /** Like `Org.write`, but directory writes may overlap on PostgreSQL: rely on unique keys and on the counts that `update` returns. */
  write<R>(verb: (tx: DirectoryTx) => Promise<R>): Promise<R>;
  /** For writes about organizations or people: they lock these first, in a fixed order. */
  locking(scope: WriteScope): Pick<Directory, 'write'>;
}

/** The subjects of a directory write. */
export interface WriteScope {
  /** Ids of organizations that it changes or records events in. */
  readonly organizations?: readonly string[];
  /** Ids of users that it changes: their organizations are locked too. */
  readonly users?: readonly string[];
}

/** Data inside an organization changes only through `tx.org(id)`, so its version is incremented. */
export interface DirectoryTx extends Directory {
  insert<T extends DirectoryInsert>(table: T, row: Input<Rows[T]>): Promise<void>;
  insertIfAbsent<T extends DirectoryInsert>(table: T, row: Input<Rows[T]>): Promise<boolean>;
  /** Changing `users` increments the version of their organizations. */
  update<T extends DirectoryChange>(
    table: T,
    where: Where<Rows[T]>,
    patch: Input<Rows[T]>,
  ): Promise<number>;
  remove<T extends DirectoryChange>(table: T, where: Where<Rows[T]>): Promise<number>;
  /** The organization inside this same transaction. */
  org(id: string): Tx;
}

/** An event before it is stored. */
export type NewEvent = {
  [Name in EventName]: { name: Name; payload: EventPayloads[Name] };
}[EventName];

/** The events of one organization that one transaction committed, in order. */
export interface Commit {
  organizationId: string;
  events: StoredEvent[];
}

/** The rows of a query, in batches. */
export type RowsAtOnce = <Row>(query: Query, batch?: number) => AsyncIterable<Row[]>;

/** Stores rows as they are, without events, counters or notifications. */
export interface Loader {
  /** Reads of the directory. */
  readonly directory: Pick<Directory, 'from' | 'first'>;
  /** An organization with the rows stored so far, to write its search index. */
  org(id: string): LoadedOrg;
  insertUser(row: Input<Rows['users']>): Promise<void>;
  /** Removes all sign-in credentials of an account. */
  disownUser(userId: string): Promise<void>;
  insert<T extends OrgTable>(
    table: T,
    organizationId: string,
    rows: readonly Input<Rows[T]>[],
  ): Promise<void>;
  update<T extends OrgTable>(
    table: T,
    organizationId: string,
    where: Where<Rows[T]>,
    patch: Input<Rows[T]>,
  ): Promise<void>;
}

export type LoadedOrg = Omit<Org, 'write' | 'version'> & Pick<Tx, 'index'>;

export interface Database {
  readonly dialect: Dialect;
  /** The migrations that `migrate` would run on an older database; none for a new one. */
  pendingMigrations(): Promise<string[]>;
  /** Rejects a database of a different version, without changing it. */
  checkSchema(): Promise<void>;
  /** Migrates the tables; safe when two nodes start at once. */
  migrate(): Promise<void>;
  /** With a visibility for members who can't see all tickets. */
  org(id: string, visibility?: Visibility | null): Org;
  readonly directory: Directory;
  /** The same database, but its transactions record their changes to audited tables in the audit log under this record. */
  during(auditRecord: AuditRecord): Database;
  /** Writes an entry without audited changes to the audit log. */
  writeDown(auditRecord: AuditRecord): Promise<void>;
  /** From now on, `record` adds an outbox row for this listener for each of these events that concerns it. */
  sendToOutbox(
    listener: string,
    events: readonly EventName[],
    concerns?: (event: NewEvent) => boolean,
  ): void;
  /** Calls the listener after each commit of this process that recorded events. */
  onCommit(listener: (commit: Commit) => void): () => void;
  /** An organization's cached version; undefined unless it is cached and at most a second old. */
  rememberedVersion(organizationId: string): number | undefined;
  /** Reads, and caches the versions in the result. Concurrent callers with the same question share the result. */
  learnVersions<R>(
    question: string,
    read: () => Promise<R>,
    versionsIn: (found: R) => Versions,
  ): Promise<R>;
  /** Notifies the other nodes (PostgreSQL), soon and once; those that can't receive it now get null later. */
  announce(topic: string): void;
  onAnnounced(listener: (topic: string | null) => void): () => void;
  /** Calls the listener when another node (PostgreSQL) has committed a change; null: any organization may have changed. */
  onForeignCommit(listener: (organizationId: string | null) => void): () => void;
  /** Queries of organizations' handles, all as of one moment however long that takes, in batches. */
  snapshot<R>(read: (rows: RowsAtOnce) => Promise<R>): Promise<R>;
  /** Writes whole organizations in one transaction during which no other node starts; only for a separate program. */
  load<R>(write: (loader: Loader) => Promise<R>): Promise<R>;
  /** Tells other nodes where this one keeps files; false if one of them keeps them elsewhere. */
  claimPlace(name: string): Promise<boolean>;
  /** Throws `DatabaseUnavailable` unless the database responds. */
  ping(): Promise<void>;
  /** Milliseconds by which this machine's clock is ahead of the database's; fails as `ping` does. */
  clockSkew(): Promise<number>;
  close(): Promise<void>;
}
