import { bumps, counterValue, type Move } from './counters.ts';
import type { Runner, Shared, Transaction } from './engine.ts';
import { type DocumentRow, documentInsertions } from './search/write.ts';
import { type Insertable, inStatements, insertText, type Statement } from './statements.ts';
import type { Dialect, Value } from './types.ts';

/** The deferred rows of one piece of work, linked to those of earlier work. */
interface Left {
  before: Left | undefined;
  rows: Insertable[];
  documents: DocumentRow[];
  moves: Move[];
  /** The tables with rows that aren't stored yet, including those of earlier work. */
  tables: ReadonlySet<string>;
  /** If true, all earlier ones are stored too. */
  isStored: boolean;
}

/** Collects writes that can wait, so a transaction stores those of all its work in as few statements as possible. */
export interface AfterCommit {
  /** Stores deferred rows before a change, and before a read that may need them. */
  runner: Runner;
  insert(row: Insertable): void;
  index(document: DocumentRow): void;
  move(move: Move): void;
  next(organizationId: string, counter: string): Promise<number>;
  /** Hands the deferred rows over to the transaction. */
  finish(): void;
}

const lastKey = 'left for later';
const readKey = 'what was read before';
const numbersKey = 'numbers given';

export function afterCommit(transaction: Transaction, dialect: Dialect): AfterCommit {
  const { shared } = transaction;
  let own = newLeft();
  let hasChanged = false;
  const before = () => shared.get(lastKey) as Left | undefined;

  /** Cached reads since the last change: many writes read the same rows, such as their organization. */
  const read = (shared.get(readKey) ?? new Map()) as Map<string, Promise<unknown>>;
  shared.set(readKey, read);

  function storeNow() {
    const others = unstored(before());
    for (const statement of statementsOf(dialect, others)) transaction.send(statement, true);
    for (const one of others) one.isStored = true;
    if (isEmpty(own)) {
      if (others.length > 0) read.clear();
      return;
    }
    read.clear();
    hasChanged = true;
    for (const statement of statementsOf(dialect, [own])) transaction.send(statement);
    own = newLeft();
  }

  function prepareFor(sql: string) {
    if (!sql.startsWith('select')) {
      storeNow();
      hasChanged = true;
      read.clear();
      if (sql.includes('counters')) forgetNumbers();
    } else if (isNamed(own.tables, sql) || isNamed(tablesOf(before()), sql)) storeNow();
  }

  /** The most recent numbers of counters. */
  const numbers = () => (shared.get(numbersKey) ?? new Map()) as Map<string, Promise<number>>;
  const setNumber = (key: string, value: Promise<number>) =>
    shared.set(numbersKey, new Map(numbers()).set(key, value));
  const forgetNumbers = () => shared.set(numbersKey, new Map());

  const runner: Runner = {
    all(sql, values) {
      prepareFor(sql);
      return transaction.all(sql, values);
    },
    async first(sql, values) {
      prepareFor(sql);
      if (hasChanged) return transaction.first(sql, values);
      const key = JSON.stringify([sql, values]);
      const known = read.get(key) ?? transaction.first(sql, values);
      read.set(key, known);
      const row = await known;
      return row && { ...row };
    },
    run(sql, values) {
      prepareFor(sql);
      return transaction.run(sql, values);
    },
  };

  return {
    runner,
    insert(row) {
      own.rows.push(row);
      own.tables = withName(own.tables, row.table);
    },
    index(document) {
      own.documents.push(document);
      own.tables = withName(own.tables, 'search_');
    },
    move(move) {
      leave(move);
      const key = `${move.organizationId} ${move.name}`;
      const last = numbers()
        .get(key)
        ?.then((value) => value + move.delta);
      if (last) setNumber(key, last);
    },
    next(organizationId, name) {
      const key = `${organizationId} ${name}`;
      const last = numbers().get(key) ?? stored(organizationId, name);
      const number = last.then((value) => value + 1);
      setNumber(key, number);
      leave({ organizationId, name, delta: 1 });
      return number;
    },
    finish() {
      if (isEmpty(own)) return;
      let tables = tablesOf(before());
      for (const name of own.tables) tables = withName(tables, name);
      shared.set(lastKey, { ...own, tables, before: before() } satisfies Left);
      transaction.beforeCommit((runner, shared) => storeAll(dialect, runner, shared));
    },
  };

  function leave(move: Move) {
    own.moves.push(move);
    own.tables = withName(own.tables, 'counters');
  }

  async function stored(organizationId: string, name: string) {
    const values = [organizationId, name];
    const row = (await runner.first(counterValue, values)) as { value: number } | undefined;
    return row?.value ?? 0;
  }
}

async function storeAll(dialect: Dialect, runner: Runner, shared: Shared) {
  const left = unstored(shared.get(lastKey) as Left | undefined);
  for (const one of left) one.isStored = true;
  await Promise.all(statementsOf(dialect, left).map(({ sql, values }) => runner.run(sql, values)));
}

const none: ReadonlySet<string> = new Set();

const newLeft = (): Left => ({
  before: undefined,
  rows: [],
  documents: [],
  moves: [],
  tables: none,
  isStored: false,
});

const isEmpty = ({ rows, documents, moves }: Left) =>
  rows.length + documents.length + moves.length === 0;

/** The deferred rows that aren't stored, in their original order. */
function unstored(last: Left | undefined): Left[] {
  const all: Left[] = [];
  for (let one = last; one && !one.isStored; one = one.before) all.push(one);
  return all.reverse();
}

const tablesOf = (last: Left | undefined) => (last && !last.isStored ? last.tables : none);

const withName = (names: ReadonlySet<string>, name: string) =>
  names.has(name) ? names : new Set(names).add(name);

function isNamed(tables: ReadonlySet<string>, sql: string) {
  for (const name of tables) if (sql.includes(name)) return true;
  return false;
}

function statementsOf(dialect: Dialect, all: readonly Left[]): Statement[] {
  const groups = new Map<string, { first: Insertable; rows: Value[][] }>();
  for (const row of all.flatMap((left) => left.rows)) {
    const key = `${row.table} ${row.columns.join()}`;
    const group = groups.get(key) ?? { first: row, rows: [] };
    group.rows.push(row.values);
    groups.set(key, group);
  }
  const inserts = [...groups.values()].flatMap(({ first: { table, columns }, rows }) =>
    inStatements(rows, (count) => insertText(table, columns, '', count)),
  );
  return [
    ...inserts,
    ...documentInsertions(
      dialect,
      all.flatMap(({ documents }) => documents),
    ),
    ...bumps(all.flatMap(({ moves }) => moves)),
  ];
}
