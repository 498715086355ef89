// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { makeOrganization, type TestOrganization } from '../../../test/factories.ts';
import { dayCountersOf } from './day-counters.ts';
import { countTickets, growthOfOpen, readDayCounters, readLoads, timesOf } from './tickets.ts';

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
  'opened.2030-05-05': 7,
  'opened.2030-05-06': 2,
  'opened.2030-05-07': -1,
  'answered.2030-05-04.1.ann': 1,
  'answered.2030-05-05.2.ann': 2,
  'answered.2030-05-06.3.': 4,
  'answered.2030-05-07.4.bea': 8,
  'assigned.2030-05-05.ann': 16,
};

test('the counters of a period are those of its days, the last one only when it has begun', async () => {
  const read = (since: string, until: string) =>
    readDayCounters(acme.org, 'answered', { since, until });
  const sorted = async (since: string, until: string) =>
    (await read(since, until)).sort((one, other) => one.value - other.value);
  expect(await sorted('2030-05-05T00:00:00.000Z', '2030-05-07T00:00:00.000Z')).toEqual([
    { rest: ['2', 'ann'], value: 2 },
    { rest: ['3', ''], value: 4 },
  ]);
  expect(await sorted('2030-05-06T00:00:00.000Z', '2030-05-07T08:30:00.000Z')).toEqual([
    { rest: ['3', ''], value: 4 },
    { rest: ['4', 'bea'], value: 8 },
  ]);
});

test('open tickets grow by what was counted after that day', async () => {
  expect(await growthOfOpen(acme.org, '2030-05-05T12:00:00.000Z')).toBe(1);
  expect(await growthOfOpen(acme.org, '2030-05-06T00:00:00.000Z')).toBe(-1);
  expect(await growthOfOpen(acme.org, '2030-05-07T23:59:59.999Z')).toBe(0);
  expect(await growthOfOpen(globex.org, '2030-05-01T00:00:00.000Z')).toBe(0);
});

test('counts and loads are those of the organization, and nothing without tickets', async () => {
  const none = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  expect(await countTickets(acme.org, null)).toEqual({ ...none, total: 7, open: 2, closed: 5 });
  expect(await countTickets(globex.org, null)).toEqual(none);
  expect(await readLoads(acme.org)).toEqual(new Map([['ann', 3]]));
  expect(await readLoads(globex.org)).toEqual(new Map());
});

test('bands of waiting times begin at nothing, double, and end nowhere', () => {
  const minute = 60_000;
  expect(timesOf(0)).toEqual({ from: 0, to: minute });
  for (let band = 1; band < 17; band += 1) {
    expect(timesOf(band)).toEqual({ from: minute * 2 ** (band - 1), to: minute * 2 ** band });
  }
  expect(timesOf(17)).toEqual({ from: minute * 2 ** 16, to: Number.MAX_SAFE_INTEGER });
});

test.each([
  [0, 0],
  [59_999, 0],
  [60_000, 1],
  [119_999, 1],
  [120_000, 2],
  [60_000 * 2 ** 16 - 1, 16],
  [60_000 * 2 ** 16, 17],
  [60_000 * 2 ** 20, 17],
])('a first answer after %i ms is counted in band %i', (first_response_ms, band) => {
  const answer = { first_response_at: '2030-05-05T10:00:00.000Z', first_response_ms };
  expect(dayCountersOf({ ...answer, first_responder_id: 'ann' })).toEqual([
    `answered.2030-05-05.${band}.ann`,
  ]);
  expect(dayCountersOf({ ...answer, first_responder_id: null })).toEqual([
    `answered.2030-05-05.${band}.`,
  ]);
});

test('a ticket is counted on the days on which it was assigned and resolved, for whom', () => {
  const moments = {
    assigned_at: '2030-05-05T10:00:00.000Z',
    assigned_agent_id: 'ann',
    resolved_at: '2030-05-06T10:00:00.000Z',
    resolved_by: 'bea',
  };
  expect(dayCountersOf(moments)).toEqual(['assigned.2030-05-05.ann', 'resolved.2030-05-06.bea']);
  expect(dayCountersOf({ ...moments, assigned_agent_id: null, resolved_by: null })).toEqual([]);
  expect(dayCountersOf({ ...moments, assigned_at: null, resolved_at: null })).toEqual([]);
  expect(dayCountersOf(null)).toEqual([]);
});
