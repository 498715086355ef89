// @module-tag postgres
// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsPostgres } from '../test/needs.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { openDatabase } from './open.ts';
import type { Core } from './reading.ts';
import { orgTables } from './tables.ts';
import { openTestDatabase, quiet, runPast, type TestDatabase } from './test-database.ts';
import { addOrganization } from './test-rows.ts';

let stored: TestDatabase;

beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());

test('migrating again changes nothing', async () => {
  const org = await addOrganization(stored.database, 'acme');
  await stored.database.migrate();
  expect(await org.first(org.from('organizations'))).toMatchObject({ name: 'acme' });
});

test('an unknown migration is reported, and no other migration runs', async () => {
  const other = await openTestDatabase();
  await runPast(
    other.url,
    `insert into migrations (name, applied_at) values ('9999-later', '2030-01-01T00:00:00.000Z');
     delete from migrations where name = '0001-accounts'`,
  );
  await expect(other.database.migrate()).rejects.toThrow('(9999-later)');
  await other.remove();
});

test('a start without pending migrations takes the lock once, not for each migration', async () => {
  let locked = 0;
  const names = migrations.map(({ name }) => ({ name }));
  const runner = { run: async () => 0, all: async () => names, first: async () => undefined };
  const engine = {
    migrate: async (work: (on: typeof runner) => Promise<void>) => {
      locked += 1;
      await work(runner);
    },
  };
  await migrate({ engine } as unknown as Core);
  expect(locked).toBe(1);
});

test('nodes that start at the same time migrate once', needsPostgres, async () => {
  const empty = await openTestDatabase(undefined, quiet, 'unmigrated');
  const nodes = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ url: empty.url, log: quiet })),
  );
  await Promise.all(nodes.map((node) => node.migrate()));
  await addOrganization(empty.database, 'acme');
  await Promise.all(nodes.map((node) => node.close()));
  await empty.remove();
});

test('every table of organizations can be read through the handle', async () => {
  const org = await addOrganization(stored.database, 'globex');
  const tables = Object.keys(orgTables) as (keyof typeof orgTables)[];
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await org.all(org.from(table))).length]),
  );
  const filled = counts.filter(([, count]) => count !== 0);
  expect(filled.toSorted()).toEqual([
    ['memberships', 1],
    ['organizations', 1],
  ]);
});

test('deleting an organization deletes all its rows', async () => {
  const org = await addOrganization(stored.database, 'initech');
  await org.write((tx) => tx.add('tickets', 1));
  await org.write((tx) => tx.remove('organizations', {}));
  expect(await org.all(org.from('memberships'))).toEqual([]);
  expect(await org.all(org.from('counters'))).toEqual([]);
});
