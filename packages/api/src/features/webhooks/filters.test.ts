import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebhookRow } from '../../database/rows/programs.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { makeDeliveries } from './store/fan-out.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
});
afterAll(() => server.stop());
afterEach(async () => {
  const { body } = await server.call('webhooks.list', { as: server.acme.admin });
  for (const { id } of body.data) {
    await server.call('webhooks.delete', { as: server.acme.admin, params: { id } });
  }
});

const input = { name: 'Shop', url: 'http://127.0.0.1:9/', events: ['ticket.created'] };
const create = (more: object, as: object = server.acme.admin) =>
  server.call('webhooks.create', { as, body: { ...input, ...more } } as never);

async function subscribe(filter: string, events: string[] = ['ticket.created']) {
  const made = await create({ filter, events });
  expect(made.status, made.error?.message).toBe(201);
  const { id } = made.body.data;
  // Keeps the server's worker from delivering it.
  await server.context.database.directory.write((tx) =>
    tx.update('webhook_health', { webhook_id: id }, { resting_until: '2100-01-01' }),
  );
  return id;
}

/** The types of the events sent to a webhook. */
async function toldOf(id: string): Promise<string[]> {
  await makeDeliveries(server.context.database, server.acme.org);
  const { org } = server.acme;
  const rows = await org.all<{ type: string }>(
    org.from('webhook_deliveries').where('webhook_id', id).orderBy('seq'),
  );
  return rows.map(({ type }) => type);
}

async function open(body: object = {}) {
  const made = await server.call('tickets.create', {
    as: server.acme.admin,
    body: { subject: 'Parcel', description: 'Lost', ...body },
  });
  expect(made.status, made.error?.message).toBe(201);
  return made.body.id;
}

const tag = async (name: string) =>
  (await server.call('tags.create', { as: server.acme.admin, body: { name } })).body.id;

test('a webhook with a filter only gets events of matching tickets', async () => {
  const refund = await tag('Refund');
  await tag('Returned');
  const hooks = {
    urgent: await subscribe('priority:urgent'),
    refunds: await subscribe('tag:refund'),
    others: await subscribe('-tag:refund is:open'),
    either: await subscribe('tag:refund,returned'),
    ofAda: await subscribe('from:ada@example.com'),
    unassigned: await subscribe('is:unassigned'),
    byStaff: await subscribe('channel:staff'),
    byMail: await subscribe('channel:email'),
    ours: await subscribe('turn:us'),
    withFile: await subscribe('has:file'),
    old: await subscribe('before:2020-01-01'),
    fresh: await subscribe('after:2020-01-01'),
    all: await subscribe(''),
  };
  await open({ priority: 'urgent', customerEmail: 'ada@example.com' });
  await open({ tagIds: [refund] });
  const counts: Record<string, number> = {};
  for (const [name, id] of Object.entries(hooks)) counts[name] = (await toldOf(id)).length;
  expect(counts).toEqual({
    urgent: 1,
    refunds: 1,
    others: 1,
    either: 1,
    ofAda: 1,
    unassigned: 2,
    byStaff: 2,
    byMail: 0,
    ours: expect.any(Number),
    withFile: 0,
    old: 0,
    fresh: 2,
    all: 2,
  });
});

test('matches the ticket as it was in the event, even after it moves to the trash', async () => {
  const events = ['ticket.created', 'ticket.updated', 'ticket.deleted'];
  const urgent = await subscribe('priority:urgent', events);
  const byStaff = await subscribe('channel:staff', events);
  const id = await open({ priority: 'low' });
  const as = server.acme.admin;
  await server.call('tickets.update', { as, params: { id }, body: { priority: 'urgent' } });
  await server.call('tickets.delete', { as, params: { id } });
  expect(await toldOf(urgent)).toEqual(['ticket.updated', 'ticket.deleted']);
  expect(await toldOf(byStaff)).toEqual(events);
});

test('sends events without a ticket whatever the filter', async () => {
  const id = await subscribe('priority:urgent', ['contact_form.submitted']);
  await server.acme.org.write((tx) =>
    tx.record('contact_form.submitted', { formId: 'f', submissionId: 's', ticketId: null }),
  );
  expect(await toldOf(id)).toEqual(['contact_form.submitted']);
});

test.each([
  [
    'status:opne',
    'status: must be open, in_progress, resolved or closed, not “opne” (at character 1)',
  ],
  ['is:open priorty:low', 'Unknown filter priorty:. Did you mean priority:? (at character 9)'],
  ['is:open parcel', "A filter can't contain plain words, such as “parcel” (at character 9)"],
  ['is:unread', "A webhook filter can't use unread or mentioned tickets (at character 1)"],
  ['is:open is:mine', "A webhook filter can't use me. Name the assignee instead (at character 9)"],
  ['follower:ada@example.com', 'No member has the address ada@example.com'],
  ['is:open sort:oldest', "A webhook filter can't be sorted (at character 9)"],
  ['tag:none-such', 'There is no tag “none-such”'],
])('rejects the filter %s with the position of the error', async (filter, message) => {
  const refused = { status: 400, error: { errors: [{ field: 'filter', message }] } };
  expect(await create({ filter })).toMatchObject(refused);
  const id = await subscribe('is:open');
  const as = server.acme.admin;
  expect(
    await server.call('webhooks.update', { as, params: { id }, body: { filter } }),
  ).toMatchObject(refused);
  const { body } = await server.call('webhooks.get', { as, params: { id } });
  expect(body.data).toMatchObject({ filter: 'is:open', filterProblem: null });
});

test('a filter follows a renamed tag and shows its new name', async () => {
  const named = await tag('Urgent repair');
  const id = await subscribe('tag:"urgent repair"');
  const as = server.acme.admin;
  await server.call('tags.update', { as, params: { id: named }, body: { name: 'Rush' } });
  await open({ tagIds: [named] });
  expect(await toldOf(id)).toEqual(['ticket.created']);
  const { body } = await server.call('webhooks.get', { as, params: { id } });
  expect(body.data).toMatchObject({ filter: 'tag:Rush', filterProblem: null });
});

test('a filter by a deleted tag matches nothing and reports it', async () => {
  const gone = await tag('Fleeting');
  const id = await subscribe('tag:fleeting');
  const as = server.acme.admin;
  await server.call('tags.delete', { as, params: { id: gone } });
  await makeTicket(server.acme);
  expect(await toldOf(id)).toEqual([]);
  const { body } = await server.call('webhooks.get', { as, params: { id } });
  expect(body.data.filterProblem).toBe('There is no tag “Fleeting”');
  await server.call('webhooks.update', { as, params: { id }, body: { filter: '' } });
  await makeTicket(server.acme);
  expect(await toldOf(id)).toEqual(['ticket.created']);
});

test('a key that cannot read tickets cannot find out tags with a filter', async () => {
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: {
      name: 'Forms',
      permissions: ['webhooks:create', 'webhooks:update', 'contact_forms:read'],
    },
  });
  const as = { token: body.data.key };
  const events = ['contact_form.submitted'];
  const refused = {
    status: 403,
    error: { message: 'This key needs tickets:read to filter by tickets' },
  };
  expect(await create({ events, filter: 'tag:none-such' }, as)).toMatchObject(refused);
  const made = await create({ events }, as);
  expect(made.status).toBe(201);
  const params = { id: made.body.data.id };
  const change = { as, params, body: { filter: 'tag:none-such' } };
  expect(await server.call('webhooks.update', change)).toMatchObject(refused);
});

const stored = (id: string) =>
  server.acme.org.first<WebhookRow>(server.acme.org.from('webhooks').where('id', id));

test('headers are stored encrypted, and show their last four characters only if they are long', async () => {
  const made = await create({
    headers: [
      { name: 'Authorization', value: 'Bearer canary-header-9xQ2' },
      { name: 'X-Shop', value: 'short' },
    ],
  });
  const headers = [
    { name: 'Authorization', lastFour: '9xQ2' },
    { name: 'X-Shop', lastFour: null },
  ];
  expect(made.body.data.headers).toEqual(headers);
  const row = await stored(made.body.data.id);
  expect(row?.headers).not.toContain('canary-header');
  const { body } = await server.call('webhooks.list', { as: server.acme.admin });
  expect(body.data[0]?.headers).toEqual(headers);
  expect(JSON.stringify(body)).not.toContain('canary-header');
});

test.each([
  [
    { name: 'Host', value: 'inside' },
    "The header Host can't be set: the server or the connection sets it",
  ],
  [{ name: 'content-length', value: '1' }, /can't be set/],
  [{ name: 'Content-Type', value: 'text/html' }, /can't be set/],
  [{ name: 'Transfer-Encoding', value: 'chunked' }, /can't be set/],
  [{ name: 'Webhook-Signature', value: 'v1,x' }, /can't be set/],
  [{ name: 'X-Forwarded-For', value: '127.0.0.1' }, /can't be set/],
  [{ name: 'X-A', value: 'a\r\nX-B: b' }, /a single line of ASCII/],
  [{ name: 'X-A\r\nX-B', value: 'b' }, /only letters, digits, hyphens and underscores/],
  [{ name: 'X-A', value: ' a ' }, /a single line of ASCII/],
  [{ name: 'X-A', value: 'ä' }, /a single line of ASCII/],
  [{ name: 'X-A' }, 'The header X-A needs a value'],
])('rejects the header %j', async (header, message) => {
  const refused = await create({ headers: [header] });
  expect(refused.status).toBe(400);
  const [error] = refused.error.errors ?? [];
  if (typeof message === 'string') expect(error?.message).toBe(message);
  else expect(error?.message).toMatch(message);
});

test('rejects duplicate headers in any case', async () => {
  const headers = ['X-Shop', 'x-shop'].map((name) => ({ name, value: 'a' }));
  expect((await create({ headers })).error.message).toBe('The header x-shop is given twice');
});

test('a value stays until another is set, and is never sent to another host', async () => {
  const made = await create({
    headers: [{ name: 'Authorization', value: 'Bearer of-the-shop-9xQ2' }],
  });
  const { id } = made.body.data;
  const as = server.acme.admin;
  const change = (body: object) => server.call('webhooks.update', { as, params: { id }, body });
  const before = await stored(id);
  expect((await change({ name: 'Store' })).status).toBe(200);
  expect((await change({ headers: [{ name: 'authorization' }] })).status).toBe(200);
  const valueOf = (row: WebhookRow | undefined) => JSON.parse(row?.headers ?? '[]')[0].value;
  expect(valueOf(await stored(id))).toBe(valueOf(before));
  expect((await change({ url: 'http://127.0.0.1:9/other' })).status).toBe(200);
  const url = 'http://127.0.0.1:10/';
  const message = 'Send the value of authorization again, because messages now go to another host';
  const refused = { status: 400, error: { errors: [{ field: 'headers', message }] } };
  expect(await change({ url })).toMatchObject(refused);
  expect(await change({ url, headers: [{ name: 'authorization' }] })).toMatchObject(refused);
  expect((await change({ url, headers: [{ name: 'authorization', value: 'new' }] })).status).toBe(
    200,
  );
  expect((await change({ url: input.url, headers: [] })).body.data.headers).toEqual([]);
});

test('the filter and headers of another organization’s webhook cannot be changed', async () => {
  const { id } = (await create({})).body.data;
  for (const body of [{ filter: 'is:open' }, { headers: [] }]) {
    const as = server.globex.admin;
    expect((await server.call('webhooks.update', { as, params: { id }, body })).status).toBe(404);
  }
});
