// @module-tag postgres

import { describe, expect, test } from 'vitest';
import { needsPostgres } from '../test/needs.ts';
import { newId } from './ids.ts';
import { administrate } from './test-connection.ts';
import { openTestDatabase } from './test-database.ts';

describe('the schema of a test', needsPostgres, () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const placeOf = (url: string) => new URL(url).pathname;

  test('is reused only in its own database', async () => {
    const name = `other_${newId().toLowerCase()}`;
    await administrate(server, (client) => client.query(`create database ${name}`));
    const own = await openTestDatabase(server);
    await own.remove();
    const other = new URL(server);
    other.pathname = `/${name}`;
    const there = await openTestDatabase(other.href);
    expect(placeOf(there.url)).toBe(`/${name}`);
    await there.remove();
    const next = await openTestDatabase(server);
    expect(placeOf(next.url)).toBe(placeOf(server));
    await next.remove();
    await administrate(server, (client) => client.query(`drop database ${name}`));
  });
});
