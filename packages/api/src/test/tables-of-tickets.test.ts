// @module-tag postgres

import { expect, test } from 'vitest';
import { orgScope, sqlBuilder } from '../database/builder.ts';
import { type OrgTable, orgTables } from '../database/tables.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { columnsOfDatabase } from './database-columns.ts';

/** Tables that reference a ticket but can be read without access to it. */
const others: Readonly<Record<string, string>> = {
  chat_sessions: 'chats are for who may read chats',
};

test("every table that references a ticket is filtered for members who can't see all tickets", async () => {
  const stored = await openTestDatabase();
  const columns = await columnsOfDatabase(stored.url);
  await stored.remove();
  const scope = orgScope(sqlBuilder('sqlite'), 'acme', {
    userId: 'ada',
    touched: '',
    seesUnassigned: false,
    isWriting: false,
  });
  const named = [...columns].flatMap(([table, names]) =>
    Object.hasOwn(orgTables, table) && names.some((name) => /(^|_)ticket_id$/.test(name))
      ? [table as OrgTable]
      : [],
  );
  expect(named.length).toBeGreaterThan(15);
  const open = named.filter(
    (table) => !scope.from(table).toSQL().sql.includes('tickets.assigned_agent_id = ?'),
  );
  expect(open).toEqual(Object.keys(others));
});
