// @module-tag postgres

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import {
  cutConnections,
  openTestDatabase,
  quiet,
  type TestDatabase,
} from '../database/test-database.ts';
import { addOrganization, createTicket } from '../database/test-rows.ts';
import type { Org } from '../database/types.ts';
import { needsPostgres } from '../test/needs.ts';
import { waitFor } from '../test/wait-for.ts';
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

test('a subscriber receives every later event once and in order, of its organization only', async () => {
  const globex = await addOrganization(stored.database, 'globex');
  await create();
  const received: number[] = [];
  const { seq, stop } = await live.subscribe(acme.id, (event) => received.push(event.seq));
  expect(seq).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => Promise.all([create(), create(globex)])));
  await waitFor(() => expect(received).toEqual(upTo(51).slice(1)));
  stop();
  await create();
  expect(received).toHaveLength(50);
});

test('events of a rolled-back transaction are not published', async () => {
  const received: number[] = [];
  await live.subscribe(acme.id, (event) => received.push(event.seq));
  await acme
    .write((tx) => createTicket(tx).then(() => Promise.reject(new Error('No'))))
    .catch(() => {});
  await create();
  // On PostgreSQL a late notice of an earlier commit may send this one through the table.
  await waitFor(() => expect(received).toEqual([1]));
});

test('subscribing during writes leaves no gap to the stored events', async () => {
  const writes = Promise.all(Array.from({ length: 60 }, () => create()));
  const received: number[] = [];
  const { seq } = await live.subscribe(acme.id, (event) => received.push(event.seq));
  const before = await eventsAfter(acme, 0);
  await writes;
  const known = new Set(before.map((event) => event.seq).filter((number) => number <= seq));
  await waitFor(() => {
    const all = new Set([...known, ...received]);
    expect(all.size).toBe(60);
  });
});

test('a reconnecting client resumes after the last number it received', async () => {
  for (let i = 0; i < 5; i++) await create();
  const rest = await eventsAfter(acme, 2, 2);
  expect(rest.map(({ seq, name }) => [seq, name])).toEqual([
    [3, 'ticket.deleted'],
    [4, 'ticket.deleted'],
  ]);
});

test('a subscriber to some event names receives only those, until it stops', async () => {
  const named: number[] = [];
  const received: number[] = [];
  const { stop } = await live.subscribe(acme.id, ({ seq }) => named.push(seq), [
    'member.removed',
    'session.ended',
  ]);
  const everything = await live.subscribe(acme.id, ({ seq }) => received.push(seq));
  const end = () => acme.write((tx) => tx.record('session.ended', { userId: 'u' }));
  await create();
  await end();
  await create();
  await end();
  await waitFor(() => expect(received).toEqual(upTo(4)));
  expect(named).toEqual([2, 4]);
  stop();
  await end();
  await waitFor(() => expect(received).toEqual(upTo(5)));
  expect(named).toEqual([2, 4]);
  everything.stop();
  await create();
  expect(received).toEqual(upTo(5));
});

test('a subscriber that throws does not affect the others', async () => {
  const received: number[] = [];
  await live.subscribe(acme.id, () => {
    throw new Error('Broken socket');
  });
  await live.subscribe(acme.id, (event) => received.push(event.seq));
  await create();
  await waitFor(() => expect(received).toEqual([1]));
});

test('events committed by another node are published here', needsPostgres, async () => {
  const node = await openDatabase({ url: stored.url, log: quiet });
  const received: number[] = [];
  await live.subscribe(acme.id, (event) => received.push(event.seq));
  const everybody = [acme, node.org(acme.id)];
  await Promise.all(Array.from({ length: 40 }, (_, i) => create(everybody[i % 2])));
  await waitFor(() => expect(received).toEqual(upTo(40)));
  await node.close();
});

test(
  'events committed elsewhere during a lost connection are published once it is back',
  needsPostgres,
  async () => {
    const node = await openDatabase({ url: stored.url, log: quiet });
    const received: number[] = [];
    await live.subscribe(acme.id, (event) => received.push(event.seq));
    await create(node.org(acme.id));
    await waitFor(() => expect(received).toEqual([1]));
    await cutConnections(stored.url);
    await waitFor(() => node.ping());
    for (let i = 0; i < 5; i++) await create(node.org(acme.id));
    await waitFor(() => expect(received).toEqual(upTo(6)));
    await node.close();
  },
);
