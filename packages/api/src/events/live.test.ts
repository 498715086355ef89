import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import {
  cutConnections,
  openTestDatabase,
  quiet,
  type TestDatabase,
} from '../database/test-database.ts';
import { addOrganization, createTicket } from '../database/test-rows.ts';
import type { Org } from '../database/types.ts';
import { createLive, type Live } from './live.ts';
import { eventsAfter } from './read.ts';

let stored: TestDatabase;
let live: Live;
let acme: Org;

beforeEach(async () => {
  stored = await openTestDatabase();
  live = createLive(stored.database, quiet);
  acme = await addOrganization(stored.database, 'acme');
});
afterEach(async () => {
  live.close();
  await stored.remove();
});

const create = (org = acme) => org.write((tx) => createTicket(tx));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a subscriber is told every later event once and in order, of its organization only', async () => {
  const globex = await addOrganization(stored.database, 'globex');
  await create();
  const told: number[] = [];
  const { seq, stop } = await live.subscribe(acme.id, (event) => told.push(event.seq));
  expect(seq).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => Promise.all([create(), create(globex)])));
  await vi.waitFor(() => expect(told).toEqual(upTo(51).slice(1)));
  stop();
  await create();
  expect(told).toHaveLength(50);
});

test('nothing is told that was taken back', async () => {
  const told: number[] = [];
  await live.subscribe(acme.id, (event) => told.push(event.seq));
  await acme
    .write((tx) => createTicket(tx).then(() => Promise.reject(new Error('No'))))
    .catch(() => {});
  await create();
  expect(told).toEqual([1]);
});

test('subscribing in the middle of writes leaves no gap to what can be read', async () => {
  const writes = Promise.all(Array.from({ length: 60 }, () => create()));
  const told: number[] = [];
  const { seq } = await live.subscribe(acme.id, (event) => told.push(event.seq));
  const before = await eventsAfter(acme, 0);
  await writes;
  const known = new Set(before.map((event) => event.seq).filter((number) => number <= seq));
  await vi.waitFor(() => {
    const all = new Set([...known, ...told]);
    expect(all.size).toBe(60);
  });
});

test('a cut connection resumes after the number it saw last', async () => {
  for (let i = 0; i < 5; i++) await create();
  const rest = await eventsAfter(acme, 2, 2);
  expect(rest.map(({ seq, name }) => [seq, name])).toEqual([
    [3, 'ticket.deleted'],
    [4, 'ticket.deleted'],
  ]);
});

test('a subscriber that throws keeps the others from nothing', async () => {
  const told: number[] = [];
  await live.subscribe(acme.id, () => {
    throw new Error('Broken socket');
  });
  await live.subscribe(acme.id, (event) => told.push(event.seq));
  await create();
  expect(told).toEqual([1]);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'what another node commits is told here within half a second',
  async () => {
    const node = await openDatabase({ url: stored.url, log: quiet });
    const told: number[] = [];
    await live.subscribe(acme.id, (event) => told.push(event.seq));
    const everybody = [acme, node.org(acme.id)];
    await Promise.all(Array.from({ length: 40 }, (_, i) => create(everybody[i % 2])));
    await vi.waitFor(() => expect(told).toEqual(upTo(40)), { timeout: 500, interval: 10 });
    await node.close();
  },
);

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'events committed elsewhere while the line was cut are told when it is back',
  async () => {
    const node = await openDatabase({ url: stored.url, log: quiet });
    const told: number[] = [];
    await live.subscribe(acme.id, (event) => told.push(event.seq));
    await create(node.org(acme.id));
    await vi.waitFor(() => expect(told).toEqual([1]));
    await cutConnections(stored.url);
    await vi.waitFor(() => node.ping());
    for (let i = 0; i < 5; i++) await create(node.org(acme.id));
    await vi.waitFor(() => expect(told).toEqual(upTo(6)), { timeout: 3_000 });
    await node.close();
  },
);
