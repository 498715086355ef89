// @module-tag postgres

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { administrate } from '../database/test-connection.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { onlyRows, scenarios } from './directory-writes.ts';
import { startNode } from './harness.ts';
import { needsPostgres } from './needs.ts';
import { inTwoOrganizations } from './two-organizations.ts';

const source = join(import.meta.dirname, '..');
const isWrite = /\bdirectory\s*\.(write|locking)\(|\baboutUser\(/;
/** The files that define these methods. */
const definitions = ['features/accounts/store/about-user.ts'];

test('every file with a directory write is tested for its locks, or listed as changing only its own rows', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/(^|\/)test[^/]*(\/|\.ts$)|\.test\.ts$/.test(file) &&
      isWrite.test(readFileSync(join(source, file), 'utf8')),
  );
  const tested = Object.keys(scenarios).map((name) => name.split(' ')[0]);
  const named = new Set([...tested, ...onlyRows, ...definitions]);
  expect([...named].sort()).toEqual(files.sort());
});

describe(
  'on PostgreSQL, with people of the same two organizations, joined in opposite order',
  needsPostgres,
  () => {
    // A separate database, because PostgreSQL counts deadlocks per database.
    const server = process.env.TEST_DATABASE_URL ?? '';
    const name = `deadlocks_${newId().toLowerCase()}`;
    const warnings: string[] = [];
    let stored: TestDatabase;
    let node: Awaited<ReturnType<typeof startNode>>;

    beforeAll(async () => {
      await administrate(server, (client) => client.query(`create database ${name}`));
      const url = new URL(server);
      url.pathname = `/${name}`;
      const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
      stored = await openTestDatabase(url.href, log);
      node = await startNode(stored.database, {}, log);
    });
    afterAll(async () => {
      await node.stop();
      await stored.remove();
      await administrate(server, (client) => client.query(`drop database ${name}`));
    });

    test.each(Object.entries(scenarios))(
      '%s locks both organizations before anything else',
      async (_, prepare) => {
        const world = await inTwoOrganizations(stored.database, node);
        const acts = [];
        for (const person of world.people) acts.push(await prepare(world, person));
        warnings.length = 0;
        await Promise.all([
          ...acts.map((act) => act()),
          ...world.people.map(({ userId }) => world.rename(userId)),
        ]);
        expect(warnings.filter((line) => /conflict|runs again/.test(line))).toEqual([]);
      },
    );

    test('PostgreSQL counts no deadlock', async () => {
      // A connection reports its statistics when it closes.
      await node.stop();
      await stored.database.close();
      const deadlocks = await administrate(server, async (client) => {
        const { rows } = await client.query<{ deadlocks: string }>(
          `select deadlocks from pg_stat_database where datname = '${name}'`,
        );
        return Number(rows[0]?.deadlocks);
      });
      expect(deadlocks).toBe(0);
    });
  },
);
