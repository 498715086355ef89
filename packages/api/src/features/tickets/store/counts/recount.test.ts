// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../database/test-database.ts';
import { ticketRows } from '../../../../database/ticket-rows.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../../../test/factories.ts';
import { countListed } from '../../read/listed-counters.ts';
import { recountListed } from './recount.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let globex: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  globex = await makeOrganization(stored.database, 'globex');
});
afterAll(() => stored.remove());

test('totals that a node of an older release didn’t update are corrected, and correct ones stay', async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, () => makeTicket(acme)));
  await makeTicket(globex);
  const [first, second, third] = ids as [string, string, string];
  // Writes like a release that doesn't know these counters.
  await acme.org.write(async (tx) => {
    await ticketRows(tx).update({ id: first }, { status: 'closed', priority: 'high' });
    await ticketRows(tx).update({ id: second }, { assigned_agent_id: acme.agent.userId });
    await ticketRows(tx).update({ id: third }, { snoozed_at: new Date().toISOString() });
  });
  const before = await globex.org.version();
  await recountListed(stored.database);
  const { org, agent } = acme;
  expect(await countListed(org, { status: 'closed' })).toBe(1);
  expect(await countListed(org, { status: 'open' })).toBe(2);
  expect(await countListed(org, { priority: 'high', assignee: null })).toBe(1);
  expect(await countListed(org, { assignee: agent.userId })).toBe(1);
  expect(await countListed(org, {})).toBe(3);
  expect(await countListed(org, { turn: 'us' })).toBe(1);
  expect(await countListed(org, { snoozed: true })).toBe(1);
  await recountListed(stored.database);
  expect(await countListed(org, { snoozed: true, assignee: null })).toBe(1);
  expect(await countListed(org, { turn: 'any', assignee: agent.userId })).toBe(1);
  expect(await countListed(globex.org, {})).toBe(1);
  expect(await globex.org.version()).toBe(before);
});

test('tickets written while the totals are corrected are counted once', async () => {
  await acme.org.write((tx) => tx.remove('counters', { name: 'listed.open.normal.' }));
  await Promise.all([
    recountListed(stored.database),
    ...Array.from({ length: 20 }, () => makeTicket(acme)),
  ]);
  expect(await countListed(acme.org, {})).toBe(23);
});
