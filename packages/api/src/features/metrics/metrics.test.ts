// @module-tag postgres

import { afterAll, beforeAll, expect, it } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let as: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Reports', permissions: ['analytics:read'] },
  });
  as = { token: made.body.data.key };
});
afterAll(() => server.stop());

const metrics = async (period?: string) =>
  server.call('v1Analytics.metrics', { as, query: period ? { period } : {} });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Creates a ticket that was opened and resolved so many hours ago. */
async function past(priority: 'urgent' | 'low', opened: number, resolved: number | null) {
  const id = await makeTicket(server.acme, { priority });
  await server.acme.org.write((tx) =>
    ticketRows(tx).update(
      { id },
      {
        created_at: hoursAgo(opened),
        ...(resolved === null ? {} : { status: 'resolved', resolved_at: hoursAgo(resolved) }),
      },
    ),
  );
}

it('has no times while no ticket is resolved', async () => {
  expect((await metrics()).body.data).toEqual({
    period: '30d',
    ticketCounts: { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 },
    avgResolutionTime: null,
    slaMetrics: { slaMet: 0, slaBreach: 0 },
  });
});

it('counts the tickets of the period, how long they took and how many met their target', async () => {
  await past('urgent', 10, 7);
  await past('urgent', 20, 10);
  await past('low', 60, 12);
  await past('low', 1, null);
  await past('low', 24 * 40, 24 * 39);
  expect((await metrics('7d')).body.data).toEqual({
    period: '7d',
    ticketCounts: { total: 4, open: 1, in_progress: 0, resolved: 3, closed: 0 },
    avgResolutionTime: Math.round(((3 + 10 + 48) / 3) * 100) / 100,
    slaMetrics: { slaMet: 2, slaBreach: 1 },
  });
  expect((await metrics('90d')).body.data.ticketCounts.total).toBe(5);
});

it.each(['30', '0d', 'month', '-1d', '1e3d'])('refuses the period %s', async (period) => {
  const refused = await metrics(period);
  expect(refused.status).toBe(400);
  expect(refused.error.message).toBe('period must look like 30d');
});
