// @module-tag postgres

import { dayAfter, dayIn } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;
let admin: TestMember;
let agent: TestMember;
const today = dayIn('UTC');

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
});

async function note(body: object, of = id, as = agent) {
  const noted = await server.call('time.create', { as, params: { id: of }, body });
  expect(noted.status, noted.error?.message).toBe(201);
  return noted.body;
}
const remove = (entryId: string) =>
  server.call('time.delete', { as: agent, params: { id, entryId } });
const merge = (ids: string[], intoId: string) =>
  server.call('tickets.merge', { as: agent, body: { ids, intoId } });

test('the figures show each member’s time in the period, and one total for former members', async () => {
  const figures = async () => {
    const query = { from: dayAfter(today, -1) };
    const { body } = await server.call('metrics.agents', { as: admin, query });
    return new Map(body.agents.map(({ user, timeSpent }) => [user?.email ?? null, timeSpent]));
  };
  const before = await figures();
  const more = async () => {
    const after = await figures();
    return [admin.email, agent.email, null].map(
      (one) => (after.get(one) ?? 0) - (before.get(one) ?? 0),
    );
  };
  await note({ minutes: 60 });
  await note({ minutes: 30, day: dayAfter(today, -1) });
  await note({ minutes: 500, day: dayAfter(today, -2) });
  await note({ minutes: 700, day: dayAfter(today, 1) });
  await note({ minutes: 7 }, id, admin);
  await remove((await note({ minutes: 900 })).id);
  expect(await more()).toEqual([7, 90, 0]);
  // Merged time counts once, and not while the ticket is in the trash.
  const other = await makeTicket(server.acme);
  await note({ minutes: 5 }, other);
  await merge([id, other], other);
  expect(await more()).toEqual([7, 95, 0]);
  await server.call('tickets.delete', { as: admin, params: { id: other } });
  expect(await more()).toEqual([0, 0, 0]);
  await server.call('tickets.restore', { as: admin, body: { ids: [other] } });
  expect(await more()).toEqual([7, 95, 0]);
});

test('reports show the time spent in the last column', async () => {
  await note({ minutes: 60, day: '2020-01-01' });
  await note({ minutes: 30 }, id, admin);
  await remove((await note({ minutes: 900 })).id);
  const { body: ticket } = await server.call('tickets.get', { as: agent, params: { id } });
  const csv = async (report: string) => {
    const url = `${server.url}/api/metrics/report.csv?report=${report}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
    return (await response.text()).trim().split('\r\n');
  };
  const tickets = await csv('tickets');
  expect(tickets[0]).toMatch(/,Tags,Time spent \(minutes\)$/);
  expect(tickets.find((line) => line.startsWith(ticket.ticketNumber))).toMatch(/,90$/);
  const agents = await csv('agents');
  expect(agents[0]).toMatch(/,Time spent before \(minutes\)$/);
  const place = agents[0]?.split(/,(?! )/).indexOf('Time spent (minutes)') ?? -1;
  const cells = agents.find((line) => line.startsWith(admin.email))?.split(',');
  expect(Number(cells?.[place])).toBeGreaterThan(0);
});
