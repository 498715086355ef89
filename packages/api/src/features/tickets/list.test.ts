// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { waitFor } from '../../test/wait-for.ts';
import { updateTicket } from './store/update.ts';

let server: TestServer;
const made: string[] = [];
const priorities = ['urgent', 'high', 'normal', 'low'] as const;
const statuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
const count = 37;

beforeAll(async () => {
  server = await startTestServer();
  const { acme } = server;
  const staff = { type: 'staff' as const, userId: acme.agent.userId, name: 'agent' };
  for (let i = 0; i < count; i += 1) {
    const id = await makeTicket(acme, {
      subject: i === 7 ? '100% of ÄPFEL_Saft' : `Kettle ${i}`,
      priority: priorities[i % 4],
      customerName: i === 8 ? 'Zoë Quist' : 'Vera Visitor',
      customerEmail: i === 9 ? 'Rare.Bird@example.com' : `vera${i}@example.com`,
      customerUserId: i % 5 === 0 ? acme.customer.userId : null,
    });
    made.push(id);
    const assignedAgentId = i % 3 === 0 ? acme.agent.userId : null;
    await updateTicket(acme.org, id, { status: statuses[i % 4], assignedAgentId }, staff, null);
  }
});
afterAll(() => server.stop());

type Query = Record<string, string | number>;

const list = (query: Query = {}, as = server.acme.agent) =>
  server.call('tickets.list', { as, query });

async function pages(query: Query, as = server.acme.agent) {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const answer = await list({ ...query, ...(cursor ? { cursor } : {}) }, as);
    expect(answer.status).toBe(200);
    ids.push(...answer.body.map(({ id }) => id));
    sizes.push(answer.body.length);
    const link = answer.headers.get('link');
    if (!link) return { ids, sizes, total: Number(answer.headers.get('x-total-count')) };
    expect(link).toMatch(/^<\/api\/tickets\?.*>; rel="next"$/);
    cursor = new URL(link.slice(1, link.indexOf('>')), server.url).searchParams.get('cursor') ?? '';
  }
}

test('the most recently changed ticket comes first', async () => {
  const { body, headers } = await list();
  expect(body.map(({ id }) => id)).toEqual([...made].reverse());
  expect(headers.get('x-total-count')).toBe(String(count));
  expect(headers.get('link')).toBeNull();
});

test.each([
  ['-updatedAt', 5],
  ['-createdAt', 7],
  ['createdAt', 10],
  ['priority', 4],
  ['priority', 1],
  ['waiting', 5],
  ['due', 4],
] as const)('paging by %s in steps of %i meets every ticket exactly once', async (sort, limit) => {
  const { ids, sizes, total } = await pages({ sort, limit });
  expect(total).toBe(count);
  expect(ids.length).toBe(count);
  expect(new Set(ids)).toEqual(new Set(made));
  expect(Math.max(...sizes)).toBe(limit);
  const whole = await list({ sort, limit: 200 });
  expect(ids).toEqual(whole.body.map(({ id }) => id));
});

test('a page that ends with the last ticket has no next page', async () => {
  const { headers, body } = await list({ limit: count });
  expect(body.length).toBe(count);
  expect(headers.get('link')).toBeNull();
});

test('priorities are sorted by urgency, not by alphabet', async () => {
  const { body } = await list({ sort: 'priority', limit: 200 });
  const ranks = body.map(({ priority }) => priorities.indexOf(priority));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

test('the next due ticket comes first, and finished ones last', async () => {
  const { body } = await list({ sort: 'due', limit: 200 });
  const isDone = (status: string) => ['resolved', 'closed'].includes(status);
  const order = body.map(({ status, dueAt }) => `${isDone(status)} ${dueAt}`);
  expect(order).toEqual([...order].sort());
  const open = await list({ sort: 'due', status: 'open', limit: 200 });
  expect(open.body.map(({ id }) => id)).toEqual(
    body.filter(({ status }) => status === 'open').map(({ id }) => id),
  );
});

test('filters narrow the list and its total, alone and combined', async () => {
  const of = (keep: (i: number) => boolean) => made.filter((_, i) => keep(i));
  const cases: [Query, string[]][] = [
    [{ status: 'resolved' }, of((i) => i % 4 === 2)],
    [{ priority: 'urgent' }, of((i) => i % 4 === 0)],
    [{ assignedAgentId: server.acme.agent.userId }, of((i) => i % 3 === 0)],
    [{ assignedAgentId: 'none' }, of((i) => i % 3 !== 0)],
    [{ assignedAgentId: server.globex.agent.userId }, []],
    [{ status: 'open', assignedAgentId: 'none' }, of((i) => i % 4 === 0 && i % 3 !== 0)],
    [{ status: 'open', priority: 'low' }, []],
    [{ status: 'open', priority: 'urgent' }, of((i) => i % 4 === 0)],
    [{ priority: 'low', assignedAgentId: 'none' }, of((i) => i % 4 === 3 && i % 3 !== 0)],
    [
      { status: 'open', priority: 'urgent', assignedAgentId: server.acme.agent.userId },
      of((i) => i % 12 === 0),
    ],
    [{ customerEmail: 'vera4@example.com', status: 'open' }, of((i) => i === 4)],
    [{ status: 'closed', q: 'KETTLE 1' }, of((i) => i % 4 === 3 && `${i}`.startsWith('1'))],
  ];
  for (const [query, expected] of cases) {
    const { ids, total } = await pages({ ...query, limit: 3 });
    expect(ids.sort(), JSON.stringify(query)).toEqual(expected.sort());
    expect(total, JSON.stringify(query)).toBe(expected.length);
  }
});

test.each([
  ['100% of', 7],
  ['ÄPFEL_', 7],
  ['Äpfel_', 7],
  ['100_', -1],
  ['zoë QUIST', 8],
  ['rare.bird@EXAMPLE.com', 9],
  ['  Kettle 36 ', 36],
  ['-000011', 10],
])('searching "%s" finds it in subject, number, name and email', async (q, index) => {
  const { body } = await list({ q });
  expect(body.map(({ id }) => id)).toEqual(index < 0 ? [] : [made[index]]);
});

test('a cursor of another sort order is rejected or accepted, never an internal error', async () => {
  const of = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const strange = [
    ['a', 'b'],
    [1, 2],
    [1.5, 'x'],
    [-1, ''],
    ['', ''],
    [9e15, 'x'],
    ['2026', 3],
  ];
  for (const sort of ['-updatedAt', '-createdAt', 'createdAt', 'priority']) {
    for (const values of strange) {
      const answer = await list({ sort, cursor: of(values) });
      const fits = sort !== 'priority' && values.every((value) => typeof value === 'string');
      expect(answer.status, `${sort} ${values.join()}`).toBe(fits ? 200 : 400);
    }
  }
});

test('AZ-05: a customer finds and counts only their own tickets', async () => {
  const own = made.filter((_, i) => i % 5 === 0);
  const { ids, total } = await pages({ limit: 3 }, server.acme.customer);
  expect(ids.sort()).toEqual([...own].sort());
  expect(total).toBe(own.length);
  const found = await list({ q: 'Quist' }, server.acme.customer);
  expect(found.body).toEqual([]);
  expect(found.headers.get('x-total-count')).toBe('0');

  const stats = await server.call('tickets.stats', { as: server.acme.customer });
  const expected = statuses.map(
    (_, s) => made.filter((__, i) => i % 5 === 0 && i % 4 === s).length,
  );
  expect(stats.body).toEqual({
    total: own.length,
    open: expected[0],
    in_progress: expected[1],
    resolved: expected[2],
    closed: expected[3],
  });
  const counts = await server.call('dashboard.counts', { as: server.acme.customer });
  expect(counts.body.tickets).toBe(expected[0]);
});

test('the list and the figures return 304 until something changes, separately for each reader', async () => {
  for (const id of ['tickets.list', 'tickets.stats', 'dashboard.counts'] as const) {
    let headers = {};
    // The email about the previous ticket may still be on its way.
    await waitFor(async () => {
      const first = await server.call(id, { as: server.acme.agent });
      headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      expect((await server.call(id, { as: server.acme.agent, headers })).status).toBe(304);
    });
    expect((await server.call(id, { as: server.acme.customer, headers })).status).toBe(200);
    expect((await server.call(id, { as: server.globex.agent, headers })).status).toBe(200);
    made.push(await makeTicket(server.acme));
    expect((await server.call(id, { as: server.acme.agent, headers })).status).toBe(200);
  }
});

test('an API client can sync by last change: tickets that change meanwhile appear again, and none is missed', async () => {
  const { acme } = server;
  const by = { type: 'staff' as const, userId: acme.agent.userId, name: 'agent' };
  const old = await pages({ sort: 'updatedAt', limit: 200 });
  const last = (await list({ limit: 1 })).body[0]?.updatedAt ?? '';
  const changed = [await makeTicket(acme), await makeTicket(acme), await makeTicket(acme)];
  const first = await list({ updatedSince: last, limit: 2 });
  // Earlier tickets that changed at the same moment are listed again.
  expect(first.body.map(({ id }) => id)).not.toContain(changed[2]);
  await updateTicket(acme.org, changed[0] ?? '', { priority: 'low' }, by, null);
  const { ids } = await pages({ updatedSince: last, limit: 2 });
  expect(ids.filter((id) => changed.includes(id))).toEqual([changed[1], changed[2], changed[0]]);
  const all = await pages({ sort: 'updatedAt', limit: 5 });
  expect(all.ids).toEqual([...old.ids, changed[1], changed[2], changed[0]]);
  const later = await list({ updatedSince: '2999-01-01T00:00:00Z' });
  expect([later.body, later.headers.get('x-total-count')]).toEqual([[], '0']);
  expect((await list({ updatedSince: 'yesterday' })).status).toBe(400);
});

test('a ticket is found by its number in any common spelling, within its organization', async () => {
  const [ticket] = (await list({ limit: 1 })).body;
  const number = ` ${ticket?.ticketNumber.toLowerCase()} `;
  const ids = async (query: Query, as = server.acme.agent) =>
    (await list(query, as)).body.map(({ id }) => id);
  expect(await ids({ number })).toEqual([ticket?.id]);
  expect(await ids({ number, sort: 'createdAt', status: 'open' })).toEqual([ticket?.id]);
  expect(await ids({ number: 'TK-2026' })).toEqual([]);
  expect(await ids({ number }, server.acme.customer)).toEqual([]);
  expect(await ids({ number }, server.globex.agent)).not.toContain(ticket?.id);
});

test('quotes, backslashes, control characters and emoji are listed unchanged', async () => {
  const subject = `"Kettle" \\ 'tea' </b> {"a": 1} \u2028 \u0007 🫖`;
  const id = await makeTicket(server.globex, { subject, customerName: '"}, {"id": "x' });
  const { body } = await list({}, server.globex.agent);
  expect(body.filter((ticket) => ticket.id === id)).toMatchObject([
    { subject, customerName: '"}, {"id": "x' },
  ]);
});
