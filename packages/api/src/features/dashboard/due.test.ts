// @module-tag postgres

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TicketRow } from '../../database/rows/tickets.ts';
import { ticketRows } from '../../database/ticket-rows.ts';
import { dueAt } from '../../figures/targets.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

/** Creates a ticket that was opened so many hours ago. */
async function open(hours: number, more: object = {}) {
  const id = await makeTicket(server.acme);
  await server.acme.org.write((tx) =>
    ticketRows(tx).update({ id }, { created_at: ago(hours), opened_by: 'customer', ...more }),
  );
  return id;
}
const due = async (query: { mine?: 'true' } = {}, as = server.acme.agent) =>
  (await server.call('dashboard.due', { as, query })).body;

it('lists tickets that are overdue or due soon, most overdue first, each with its next goal', async () => {
  const answered = { first_response_at: ago(1), first_responder_id: server.acme.agent.userId };
  await open(1, { priority: 'normal' });
  const soon = await open(6.5, { priority: 'normal' });
  const late = await open(1.5, { priority: 'urgent', ...answered, first_response_at: null });
  const old = await open(30, { priority: 'normal', ...answered });
  await open(30, { priority: 'normal', ...answered, status: 'resolved' });
  await open(30, { priority: 'low', ...answered });
  const found = await due();
  expect(found.map(({ id, goal }) => [id, goal])).toEqual([
    [old, 'resolution'],
    [late, 'firstResponse'],
    [soon, 'firstResponse'],
  ]);
  const minutes = found.map(({ dueAt }) => Math.round((Date.parse(dueAt) - Date.now()) / 60_000));
  expect(minutes).toEqual([-360, -30, 90]);
  expect(found.every(({ assignedAgent }) => assignedAgent === null)).toBe(true);
});

it('lists only the caller’s tickets when asked to', async () => {
  const { userId } = server.acme.agent;
  expect(await due({ mine: 'true' })).toEqual([]);
  const mine = await open(48, { priority: 'low', assigned_agent_id: userId });
  const [one] = await due({ mine: 'true' });
  expect(one).toMatchObject({ id: mine, assignedAgent: { id: userId } });
  expect(await due({ mine: 'true' }, server.acme.admin)).toEqual([]);
});

it('lists at most six tickets', async () => {
  for (let at = 0; at < 8; at += 1) await open(100 + at, { priority: 'high' });
  expect(await due()).toHaveLength(6);
});

it('the database computes due times across the ends of days, months and years', async () => {
  const moments = [
    '2026-02-27T23:30:00.004Z',
    '2024-02-28T22:00:59.999Z',
    '2025-12-31T20:10:00.000Z',
  ];
  for (const created_at of moments) {
    for (const priority of ['urgent', 'high', 'normal', 'low'] as const) {
      for (const opened_by of ['customer', 'staff'] as const) {
        await open(1, { created_at, priority, opened_by });
        await open(1, { created_at, priority, opened_by, first_response_at: ago(1) });
      }
    }
  }
  const { org } = server.acme;
  const rows = await org.all<TicketRow>(org.from('tickets').where('created_at', '<', '2026-03'));
  expect(rows).toHaveLength(48);
  for (const row of rows) expect(row.due_at, JSON.stringify(row)).toBe(dueAt(row));
});
