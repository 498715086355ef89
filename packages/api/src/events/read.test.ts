// @module-tag postgres

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { addOrganization, createTicket } from '../database/test-rows.ts';
import type { Org } from '../database/types.ts';
import type { StoredEvent } from '../event-catalog.ts';
import { eventOf, eventsAfter, eventsNamedAfter, lastSeq } from './read.ts';

let stored: TestDatabase;
let acme: Org;
let committed: StoredEvent[];

beforeEach(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  committed = [];
  stored.database.onCommit(({ events }) => committed.push(...events));
});
afterEach(() => stored.remove());

const join = (org: Org, userId: string) =>
  org.write((tx) => tx.record('member.joined', { userId, role: 'agent', invitationId: null }));
const deleteTicket = (org: Org) => org.write((tx) => createTicket(tx));
const numbers = (events: readonly StoredEvent[]) => events.map(({ seq }) => seq);

test('a stored event is read as it was published', async () => {
  await join(acme, 'u');
  await deleteTicket(acme);
  expect(await eventsAfter(acme, 0)).toEqual(committed);
  expect(await eventOf(acme, 2)).toEqual(committed[1]);
  expect(await eventsNamedAfter(acme, ['member.joined'], 0, 10)).toEqual([committed[0]]);
});

test('events are read by name: after a number, oldest first, up to a limit', async () => {
  const globex = await addOrganization(stored.database, 'globex');
  for (let at = 0; at < 4; at += 1) {
    await deleteTicket(acme);
    await join(acme, `${at}`);
    await join(globex, `${at}`);
  }
  const read = async (...[after, limit]: [number, number]) =>
    numbers(await eventsNamedAfter(acme, ['member.joined', 'member.removed'], after, limit));
  expect(await read(0, 100)).toEqual([2, 4, 6, 8]);
  expect(await read(2, 2)).toEqual([4, 6]);
  expect(await read(8, 100)).toEqual([]);
  expect(await eventsNamedAfter(acme, [], 0, 100)).toEqual([]);
});

test("an event is found by its number in its organization, not in another's", async () => {
  const globex = await addOrganization(stored.database, 'globex');
  await deleteTicket(acme);
  expect(await eventOf(acme, 1)).toMatchObject({ organizationId: acme.id, seq: 1 });
  expect(await eventOf(globex, 1)).toBeUndefined();
  expect(await eventOf(acme, 2)).toBeUndefined();
});

test('the newest number is 0 before the first event', async () => {
  expect(await lastSeq(acme)).toBe(0);
  await deleteTicket(acme);
  expect(await lastSeq(acme)).toBe(1);
  expect(await lastSeq(stored.database.org('nobody'))).toBe(0);
});

test('a connection that resumes gets at most 500 events at a time', async () => {
  await acme.write(async (tx) => {
    for (let at = 0; at < 502; at += 1) {
      await tx.record('member.joined', { userId: `${at}`, role: 'agent', invitationId: null });
    }
  });
  const events = numbers(await eventsAfter(acme, 1));
  expect([events.length, events[0], events.at(-1)]).toEqual([500, 2, 501]);
});
