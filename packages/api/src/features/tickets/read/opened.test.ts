// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../../../test/factories.ts';
import { countTickets, growthOfOpen, readLoads } from './tickets.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let globex: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  globex = await makeOrganization(stored.database, 'globex');
  await acme.org.write(async (tx) => {
    for (const [name, value] of Object.entries(counters)) await tx.add(name, value);
  });
});
afterAll(() => stored.remove());

const counters = {
  'tickets.open': 2,
  'tickets.closed': 5,
  'load.ann': 3,
  // From before counters were kept by quarter of an hour.
  'opened.2030-05-05': 7,
  'opened.2030-05-06T18:00': 5,
  'opened.2030-05-06T18:15': 2,
  'opened.2030-05-07T09:00': -1,
};

test('the growth of open tickets is counted from the start of a day, in any time zone', async () => {
  expect(await growthOfOpen(acme.org, '2030-05-04T22:00:00.000Z')).toBe(13);
  expect(await growthOfOpen(acme.org, '2030-05-06T00:00:00.000Z')).toBe(6);
  // Midnight in Nepal.
  expect(await growthOfOpen(acme.org, '2030-05-06T18:15:00.000Z')).toBe(1);
  expect(await growthOfOpen(acme.org, '2030-05-07T22:00:00.000Z')).toBe(0);
  expect(await growthOfOpen(globex.org, '2030-05-01T00:00:00.000Z')).toBe(0);
});

test('counts and loads are those of the organization, and zero without tickets', async () => {
  const none = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  expect(await countTickets(acme.org, null)).toEqual({ ...none, total: 7, open: 2, closed: 5 });
  expect(await countTickets(globex.org, null)).toEqual(none);
  expect(await readLoads(acme.org)).toEqual(new Map([['ann', 3]]));
  expect(await readLoads(globex.org)).toEqual(new Map());
});
