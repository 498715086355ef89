import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: false, allowPrivateTargets: true });
});
afterAll(() => server.stop());

async function keyWith(...permissions: ApiPermission[]) {
  const body = { name: 'Copy', permissions: ['webhooks:read' as const, ...permissions] };
  const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
  return { token: made.body.data.key };
}

/** The events of these calls that a key with this permission sees. */
async function told(permission: ApiPermission, happen: () => Promise<unknown>) {
  const as = await keyWith(permission);
  const { body } = await server.call('v1.events', { as, query: { after: 2 ** 40 } });
  await happen();
  const news = await server.call('v1.events', { as, query: { after: body.cursor } });
  return news.body.data.map(({ type, data }) => [type, data]);
}

async function article() {
  const body = { title: 'Descale', slug: newId().toLowerCase(), content: '<p>Vinegar</p>' };
  return (await server.call('helpArticles.create', { as: server.acme.admin, body })).body;
}

const admin = () => ({ as: server.acme.admin });

test('reports every change of articles, including their deletion', async () => {
  let id = '';
  let slug = '';
  const happened = await told('help:read', async () => {
    ({ id, slug } = await article());
    const params = { id };
    const change = (body: object) =>
      server.call('helpArticles.update', { ...admin(), params, body });
    await change({ title: 'Descale it' });
    await change({ isPublished: true });
    await change({ isPublished: false });
    await server.call('helpArticles.delete', { ...admin(), params });
  });
  const as = (title: string, isPublished = false) => ({
    article: { id, slug, title, isPublished },
  });
  expect(happened).toEqual([
    ['article.created', as('Descale')],
    ['article.updated', as('Descale it')],
    ['article.published', as('Descale it', true)],
    ['article.unpublished', as('Descale it')],
    ['article.deleted', as('Descale it')],
  ]);
});

test('reports customers that no longer have data', async () => {
  const email = 'vera@example.com';
  const keep = (body: object) =>
    server.call('customers.update', { ...admin(), body: { email, ...body } });
  const changed = (externalId: string | null, isKept: boolean) => [
    'customer.changed',
    { customer: { email, externalId, isKept } },
  ];
  const keepTwice = async () => {
    await keep({ metadata: { plan: 'gold' } });
    await keep({ externalId: 'shop-7' });
  };
  expect(await told('tickets:read', keepTwice)).toEqual([
    changed(null, true),
    changed('shop-7', true),
  ]);
  const removed = () => keep({ externalId: null, metadata: {} });
  expect(await told('tickets:read', removed)).toEqual([changed(null, false)]);
});

test('deletes the events of a customer without data, except the last one', async () => {
  const email = 'nora@example.com';
  const keep = (body: object) =>
    server.call('customers.update', { ...admin(), body: { email, ...body } });
  const happened = await told('tickets:read', async () => {
    await keep({ externalId: 'shop-8' });
    await keep({ externalId: null });
  });
  expect(happened).toEqual([
    ['customer.changed', { customer: { email, externalId: null, isKept: false } }],
  ]);
});

test('reports deleted and merged tags', async () => {
  const tag = async (name: string) =>
    (await server.call('tags.create', { ...admin(), body: { name } })).body.id;
  const [one, other, third] = [await tag('one'), await tag('other'), await tag('third')];
  const happened = await told('tags:read', async () => {
    await server.call('tags.delete', { ...admin(), params: { id: one } });
    await server.call('tags.merge', {
      ...admin(),
      params: { id: third },
      body: { tagIds: [other] },
    });
  });
  expect(happened).toEqual([
    ['tag.changed', { tagIds: [one], how: 'deleted' }],
    ['tag.changed', { tagIds: [third, other], how: 'merged' }],
  ]);
});

test('reports members whose role changed or who left', async () => {
  const { acme, context } = server;
  const userId = newId();
  await context.database.directory.write(async (tx) => {
    const email = `${userId.toLowerCase()}@acme.test`;
    const user = { email, password_hash: '', notification_preferences: {}, created_at: now() };
    await tx.insert('users', { ...user, id: userId });
    const membership = { id: newId(), user_id: userId, role: 'agent', created_at: now() };
    await tx.org(acme.id).insert('memberships', membership);
  });
  const team = await server.call('team.list', admin());
  const params = { memberId: team.body.find(({ user }) => user.id === userId)?.id ?? '' };
  const happened = await told('team:read', async () => {
    await server.call('team.setRole', { ...admin(), params, body: { role: 'admin' } });
    await server.call('team.remove', { ...admin(), params });
  });
  expect(happened).toEqual([
    ['member.role_changed', { member: { userId, role: 'admin' } }],
    ['member.removed', { member: { userId, role: 'admin' } }],
  ]);
});

test('reports nothing that the key cannot read', async () => {
  expect(await told('tickets:read', article)).toEqual([]);
  const as = await keyWith('webhooks:create', 'tickets:read');
  for (const [name, needed] of [
    ['article.deleted', 'help:read'],
    ['tag.changed', 'tags:read'],
    ['member.removed', 'team:read'],
  ] as const) {
    const body = { name: 'Copy', url: 'https://shop.example/', events: [name] };
    const refused = await server.call('webhooks.create', { as, body });
    expect([refused.status, refused.error.message]).toEqual([
      403,
      `This key needs ${needed} to receive ${name}`,
    ]);
  }
});

test('a webhook gets a deleted article even if it is limited to some tickets', async () => {
  const receiver = await startReceiver();
  const body = {
    name: 'Copy',
    url: receiver.url,
    events: ['article.deleted' as const],
    filter: 'priority:urgent',
  };
  const made = await server.call('webhooks.create', { ...admin(), body });
  const { id, slug, title } = await article();
  await server.call('helpArticles.delete', { ...admin(), params: { id } });
  await server.drain();
  const sent = receiver.received.map((each) => verified(made.body.data.secret, each));
  receiver.close();
  const deleted = { id, slug, title, isPublished: false };
  expect(sent).toMatchObject([{ type: 'article.deleted', data: { article: deleted } }]);
});
