// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { ticketDocuments } from '../../database/search/documents.ts';
import { ticketRows } from '../../database/ticket-rows.ts';
import type { Tx } from '../../database/types.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

/** More than `few` candidates of a fragment, so the test covers both ways to search for it. */
const count = 2_400;
const priorities = ['normal', 'low', 'urgent', 'high'] as const;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (let first = 0; first < count; first += 100) {
    await server.acme.org.write(async (tx) => {
      await Promise.all(Array.from({ length: 100 }, (_, i) => addTicket(tx, first + i)));
    });
  }
});
afterAll(() => server.stop());

async function addTicket(tx: Tx, i: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + ((i * 7919) % count) * 1_000).toISOString();
  const ticket = {
    id: newId(),
    number: `HD-2025-${String(i).padStart(6, '0')}`,
    subject: i % 100 === 0 ? `Ångström ${i}` : `Kettle ${i}`,
    description: 'x',
    status: i % 3 === 0 ? ('open' as const) : ('closed' as const),
    priority: priorities[i % 4] ?? 'normal',
    customer_name: null,
    customer_email: `user${i % 200}@acme.example`,
    customer_user_id: null,
    source: 'form',
    created_at: at,
    updated_at: at,
  };
  const documents = ticketDocuments(ticket, []).map((document) => tx.index(document));
  await Promise.all([ticketRows(tx).insert(ticket), ...documents]);
}

type Query = Record<string, string | number>;

async function list(query: Query) {
  const answer = await server.call('tickets.list', { as: server.acme.agent, query });
  expect(answer.status).toBe(200);
  return {
    numbers: answer.body.map(({ ticketNumber }) => Number(ticketNumber.slice(-6))),
    total: Number(answer.headers.get('x-total-count')),
    answer,
  };
}

async function pages(query: Query) {
  const numbers: number[] = [];
  for (let cursor = ''; ; ) {
    const page = await list({ ...query, ...(cursor ? { cursor } : {}) });
    numbers.push(...page.numbers);
    const link = page.answer.headers.get('link');
    if (!link) return numbers;
    cursor = new URL(link.slice(1, link.indexOf('>')), server.url).searchParams.get('cursor') ?? '';
  }
}

const numbersWhere = (keep: (i: number) => boolean) =>
  Array.from({ length: count }, (_, i) => i).filter(keep);
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

test.each([
  ['kettle', (i: number) => i % 100 !== 0],
  ['ETTL', (i: number) => i % 100 !== 0],
  ['hd-2025', () => true],
  ['@acme', () => true],
  ['angstr', (i: number) => i % 100 === 0],
  ['er1@', (i: number) => i % 200 === 1],
  ['e 17', (i: number) => i % 100 !== 0 && String(i).startsWith('17')],
  ['000042', (i: number) => i === 42],
  ['k', (i: number) => i % 100 !== 0],
  ['le', (i: number) => i >= 0],
  ['zq', () => false],
  ['%', () => false],
  ['kettle hd', () => false],
] as const)('the fragment "%s" is found wherever it stands, page by page', async (q, keep) => {
  const expected = numbersWhere(keep);
  const { total } = await list({ q });
  expect(total).toBe(expected.length);
  expect(sorted(await pages({ q, limit: 200 }))).toEqual(expected);
});

test.each(['-updatedAt', '-createdAt', 'createdAt', 'priority'])(
  'a fragment with filters keeps the order %s',
  async (sort) => {
    const query = { q: 'kettle', status: 'open', priority: 'urgent', sort };
    const expected = numbersWhere((i) => i % 100 !== 0 && i % 3 === 0 && i % 4 === 2);
    expect((await list(query)).total).toBe(expected.length);
    const numbers = await pages({ ...query, limit: 50 });
    expect(sorted(numbers)).toEqual(expected);
    const times = numbers.map((i) => (i * 7919) % count);
    const inOrder = [...times].sort((a, b) => (sort === 'createdAt' ? a - b : b - a));
    expect(times).toEqual(inOrder);
  },
);

test('sorted by priority, the most urgent come first, then the most recently changed', async () => {
  const numbers = await pages({ sort: 'priority', limit: 150 });
  expect(numbers.length).toBe(count);
  const keys = numbers.map((i) => [[1, 0, 3, 2][i % 4], (i * 7919) % count] as [number, number]);
  expect(keys).toEqual([...keys].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
});

test("a customer's other tickets are found by their exact address, ignoring case", async () => {
  const { numbers, total } = await list({ customerEmail: 'User7@ACME.example' });
  expect(sorted(numbers)).toEqual(numbersWhere((i) => i % 200 === 7));
  expect(total).toBe(12);
  expect((await list({ customerEmail: 'user7@acme' })).total).toBe(0);
  expect(
    (await list({ customerEmail: 'user7@acme.example', status: 'open', sort: 'priority' })).total,
  ).toBe(4);
});

test("AZ-05: a customer who filters by another's address finds nothing", async () => {
  const own = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
  const as = server.acme.customer;
  const foreign = await server.call('tickets.list', {
    as,
    query: { customerEmail: 'user7@acme.example' },
  });
  expect(foreign.body).toEqual([]);
  const found = await server.call('tickets.list', { as, query: { q: 'kettle' } });
  expect(found.body.map(({ id }) => id)).toEqual([own]);
  expect(found.headers.get('x-total-count')).toBe('1');
});
