// @module-tag postgres

import { beforeAll, expect, test } from 'vitest';
import { columnsOf, type StoredColumn, usersNamedIn } from '../test/database-columns.ts';
import type { AnyTable, Column, Kind } from './table.ts';
import { tables } from './tables.ts';
import { openTestDatabase } from './test-database.ts';

let stored: StoredColumn[];
let namingUsers: Awaited<ReturnType<typeof usersNamedIn>>;

beforeAll(async () => {
  const { url, remove } = await openTestDatabase();
  stored = await columnsOf(url);
  namingUsers = await usersNamedIn(url);
  await remove();
});

const all = Object.values<AnyTable>(tables);

/** The column types for each kind, in both databases. */
const types: Readonly<Record<Kind, RegExp>> = {
  text: /char|text/,
  user: /char|text/,
  json: /char|text|json/,
  number: /int|real|double|numeric/,
  flag: /int|bool/,
  bytes: /blob|bytea/,
};

/** A database doesn't report whether a computed column may be null. */
const said = (name: string, isNullable: boolean, isComputed: boolean) =>
  `${name}${isComputed ? ' computed' : isNullable ? ' null' : ''}`;

test('every table of the database is defined under its own name', () => {
  const names = new Set(stored.map(({ table }) => table));
  names.delete('migrations');
  expect(Object.keys(tables).sort()).toEqual([...names].sort());
  expect(all.map(({ name }) => name)).toEqual(Object.keys(tables));
});

test.each(all)('$name is defined with the same columns as in the database', ({ name, columns }) => {
  const its = stored.filter(({ table }) => table === name);
  const defined = Object.entries<Column<unknown>>(columns);
  expect(
    defined.map(([column, facts]) => said(column, facts.isNullable, facts.isComputed)).sort(),
  ).toEqual(its.map((one) => said(one.column, one.isNullable, one.isComputed)).sort());
  for (const { column, type } of its) {
    expect(type, column).toMatch(types[columns[column]?.kind ?? 'text']);
  }
});

test('every column of an organization that refers to a user is defined as one', () => {
  expect(namingUsers.length).toBeGreaterThan(20);
  const wrong = namingUsers.filter(({ table, column }) => {
    const its = (tables as Readonly<Record<string, AnyTable>>)[table];
    return its?.scope && !its.whyNotExported && its.columns[column]?.kind !== 'user';
  });
  expect(wrong).toEqual([]);
});

test('a column with a secret is not exported', () => {
  const open = all.flatMap(({ name, scope, whyNotExported, columns }) =>
    scope === null || whyNotExported
      ? []
      : Object.entries(columns).flatMap(([column, facts]) =>
          /secret|password|sealed|token|hash/.test(column) && facts.whyNotExported === null
            ? [`${name}.${column}`]
            : [],
        ),
  );
  // Tokens that are public in the DNS, and the hashes of the audit log.
  expect(open.sort()).toEqual([
    'audit_entries.hash',
    'audit_heads.last_hash',
    'audit_heads.removed_hash',
    'custom_domains.token',
    'sso_domains.token',
  ]);
});
