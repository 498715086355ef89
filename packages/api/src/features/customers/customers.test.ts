// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberWith } from '../../test/custom-role.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const keep = (body: Schema<'CustomerRecordInput'>, as: TestMember = server.acme.agent) =>
  server.call('customers.update', { as, body });
const list = (query: Record<string, string | number> = {}, as: TestMember = server.acme.agent) =>
  server.call('customers.list', { as, query });

const metadata = { plan: 'gold', orders: 12, isBeta: false, note: null };

test('a customer is found by external ID and by email address, with their metadata', async () => {
  const kept = await keep({ email: ' Ana@Example.com', externalId: ' shop-1 ', metadata });
  const ana = { email: 'ana@example.com', externalId: 'shop-1', metadata };
  expect(kept).toMatchObject({ status: 200, body: ana });
  expect((await list({ externalId: 'shop-1' })).body).toEqual([kept.body]);
  expect((await list({ email: 'ANA@example.com' })).body).toEqual([kept.body]);
  expect((await list({ externalId: 'shop' })).body).toEqual([]);
});

test('omitted fields stay, metadata is replaced as a whole, and an empty record is removed', async () => {
  const email = 'ben@example.com';
  await keep({ email, externalId: 'shop-2', metadata });
  const moved = await keep({ email, metadata: { plan: 'iron' } });
  expect(moved.body).toMatchObject({ externalId: 'shop-2', metadata: { plan: 'iron' } });
  const same = await keep({ email, metadata: { plan: 'iron' } });
  expect(same.body.updatedAt).toBe(moved.body.updatedAt);
  expect((await keep({ email, externalId: null, metadata: {} })).body).toMatchObject({
    externalId: null,
    metadata: {},
  });
  expect((await list({ email })).body).toEqual([]);
});

test('an external ID is unique within an organization, also with concurrent writes', async () => {
  const message = 'Another customer has this external ID';
  await keep({ email: 'one@example.com', externalId: 'twice' });
  expect(await keep({ email: 'two@example.com', externalId: 'twice' })).toMatchObject({
    status: 409,
    error: {
      code: 'external_id_taken',
      errors: [{ field: 'externalId', code: 'external_id_taken', message }],
    },
  });
  const there = { email: 'two@example.com', externalId: 'twice' };
  expect((await keep(there, server.globex.agent)).status).toBe(200);
  expect((await list({ externalId: 'twice' })).body.map(({ email }) => email)).toEqual([
    'one@example.com',
  ]);
  expect((await list({ email: 'two@example.com' })).body).toEqual([]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      keep({ email: `at-once-${at}@example.com`, externalId: 'at once' }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
});

test('records are listed in the order of changes, page by page', async () => {
  const as = server.globex.agent;
  for (const name of ['a', 'b', 'c', 'd']) {
    await keep({ email: `${name}@example.com`, metadata: { name } }, as);
  }
  const since = (await list({ email: 'b@example.com' }, as)).body[0]?.updatedAt ?? '';
  await keep({ email: 'a@example.com', metadata: { name: 'again' } }, as);
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list({ updatedSince: since, limit: 1, ...(cursor && { cursor }) }, as);
    seen.push(...page.body.map(({ email }) => email));
    cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
    if (!cursor) break;
    cursor = decodeURIComponent(cursor);
  }
  expect(seen.at(-1)).toBe('a@example.com');
  expect(seen.filter((email) => email !== 'two@example.com')).toEqual([
    'b@example.com',
    'c@example.com',
    'd@example.com',
    'a@example.com',
  ]);
});

test('customers can’t read or write records, and keys can’t write them without the permission', async () => {
  const { customer } = server.acme;
  expect((await list({}, customer)).status).toBe(403);
  expect((await keep({ email: customer.email, metadata }, customer)).status).toBe(403);
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Reader', permissions: ['tickets:read'] },
  });
  const as = { token: body.data.key } as never;
  expect((await list({}, as)).status).toBe(200);
  expect((await keep({ email: 'ana@example.com', metadata }, as)).status).toBe(403);
});

test('rejects metadata that isn’t a flat list of short values', async () => {
  const refused = await keep({ email: 'ana@example.com', metadata: { deep: {} } as never });
  expect(refused).toMatchObject({ status: 400, error: { errors: [{ field: 'metadata' }] } });
  expect((await keep({ email: 'nobody' })).error.message).toBe(
    'Please enter a valid email address',
  );
});

test('an update records an event with the email address and the external ID', async () => {
  await keep({ email: 'told@example.com', externalId: 'told' });
  const { org } = server.acme;
  const [event] = await org.all<{ payload: string }>(
    org.from('events').where('name', 'customer.changed').orderBy('seq', 'desc').limit(1),
  );
  expect(JSON.parse(event?.payload ?? '')).toEqual({
    email: 'told@example.com',
    externalId: 'told',
    isKept: true,
  });
});

test('AZ-21: members with limited visibility update only customers of tickets they see, and neither external IDs nor erasures', async () => {
  const { acme } = server;
  const [seen, hidden] = ['seen@example.com', 'hidden@example.com'];
  for (const email of [seen, hidden]) {
    await keep({ email, externalId: `shop of ${email}`, metadata }, acme.admin);
  }
  const ticketOf = async (customerEmail: string, assignedAgentId: string) => {
    const params = { id: await makeTicket(acme, { customerEmail }) };
    await server.call('tickets.update', { as: acme.admin, params, body: { assignedAgentId } });
  };
  await ticketOf(seen, acme.agent.userId);
  await ticketOf(hidden, acme.admin.userId);
  const as = await memberWith(server, acme, ['resolve_tickets']);
  const missing = { status: 404, error: { message: 'Customer not found' } };
  expect(await keep({ email: hidden }, as)).toMatchObject(missing);
  expect(await keep({ email: hidden, metadata: {} }, as)).toMatchObject(missing);
  expect(await keep({ email: 'new@example.com', metadata }, as)).toMatchObject(missing);
  expect(await keep({ email: seen, metadata: { plan: 'iron' } }, as)).toMatchObject({
    status: 200,
    body: { externalId: `shop of ${seen}`, metadata: { plan: 'iron' } },
  });
  expect((await keep({ email: seen, externalId: 'mine' }, as)).status).toBe(403);
  expect((await keep({ email: seen, isErasureDone: true }, as)).status).toBe(403);
  const { body } = await list({ email: hidden }, acme.admin);
  expect(body).toMatchObject([{ externalId: `shop of ${hidden}`, metadata }]);
});
