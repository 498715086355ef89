// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import type { TestMember, TestOrganization } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { recountOf } from '../../test/recounted.ts';

let server: TestServer;
let inbox: Inbox;
let its: TestOrganization;
let as: TestMember;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
beforeEach(() => {
  its = server.acme;
  as = its.admin;
});

const set = (hasSamples: boolean, by = as) =>
  server.call('organization.updateFirstSteps', { as: by, body: { hasSamples } });
const add = (by = as) => set(true, by);
const remove = () => set(false);
const list = async () => (await server.call('tickets.list', { as, query: {} })).body;
const count = async () => (await server.call('organization.firstSteps', { as })).body.samples;
/** All counters except those of open tickets by time. */
const counters = async () => {
  const all = await its.org.all<{ name: string; value: number }>(its.org.from('counters'));
  const kept = all.filter(({ name, value }) => value !== 0 && !name.startsWith('opened.'));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
};
const rowsOf = async () => ({
  tickets: (await its.org.all(its.org.from('tickets'))).length,
  messages: (await its.org.all(its.org.from('ticket_messages'))).length,
  archived: (await its.org.all(its.org.from('put_away_tickets'))).length,
});

test('sample tickets are marked, notify no one, take no number, and are added only once', async () => {
  const differencesNow = await recountOf(server);
  const [before, rows] = [await counters(), await rowsOf()];
  expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(200);
  expect(await count()).toBe(3);
  const all = (await list()).filter(({ ticketNumber }) => ticketNumber.startsWith('SAMPLE-'));
  expect(all.map(({ ticketNumber }) => ticketNumber).sort()).toEqual([
    'SAMPLE-1',
    'SAMPLE-2',
    'SAMPLE-3',
  ]);
  expect(all.every(({ customerName }) => customerName?.endsWith('(sample)'))).toBe(true);
  expect(all.map(({ turn }) => turn).sort()).toEqual(['customer', 'us', 'us']);
  await server.drain();
  expect(inbox.received).toEqual([]);
  const year = `ticket.${new Date().getFullYear()}`;
  expect((await counters())[year]).toBe(before[year]);
  expect(await differencesNow()).toEqual([]);

  expect((await remove()).status).toBe(200);
  expect(await count()).toBe(0);
  expect(await counters()).toEqual(before);
  expect(await rowsOf()).toEqual(rows);
});

test('they are removed completely after work on them, also from spam and trash', async () => {
  const [before, rows] = [await counters(), await rowsOf()];
  await add();
  const [one, two, three] = (await list()).filter(({ ticketNumber }) =>
    ticketNumber.startsWith('SAMPLE-'),
  );
  const params = { id: one?.id ?? '' };
  const body = { message: 'On its way!' };
  expect((await server.call('tickets.reply', { as, params, body })).status).toBe(201);
  await server.call('tickets.update', { as, params, body: { status: 'resolved' } });
  await server.call('tickets.delete', { as, params: { id: two?.id ?? '' } });
  await server.call('tickets.markSpam', { as, body: { ids: [three?.id ?? ''] } });
  expect(await count()).toBe(1);
  await server.drain();
  expect(inbox.received).toEqual([]);
  await remove();
  expect(await counters()).toEqual(before);
  expect(await rowsOf()).toEqual(rows);
  // They can be added again.
  await add();
  expect(await count()).toBe(3);
  await remove();
});

test('only members who set up the organization can add them', async () => {
  expect((await add(its.agent)).status).toBe(403);
});
