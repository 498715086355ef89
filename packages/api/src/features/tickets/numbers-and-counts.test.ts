// @module-tag postgres

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { countTickets } from './read/tickets.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

async function numbers() {
  const { org } = server.acme;
  const rows = await org.all<{ number: string }>(
    org.from('tickets').orderBy(['created_at', 'id']).select('number'),
  );
  return rows.map(({ number }) => number);
}

const setPrefix = (ticket_prefix: string) =>
  server.acme.org.write((tx) =>
    tx.update('organizations', { id: server.acme.id }, { ticket_prefix }),
  );

test('PT-10: 300 concurrent tickets get 300 numbers without a gap', async () => {
  await Promise.all(Array.from({ length: 300 }, () => makeTicket(server.acme)));
  const year = new Date().getUTCFullYear();
  const expected = Array.from(
    { length: 300 },
    (_, i) => `TK-${year}-${String(i + 1).padStart(6, '0')}`,
  );
  expect((await numbers()).sort()).toEqual(expected);
});

test('PT-10: numbers restart each year, and stay unique when the prefix changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-12-31T23:59:59.990Z') });
  await makeTicket(server.acme);
  await Promise.all([
    ...Array.from({ length: 20 }, () => makeTicket(server.acme)),
    setPrefix('hd'),
    ...Array.from({ length: 20 }, () => makeTicket(server.acme)),
  ]);
  vi.setSystemTime(Date.parse('2031-01-01T00:00:00.001Z'));
  await makeTicket(server.acme);
  await setPrefix('TK');
  await makeTicket(server.acme);
  const all = await numbers();
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(-2)).toEqual(['HD-2031-000001', 'TK-2031-000002']);
  expect(all.filter((one) => one.includes('-2030-')).length).toBe(41);
});

test('each organization has its own counters', async () => {
  const id = await makeTicket(server.globex);
  const { body } = await server.call('tickets.get', { as: server.globex.agent, params: { id } });
  expect(body.ticketNumber).toBe(`TK-${new Date().getUTCFullYear()}-000001`);
});

test('a ticket that fails to be created takes no number', async () => {
  const { org } = server.globex;
  const before = await countTickets(org, null);
  await expect(
    org.write(async (tx) => {
      await makeTicket({ ...server.globex, org: tx });
      throw new Error('Afterwards');
    }),
  ).rejects.toThrow('Afterwards');
  expect(await countTickets(org, null)).toEqual(before);
  const id = await makeTicket(server.globex);
  const { body } = await server.call('tickets.get', { as: server.globex.agent, params: { id } });
  expect(body.ticketNumber).toMatch(/-000002$/);
});
