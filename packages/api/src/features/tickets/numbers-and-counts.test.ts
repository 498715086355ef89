import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TicketRow } from '../../database/rows/tickets.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { dayCountersOf } from './read/day-counters.ts';
import { listedAs, waitingAs } from './read/listed-counters.ts';
import { countTickets } from './read/tickets.ts';
import { deleteTicket } from './store/delete.ts';
import { addMessage } from './store/reply.ts';
import { updateTicket } from './store/update.ts';

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

test('PT-10: 300 tickets at once have 300 numbers without a gap', async () => {
  await Promise.all(Array.from({ length: 300 }, () => makeTicket(server.acme)));
  const year = new Date().getUTCFullYear();
  const expected = Array.from(
    { length: 300 },
    (_, i) => `TK-${year}-${String(i + 1).padStart(6, '0')}`,
  );
  expect((await numbers()).sort()).toEqual(expected);
});

test('PT-10: numbers start again with the year and stay unique when the prefix changes', async () => {
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

test('each organization counts for itself', async () => {
  const id = await makeTicket(server.globex);
  const { body } = await server.call('tickets.get', { as: server.globex.agent, params: { id } });
  expect(body.ticketNumber).toBe(`TK-${new Date().getUTCFullYear()}-000001`);
});

test('a ticket that fails to be made takes no number', async () => {
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

const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
const staff = { type: 'staff' as const, userId: null, name: 'Somebody' };

async function recount() {
  const { org } = server.globex;
  const rows = await org.all<{ status: string }>(org.from('tickets').select('status'));
  const of = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    total: rows.length,
    open: of('open'),
    in_progress: of('in_progress'),
    resolved: of('resolved'),
    closed: of('closed'),
  };
}

/** The counts by day, as stored and as computed from the tickets. */
async function keptCounters() {
  const { org } = server.globex;
  const rows = await org.all<{ name: string; value: number }>(
    org.from('counters').whereNot('value', 0).select('name', 'value'),
  );
  const counters = rows.filter(({ name }) =>
    /^(answered|assigned|resolved|listed|turn)\./.test(name),
  );
  return Object.fromEntries(counters.map(({ name, value }) => [name, value]));
}

async function recountedCounters() {
  const { org } = server.globex;
  const counts: Record<string, number> = {};
  for (const ticket of await org.all<TicketRow>(org.from('tickets'))) {
    const { status, priority, assigned_agent_id: assignee, turn } = ticket;
    const counters = [...dayCountersOf(ticket), listedAs(status, priority, assignee)];
    if (turn) counters.push(waitingAs(turn, assignee));
    for (const counter of counters) {
      counts[counter] = (counts[counter] ?? 0) + 1;
    }
  }
  return counts;
}

test('the kept counts equal a recount after any operations', async () => {
  const { globex } = server;
  const { org } = globex;
  const { userId } = globex.agent;
  const message = {
    body: 'Hello',
    authorType: 'customer' as const,
    visibility: 'public' as const,
    userId: null,
    authorName: null,
    authorEmail: null,
  };
  const step = fc.record({
    what: fc.constantFrom(
      'make',
      'move',
      'move',
      'hurry',
      'answer',
      'reply',
      'solve',
      'assign',
      'delete',
    ),
    which: fc.nat(50),
    status: fc.constantFrom(...statuses),
  });
  const alive: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const ops = steps.map(async ({ what, which, status }) => {
        const id = alive[which % Math.max(1, alive.length)];
        if (what === 'make' || !id) alive.push(await makeTicket(globex));
        else if (what === 'move') await updateTicket(org, id, { status }, staff, null);
        else if (what === 'hurry') await updateTicket(org, id, { priority: 'urgent' }, staff, null);
        else if (what === 'answer') await addMessage(org, id, message, staff);
        else if (what === 'solve')
          await addMessage(org, id, { ...message, authorType: 'staff', userId }, staff);
        else if (what === 'assign')
          await updateTicket(org, id, { assignedAgentId: userId }, staff, null);
        else if (what === 'reply') await replyAsCustomer(org, id, 'Again');
        else {
          alive.splice(alive.indexOf(id), 1);
          await deleteTicket(org, id, staff);
        }
      });
      // At once, so that they meet; a ticket that another one deleted first is gone, which is fine.
      await Promise.allSettled(ops);
      const { body } = await server.call('tickets.stats', { as: globex.agent });
      expect(body).toEqual(await recount());
      expect(await keptCounters()).toEqual(await recountedCounters());
    }),
    { numRuns: 15 },
  );
});
