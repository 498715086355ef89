// @module-tag postgres

import { expect, test } from 'vitest';
import { orgTables } from '../../database/tables.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { columnsOfDatabase, usersNamedIn } from '../../test/database-columns.ts';
import type { ExportedTable } from './tables/export-kinds.ts';
import { leftOut } from './tables/export-left-out.ts';
import { exportedTables, tablesInOrder } from './tables/export-tables.ts';

/** What users are known by in several organizations; those of a member are in the file of people. */
const ofUsers = [
  'users',
  'sessions',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'sign_in_challenges',
  'password_resets',
  'email_changes',
];
const ofServer = ['migrations', 'schedules'];

test('every table of the database is exported, or it is said why not', async () => {
  const stored = await openTestDatabase();
  const columns = await columnsOfDatabase(stored.url);
  await stored.remove();
  const exported: Readonly<Record<string, ExportedTable>> = exportedTables;
  for (const [table, names] of columns) {
    if (ofUsers.includes(table) || ofServer.includes(table) || table.startsWith('search_tokens')) {
      continue;
    }
    const known = exported[table];
    if (!known) {
      expect(Object.keys(leftOut), `${table} is not in the export`).toContain(table);
      continue;
    }
    const kept = tablesInOrder.find((one) => one.table === table)?.columns ?? [];
    const told = [...kept.map(({ name }) => name), ...Object.keys(known.left ?? {})];
    expect(told.sort(), table).toEqual(names.filter((name) => name !== 'organization_id').sort());
  }
  expect([...Object.keys(exported), ...Object.keys(leftOut)].sort()).toEqual(
    Object.keys(orgTables).sort(),
  );
});

test('every column that refers to a user is known to name one', async () => {
  const stored = await openTestDatabase();
  const references = await usersNamedIn(stored.url);
  await stored.remove();
  expect(references.length).toBeGreaterThan(20);
  for (const { table, column } of references) {
    const its = tablesInOrder.find((one) => one.table === table);
    if (!its) continue;
    expect(its.columns.find(({ name }) => name === column)?.kind, `${table}.${column}`).toBe(
      'user',
    );
  }
});
