// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../metadata.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startTestServer();
  const permissions = ['tickets:read', 'tickets:create', 'tickets:update'] as const;
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Shop', permissions: [...permissions] },
  });
  key = body.data.key;
});
afterAll(() => server.stop());

const words = { subject: 'The kettle does not boil', description: 'It worked yesterday.' };
const create = (more: Partial<Schema<'TicketCreateInput'>>, as: TestMember = server.acme.agent) =>
  server.call('tickets.create', { as, body: { ...words, ...more } });
const update = (id: string, body: Schema<'TicketUpdateInput'>) =>
  server.call('tickets.update', { as: server.acme.agent, params: { id }, body });
const get = async (id: string, as: TestMember = server.acme.agent) =>
  (await server.call('tickets.get', { as, params: { id } })).body;
const list = (externalId: string, as: TestMember = server.acme.agent) =>
  server.call('tickets.list', { as, query: { externalId } });
const foundBy = async (externalId: string) => (await list(externalId)).body.map(({ id }) => id);

const metadata = { order: 'SO-1044', amount: 129.5, isGift: false, coupon: null };

test('a ticket is found by its external ID, and has its metadata', async () => {
  const made = await create({ externalId: ' so-1 ', metadata });
  expect(made.body).toMatchObject({ externalId: 'so-1', metadata });
  await create({ externalId: 'so-2' });
  const { body, headers } = await list('so-1');
  expect(body).toMatchObject([{ id: made.body.id, externalId: 'so-1', metadata }]);
  expect(headers.get('x-total-count')).toBe('1');
  expect(await get(made.body.id)).toMatchObject({ externalId: 'so-1', metadata });
  expect(await foundBy('so')).toEqual([]);
  expect((await create({})).body).toMatchObject({ externalId: null, metadata: {} });
});

test('a key can read and write both', async () => {
  const as = { token: key };
  const made = await server.call('v1Tickets.create', {
    as,
    body: { ...words, externalId: 'v1-1', metadata },
  });
  expect(made.body.data).toMatchObject({ externalId: 'v1-1', metadata });
  const { id } = made.body.data;
  const query = { externalId: 'v1-1' };
  const found = await server.call('v1Tickets.list', { as, query });
  expect(found.body.data).toEqual([made.body.data]);
  expect(found.body.pagination.total).toBe(1);
  const patch = { externalId: null, metadata: { order: 'SO-2' } };
  const changed = await server.call('v1Tickets.update', { as, params: { id }, body: patch });
  expect(changed.body.data).toMatchObject(patch);
  expect((await server.call('v1Tickets.list', { as, query })).body.data).toEqual([]);
});

test('an external ID is unique within an organization', async () => {
  const { id } = (await create({ externalId: 'twice' })).body;
  const other = (await create({})).body;
  const message = 'Another ticket has this external ID';
  const refusal = {
    status: 409,
    error: {
      code: 'external_id_taken',
      message,
      errors: [{ field: 'externalId', code: 'external_id_taken', message }],
    },
  };
  expect(await create({ externalId: 'twice' })).toMatchObject(refusal);
  expect(await update(other.id, { externalId: 'twice' })).toMatchObject(refusal);
  // The ticket's own ID, and an ID of another organization, are available.
  expect((await update(id, { externalId: 'twice', priority: 'high' })).status).toBe(200);
  const there = server.globex.agent;
  expect((await create({ externalId: 'twice' }, there)).status).toBe(201);
  await update(id, { externalId: null });
  expect((await update(other.id, { externalId: 'twice' })).body.externalId).toBe('twice');
});

test('of concurrent requests with the same external ID, only one creates a ticket', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => create({ externalId: 'at once' })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
});

test('a change records an event for API clients, but no timeline entry', async () => {
  const { id, timeline, updatedAt } = (await create({ metadata: { order: 'SO-1' } })).body;
  const changed = await update(id, { externalId: 'told', metadata });
  expect(changed.body.timeline).toHaveLength(timeline.length);
  expect(changed.body.updatedAt > updatedAt).toBe(true);
  const { org } = server.acme;
  const events = await org.all<{ name: string; payload: string }>(
    org.from('events').where('name', 'ticket.updated').orderBy('seq', 'desc').limit(1),
  );
  expect(JSON.parse(events[0]?.payload ?? '')).toMatchObject({
    ticket: { id, externalId: 'told', metadata },
    changes: {
      externalId: { from: null, to: 'told' },
      metadata: { from: '{"order":"SO-1"}', to: JSON.stringify(metadata) },
    },
  });
  const same = await update(id, { externalId: 'told', metadata });
  expect(same.body.updatedAt).toBe(changed.body.updatedAt);
  expect((await update(id, { metadata: {} })).body.metadata).toEqual({});
});

test('customers can’t read, write or search by them', async () => {
  const { customer } = server.acme;
  const made = await create({ externalId: 'secret', metadata, customerEmail: customer.email });
  const { id } = made.body;
  const theirs = (await create({ subject: 'Mine' }, customer)).body;
  expect((await update(theirs.id, { externalId: 'theirs', metadata })).status).toBe(200);
  const hidden = { externalId: null, metadata: {} };
  expect(await get(theirs.id, customer)).toMatchObject(hidden);
  const listed = await server.call('tickets.list', { as: customer });
  expect(listed.body.find((one) => one.id === theirs.id)).toMatchObject(hidden);
  expect((await list('theirs', customer)).body).toEqual([]);
  expect((await create({ externalId: 'own' }, customer)).status).toBe(403);
  expect((await create({ metadata: {} }, customer)).status).toBe(403);
  expect(id).toBeTruthy();
});

test('an imported ticket keeps both, and an existing one is recognized', async () => {
  const { id } = (await create({ externalId: 'here' })).body;
  const past = (externalId: string) => ({
    ...words,
    externalId,
    createdAt: '2024-05-01T10:00:00Z',
  });
  const { body } = await server.call('tickets.import', {
    as: server.acme.admin,
    body: {
      tickets: [
        { ...past('old-1'), metadata },
        past('here'),
        { ...past('old-2'), metadata: { list: [] as never } },
      ],
    },
  });
  expect(body.results).toMatchObject([
    { outcome: 'imported' },
    { outcome: 'known', id },
    {
      outcome: 'refused',
      message: 'list in metadata must be a string, number, boolean or null',
    },
  ]);
  const [imported] = (await list('old-1')).body;
  expect(imported).toMatchObject({ id: body.results[0]?.id, metadata });
});

test('a ticket is restored without its external ID if another ticket uses it now', async () => {
  const as = server.acme.admin;
  const [one, other] = [
    await create({ externalId: 'bin-1' }),
    await create({ externalId: 'bin-2' }),
  ];
  const ids = [one.body.id, other.body.id];
  for (const id of ids) await server.call('tickets.delete', { as, params: { id } });
  await create({ externalId: 'bin-1' });
  await server.call('tickets.restore', { as, body: { ids } });
  expect((await get(one.body.id)).externalId).toBeNull();
  expect((await get(other.body.id)).externalId).toBe('bin-2');
});

test('the external ID of a merged ticket leads to the remaining ticket, and is restored when the merge is undone', async () => {
  const as = server.acme.agent;
  const [one, other, rest] = [
    await create({ externalId: 'merged-1', metadata }),
    await create({ externalId: 'merged-2' }),
    await create({}),
  ];
  const ids = [one.body.id, other.body.id];
  const body = { ids: [...ids, rest.body.id], intoId: rest.body.id };
  expect((await server.call('tickets.merge', { as, body })).status).toBe(200);
  expect(await foundBy('merged-1')).toEqual([rest.body.id]);
  const found = await server.call('v1Tickets.list', {
    as: { token: key },
    query: { externalId: 'merged-2' },
  });
  expect(found.body.data.map(({ id }) => id)).toEqual([rest.body.id]);
  expect(found.body.pagination.total).toBe(1);
  const message = `${one.body.ticketNumber}, which was merged into another ticket, has this external ID`;
  const refusal = { status: 409, error: { code: 'external_id_taken', message } };
  expect(await create({ externalId: 'merged-1' })).toMatchObject(refusal);
  expect(await update((await create({})).body.id, { externalId: 'merged-1' })).toMatchObject(
    refusal,
  );
  const past = { ...words, externalId: 'merged-1', createdAt: '2024-05-01T10:00:00Z' };
  const imported = await server.call('tickets.import', {
    as: server.acme.admin,
    body: { tickets: [past] },
  });
  expect(imported.body.results).toMatchObject([{ outcome: 'known', id: one.body.id }]);
  // The remaining ticket may take the ID: a client that finds the ticket by this ID writes the ID to it.
  expect((await update(rest.body.id, { externalId: 'merged-2' })).status).toBe(200);
  expect((await server.call('tickets.unmerge', { as, body: { ids } })).status).toBe(200);
  expect(await get(one.body.id)).toMatchObject({ externalId: 'merged-1', metadata });
  expect((await get(other.body.id)).externalId).toBeNull();
  expect(await foundBy('merged-2')).toEqual([rest.body.id]);
});

test('a merged ticket is restored with the remaining one, without an external ID that is in use', async () => {
  const as = server.acme.admin;
  const [one, rest] = [await create({ externalId: 'gone-1' }), await create({})];
  const ids = [one.body.id, rest.body.id];
  await server.call('tickets.merge', { as, body: { ids, intoId: rest.body.id } });
  await server.call('tickets.delete', { as, params: { id: rest.body.id } });
  expect(await foundBy('gone-1')).toEqual([]);
  const taker = await create({ externalId: 'gone-1' });
  await server.call('tickets.restore', { as, body: { ids: [rest.body.id] } });
  expect(await foundBy('gone-1')).toEqual([taker.body.id]);
  await server.call('tickets.unmerge', { as, body: { ids: [one.body.id] } });
  expect((await get(one.body.id)).externalId).toBeNull();
});

test('rejects metadata that isn’t a flat list of short values', async () => {
  const refused = async (asked: object) => {
    const { status, error } = await create({ metadata: asked as never });
    return [status, error.message, error.errors?.[0]?.field];
  };
  expect(await refused({ deep: {} })).toEqual([
    400,
    'deep in metadata must be a string, number, boolean or null',
    'metadata',
  ]);
  const id = await makeTicket(server.acme);
  const long = await update(id, { metadata: { note: 'x'.repeat(501) } });
  expect(long.error.message).toBe('note in metadata has more than 500 characters');
});

test.each([
  [{ a: 1 }, null],
  [{ '': 1 }, 'A metadata key must have 1 to 40 characters'],
  [{ ['n'.repeat(40)]: 'x'.repeat(500) }, null],
  [{ ['n'.repeat(41)]: 1 }, 'A metadata key must have 1 to 40 characters'],
  [{ list: [1] }, 'list in metadata must be a string, number, boolean or null'],
  [Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`n${at}`, at])), null],
  [
    Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`n${at}`, at])),
    'Metadata can have up to 50 names',
  ],
])('metadata %#', (metadata, why) => {
  expect(refusalOf(Object.entries(metadata))).toBe(why);
});
