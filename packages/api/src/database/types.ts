import type { Knex } from 'knex';
import type { EventName, EventPayloads, StoredEvent } from '../event-catalog.ts';
import type { Deed } from './audit/deed.ts';
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

/** What the database needs of a logger (pino fits). */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** A search term in one of its forms. */
export type SearchTerm = readonly { token: string; isBegun?: boolean }[];

/** A query under construction. Never `await` it: hand it to `all` or `first`. */
export type Query = Knex.QueryBuilder;

export type Value = string | number | boolean | null | Uint8Array;

/** Markers for the parameters of a prepared query; `never`, so that they fit wherever a value stands (`limit` too). */
export type P<Name extends string> = Readonly<Record<Name, never>>;

/** SQL with a slot for each value: a parameter's name, or a value that never changes. */
export interface Shape {
  sql: string;
  slots: readonly ({ parameter: string } | { value: Value })[];
}

/** The ways in which somebody who does not see all tickets reads. */
export type Narrowed = Pick<VisibilityValues, 'seesUnassigned' | 'isWriting'>;

/** Compiles at its first use, once for each dialect, and for each way to read. */
export type Template = (builder: Knex, dialect: Dialect, narrowed?: Narrowed | null) => Shape;

/** A query compiled once, with its values: made by `prepare` or `prepareDirectory`. */
export interface Prepared<Scope extends 'org' | 'directory'> {
  readonly scope: Scope;
  readonly template: Template;
  readonly values: Readonly<Record<string, Value>>;
}

/** Where tables come from while a query of one organization is written. */
export interface OrgScope {
  /** A table cut down to this organization, as a subquery; a join needs one of its own, `org.from('tickets').as('t')`. Only `users` may be joined by its name. */
  from(table: OrgTable, alias?: string): Query;
  /** A table in the order of one of its indexes. SQLite has no statistics to choose by; PostgreSQL has, and does. */
  along(table: OrgTable, index: string): Query;
  /** Documents of the search index that match a text of `Org.match`, newest first, so many at most. */
  found(match: P<string>[string], most: P<string>[string]): Query;
  /** The condition that a column has one of a few ids: they are looked up one by one. PostgreSQL would guess how many there are, and read all rows instead. */
  isOneOf(column: string, ids: Query | Knex.Raw): Knex.Raw;
  raw(sql: string, values?: readonly (Value | Knex.QueryBuilder | Knex.Raw)[]): Knex.Raw;
  /** A column of JSON objects, built by the database: for lists, where making rows into text costs most. */
  json<Shape>(fields: JsonFields<Shape>, name: string): Knex.Raw;
  /** A value: the texts of a query's only column in their order, joined to one; null for no rows. */
  text(query: Query, column: string, between: string): Knex.Raw;
  /** One row for a query's only column: its texts in their order, joined to one `text`, and their `count`. */
  joined(query: Query, column: string, between: string): Query;
}

/** Each field of a shape with its column, none left out; an object of its own, null where the column `unless` is; a list, of a query for its items as one text; or an object that a column has as JSON text, empty where that is null. */
export type JsonFields<Shape> = { readonly [Field in keyof Shape]-?: JsonField<Shape[Field]> };

export type JsonField<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? { readonly items: Knex.Raw }
    : NonNullable<Value> extends object
      ? string extends keyof NonNullable<Value>
        ? { readonly json: string }
        : { readonly unless: string; readonly fields: JsonFields<NonNullable<Value>> }
      : string;

/** A JSON text, typed as what it says. */
export type JsonText<Shape> = string & { readonly says?: Shape };

export interface DirectoryScope {
  /** The time by the database's clock, as it is stored: whose lease is over must not depend on the clock of a node. */
  time(): Knex.Raw;
  from(table: DirectoryTable, alias?: string): Query;
  raw(sql: string, values?: readonly (Value | Knex.QueryBuilder | Knex.Raw)[]): Knex.Raw;
}

/** Columns that must equal a value (null: is null; array: one of); undefined is refused. A function adds any other condition, in brackets. */
export type Where<Row> =
  | { readonly [Column in keyof Row]?: Row[Column] | readonly NonNullable<Row[Column]>[] }
  | ((query: Query) => void);

/** A row or a part of it on its way in: booleans become 0 or 1, objects and arrays JSON. */
export type Input<Row> = {
  readonly [Column in keyof Row]?: Row[Column] | (Row[Column] extends 0 | 1 ? boolean : object);
};

/** One organization's part of the database, for reading; changes need `write`. */
export interface Org extends OrgScope {
  readonly id: string;
  /** The tickets that this handle reads; null for all. Counts that are kept are of all. */
  readonly visibility: Visibility | null;
  all<R>(query: Query | Prepared<'org'>): Promise<R[]>;
  first<R>(query: Query | Prepared<'org'>): Promise<R | undefined>;
  /** What the search index is asked for these terms, in its own language. */
  match(terms: readonly SearchTerm[]): string;
  /** Incremented with every committed change of this organization or of its members' accounts; used for ETags. */
  version(): Promise<number>;
  /**
   * Runs the verb as one transaction; resolves when it is durable. The verb may run twice
   * (after a conflict on PostgreSQL, or beside one that spoiled their transaction) and awaits nothing but its `tx`: no network, hashing or files.
   * Writes of one organization never overlap, on both databases.
   */
  write<R>(verb: (tx: Tx) => Promise<R>): Promise<R>;
}

/** A transaction in one organization. A whole handler may be given it as its `org`: `write` joins. */
export interface Tx extends Org {
  /** Whether a row that is refused makes this verb run again, alone: then what is hardly ever there need not be looked for. */
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
  /** Puts a document into the search index, in place of what it was before; removing its row takes it out. */
  index(document: SearchDocument): Promise<void>;
  /** The next number of a counter, starting at 1. */
  next(counter: string): Promise<number>;
  add(counter: string, delta: number): Promise<void>;
  /** Moves several counters, no one twice. */
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
  /** For writes about organizations or people: they lock these first, in one order. */
  locking(scope: WriteScope): Pick<Directory, 'write'>;
}

/** What a directory write is about. */
export interface WriteScope {
  /** Ids of organizations that it changes or records events in. */
  readonly organizations?: readonly string[];
  /** Ids of users that it changes: their organizations are locked too. */
  readonly users?: readonly string[];
}

/** What is inside an organization changes through `tx.org(id)` only, so that its version moves. */
export interface DirectoryTx extends Directory {
  insert<T extends DirectoryInsert>(table: T, row: Input<Rows[T]>): Promise<void>;
  insertIfAbsent<T extends DirectoryInsert>(table: T, row: Input<Rows[T]>): Promise<boolean>;
  /** Changing `users` moves the version of their organizations. */
  update<T extends DirectoryChange>(
    table: T,
    where: Where<Rows[T]>,
    patch: Input<Rows[T]>,
  ): Promise<number>;
  remove<T extends DirectoryChange>(table: T, where: Where<Rows[T]>): Promise<number>;
  /** The organization inside this same transaction. */
  org(id: string): Tx;
}

/** An event on its way into the table. */
export type NewEvent = {
  [Name in EventName]: { name: Name; payload: EventPayloads[Name] };
}[EventName];

/** The events of one organization that one transaction committed, in order. */
export interface Commit {
  organizationId: string;
  events: StoredEvent[];
}

/** The rows of a query, so many in a batch. */
export type RowsAtOnce = <Row>(query: Query, batch?: number) => AsyncIterable<Row[]>;

/** Stores rows as they are: nothing is recorded, counted or told of. */
export interface Loader {
  /** Reads of the directory. */
  readonly directory: Pick<Directory, 'from' | 'first'>;
  /** An organization as far as it is stored by now, whose search index is written. */
  org(id: string): LoadedOrg;
  insertUser(row: Input<Rows['users']>): Promise<void>;
  /** Takes from an account whatever it could be signed in to with. */
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
  /** What `migrate` would do to a database of an earlier version; nothing for a new one. */
  pendingMigrations(): Promise<string[]>;
  /** Refuses a database of another version than this one, without changing it. */
  checkSchema(): Promise<void>;
  /** Brings the tables up to date; safe when two nodes start at once. */
  migrate(): Promise<void>;
  /** With a visibility for whoever does not see all tickets. */
  org(id: string, visibility?: Visibility | null): Org;
  readonly directory: Directory;
  /** The same, whose transactions write what they change of audited tables to the audit log, as this deed. */
  during(deed: Deed): Database;
  /** Writes a deed to the audit log that changed nothing of what is audited. */
  writeDown(deed: Deed): Promise<void>;
  /** From now on, `record` leaves an outbox row for this listener at each of these events that concerns it. */
  sendToOutbox(
    listener: string,
    events: readonly EventName[],
    concerns?: (event: NewEvent) => boolean,
  ): void;
  /** Called after each commit of this process that recorded events. */
  onCommit(listener: (commit: Commit) => void): () => void;
  /** An organization's version without asking; undefined unless it is remembered and at most a second old. */
  rememberedVersion(organizationId: string): number | undefined;
  /** Reads, and remembers the versions in it; whoever asks the same question meanwhile shares the answer. */
  learnVersions<R>(
    question: string,
    read: () => Promise<R>,
    versionsIn: (found: R) => Versions,
  ): Promise<R>;
  /** Tells the other nodes (PostgreSQL), soon and once; those that cannot hear it now hear null later. */
  announce(topic: string): void;
  onAnnounced(listener: (topic: string | null) => void): () => void;
  /** Called when another node (PostgreSQL) has committed a change; null: any organization may have some. */
  onForeignCommit(listener: (organizationId: string | null) => void): () => void;
  /** Queries of organizations' handles, answered in batches as all was at one moment, however long that takes. */
  snapshot<R>(read: (rows: RowsAtOnce) => Promise<R>): Promise<R>;
  /** Writes whole organizations, as one transaction beside which no other node starts: for a program of its own. */
  load<R>(write: (loader: Loader) => Promise<R>): Promise<R>;
  /** Tells other nodes where this one keeps files; false when one of them keeps them elsewhere. */
  claimPlace(name: string): Promise<boolean>;
  /** Throws `DatabaseUnavailable` unless the database answers. */
  ping(): Promise<void>;
  /** Milliseconds by which this machine's clock is ahead of the database's; fails as `ping` does. */
  clockSkew(): Promise<number>;
  close(): Promise<void>;
}
