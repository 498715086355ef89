// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Who = 'agent' | 'admin' | 'customer';
let count = 0;
const newName = () => `View ${(count += 1)}`;

async function save(body: object, who: Who = 'agent') {
  const answer = await server.call('views.create', {
    as: server.acme[who],
    body: { name: newName(), query: '', ...body },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}
const list = async (who: Who = 'agent') =>
  (await server.call('views.list', { as: server.acme[who] })).body;
const names = async (who: Who = 'agent') => (await list(who)).views.map(({ name }) => name);
const patch = (id: string, body: object, who: Who = 'agent') =>
  server.call('views.update', { as: server.acme[who], params: { id }, body });
const countOf = async (id: string, who: Who = 'agent') =>
  (await server.call('views.counts', { as: server.acme[who] })).body.find((one) => one.id === id)
    ?.count;

test('a new view is personal and comes last', async () => {
  const first = await save({ name: ' To look at ', query: ' assignee:me is:unread ' });
  const second = await save({ layout: 'beside' });
  expect(first).toMatchObject({
    name: 'To look at',
    query: 'assignee:me is:unread',
    layout: null,
    visibility: 'personal',
  });
  expect(second).toMatchObject({ layout: 'beside', position: first.position + 1 });
  expect((await list()).views.slice(-2)).toEqual([first, second]);
});

describe('visibility', () => {
  test('a personal view is visible only to its owner, for every operation', async () => {
    const { id, name } = await save({});
    expect(await names('admin')).not.toContain(name);
    const as = server.acme.admin;
    const params = { id };
    const tries = [
      server.call('views.update', { as, params, body: { name: 'Mine' } }),
      server.call('views.delete', { as, params }),
      server.call('views.setDefault', { as, body: { view: id } }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect(answer.status).toBe(404);
      expect(answer.error.message).toBe('View not found');
    }
    await server.call('views.delete', { as: server.acme.agent, params });
    expect((await server.call('views.restore', { as, params })).status).toBe(404);
  });

  test('team views come before an agent’s own, and only admins change them', async () => {
    const own = await save({});
    const { id, name } = await save({ visibility: 'team' }, 'admin');
    const seen = await names();
    expect(seen.indexOf(name)).toBeLessThan(seen.indexOf(own.name));
    const as = server.acme.agent;
    expect((await patch(id, { name: 'Renamed' })).status).toBe(404);
    expect((await server.call('views.delete', { as, params: { id } })).status).toBe(404);
    const shared = await server.call('views.create', {
      as,
      body: { name: newName(), query: '', visibility: 'team' },
    });
    expect(shared.status).toBe(403);
    expect((await patch(own.id, { visibility: 'team' })).status).toBe(403);
    expect((await patch(id, { name: `${name} renamed` }, 'admin')).status).toBe(200);
    expect(await names()).toContain(`${name} renamed`);
  });

  test('a shared view is visible to everyone, and belongs to the member who makes it personal again', async () => {
    const { id, name } = await save({}, 'admin');
    expect(await names()).not.toContain(name);
    expect((await patch(id, { visibility: 'team' }, 'admin')).body.visibility).toBe('team');
    expect(await names()).toContain(name);
    await patch(id, { visibility: 'personal' }, 'admin');
    expect(await names()).not.toContain(name);
    expect((await names('admin')).at(-1)).toBe(name);
  });

  test('a customer sees neither views nor counts', async () => {
    const as = server.acme.customer;
    expect((await server.call('views.list', { as })).status).toBe(403);
    expect((await server.call('views.counts', { as })).status).toBe(403);
  });
});

describe('the query', () => {
  test.each([
    ['status:opn', /^status: must be .* not “opn” \(at character 1\)$/],
    ['grinder asignee:me', /^Unknown filter asignee:.* \(at character 9\)$/],
    ['assignee:nobody@nowhere.example', /^No member has the address/],
  ])('%s is refused in the language’s own words', async (query, sentence) => {
    const as = server.acme.agent;
    const made = await server.call('views.create', { as, body: { name: newName(), query } });
    expect(made.status).toBe(400);
    expect(made.error.errors).toMatchObject([
      { field: 'query', message: expect.stringMatching(sentence) },
    ]);
    const { id, query: before } = await save({ query: 'is:open' });
    expect((await patch(id, { query })).status).toBe(400);
    expect((await list()).views.find((view) => view.id === id)?.query).toBe(before);
  });

  test('a view with a former member in its query can be renamed, but has no count', async () => {
    const { id } = await save({ query: `assignee:${server.acme.admin.email}` });
    expect(await countOf(id)).toBe(0);
    const { org } = server.acme;
    const query = 'assignee:gone@acme.example';
    await org.write((tx) => tx.update('ticket_views', { id }, { query }));
    expect(await countOf(id)).toBeNull();
    expect((await patch(id, { name: newName() })).status).toBe(200);
  });
});

test('a query still works after its tags and forms are renamed', async () => {
  const as = server.acme.admin;
  const tag = (await server.call('tags.create', { as, body: { name: 'Refund' } })).body;
  const fields = [
    { id: 'email', name: 'email', label: 'Email', type: 'email' as const, required: true },
  ];
  const body = { name: 'Repair', title: 'Repair', isActive: true, fields };
  const form = (await server.call('contactForms.create', { as, body })).body;
  const { id } = await save({ query: 'form:repair -tag:refund,refund parcel' });
  await server.call('tags.update', { as, params: { id: tag.id }, body: { name: 'Money back' } });
  await server.call('contactForms.update', {
    as,
    params: { id: form.id },
    body: { name: 'Repairs' },
  });
  expect(await countOf(id)).toBe(0);
  const { query } = (await list()).views.find((one) => one.id === id) ?? {};
  expect(query).toBe(`form:${form.id} -tag:${tag.id},${tag.id} parcel`);
});

test("a view's count equals its list, for every member", async () => {
  const { id } = await save({ query: 'assignee:me turn:us', visibility: 'team' }, 'admin');
  const words = await save({ query: 'zebrafish' });
  const ticket = await makeTicket(server.acme, { subject: 'About a zebrafish' });
  const update = { as: server.acme.admin, params: { id: ticket } };
  const assigned = server.acme.agent.userId;
  await server.call('tickets.update', { ...update, body: { assignedAgentId: assigned } });
  expect(await countOf(id)).toBe(1);
  expect(await countOf(id, 'admin')).toBe(0);
  expect(await countOf(words.id)).toBe(1);
  for (const view of [id, words.id]) {
    const { query } = (await list()).views.find((one) => one.id === view) ?? {};
    const page = await server.call('tickets.list', {
      as: server.acme.agent,
      query: { query: query ?? '' },
    });
    expect(Number(page.headers.get('x-total-count'))).toBe(await countOf(view));
  }
  await server.call('tickets.update', { ...update, body: { status: 'closed' } });
  expect(await countOf(id)).toBe(0);
});

describe('names and limits', () => {
  test('a name is unique within the team and among each member’s own, ignoring case', async () => {
    const name = newName();
    await save({ name });
    await save({ name }, 'admin');
    const shared = await save({ name, visibility: 'team' }, 'admin');
    const body = { name: name.toUpperCase(), query: '' };
    const again = await server.call('views.create', { as: server.acme.agent, body });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: 'view_exists',
      errors: [{ field: 'name', message: 'You already have a view with this name' }],
    });
    const other = await save({ visibility: 'team' }, 'admin');
    const taken = await patch(other.id, { name }, 'admin');
    expect(taken.error.message).toBe('The team already has a view with this name');
    expect((await patch(shared.id, { name: name.toLowerCase() }, 'admin')).status).toBe(200);
  });

  test('a member has at most 50 views, and deleted ones don’t count', async () => {
    const as = server.globex.agent;
    const create = (name: string) => server.call('views.create', { as, body: { name, query: '' } });
    for (let at = 0; at < 50; at += 1) expect((await create(`Number ${at}`)).status).toBe(201);
    const refused = await create('Too many');
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'You can have up to 50 personal views',
    ]);
    const { views } = (await server.call('views.list', { as })).body;
    const params = { id: views[0]?.id ?? '' };
    await server.call('views.delete', { as, params });
    expect((await create('Now there is room')).status).toBe(201);
    expect((await server.call('views.restore', { as, params })).error.code).toBe('too_many');
  });
});

test('moving a view shifts the owner’s other views', async () => {
  const as = server.globex.admin;
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    ids.push((await server.call('views.create', { as, body: { name, query: '' } })).body.id);
  }
  const order = async () =>
    (await server.call('views.list', { as })).body.views.map(({ name, position }) => [
      name,
      position,
    ]);
  const [a = '', b = '', , d = ''] = ids;
  const move = (id: string, position: number) =>
    server.call('views.update', { as, params: { id }, body: { position } });
  expect((await move(d, 1)).body.position).toBe(1);
  expect(await order()).toEqual([
    ['a', 0],
    ['d', 1],
    ['b', 2],
    ['c', 3],
  ]);
  await move(a, 1_000);
  await server.call('views.delete', { as, params: { id: b } });
  expect(await order()).toEqual([
    ['d', 0],
    ['c', 1],
    ['a', 2],
  ]);
  await server.call('views.restore', { as, params: { id: b } });
  expect((await order()).map(([name]) => name)).toEqual(['d', 'b', 'c', 'a']);
});

test('a view can’t be restored a day after it was deleted, and the next deletion removes it', async () => {
  const { id } = await save({});
  const other = await save({});
  const as = server.acme.agent;
  await server.call('views.delete', { as, params: { id } });
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000 - 1).toISOString();
  const { org } = server.acme;
  await org.write((tx) => tx.update('ticket_views', { id }, { deleted_at: yesterday }));
  expect((await server.call('views.restore', { as, params: { id } })).status).toBe(404);
  await server.call('views.delete', { as, params: { id: other.id } });
  const left = await org.all<{ id: string }>(
    org.from('ticket_views').whereIn('id', [id, other.id]).select('id'),
  );
  expect(left.map((row) => row.id)).toEqual([other.id]);
});

describe('the default view', () => {
  const choose = (view: string | null, who: Who = 'agent') =>
    server.call('views.setDefault', { as: server.acme[who], body: { view } });
  const chosen = async (who: Who = 'agent') => (await list(who)).defaultView;

  test('can be a built-in view, a saved view that the member sees, or none', async () => {
    expect(await chosen()).toBeNull();
    const { id } = await save({ visibility: 'team' }, 'admin');
    expect((await choose(id)).status).toBe(204);
    expect([await chosen(), await chosen('admin')]).toEqual([id, null]);
    for (const given of ['mine', 'unassigned', 'needsReply', 'waiting', 'snoozed']) {
      await choose(given);
      expect(await chosen()).toBe(given);
    }
    for (const unknown of ['unknown', 'constructor'])
      expect((await choose(unknown)).status).toBe(404);
    await choose(null);
    expect(await chosen()).toBeNull();
  });

  test('is none while the view is deleted', async () => {
    const { id } = await save({});
    const params = { id };
    await choose(id);
    await server.call('views.delete', { as: server.acme.agent, params });
    expect(await chosen()).toBeNull();
    await server.call('views.restore', { as: server.acme.agent, params });
    expect(await chosen()).toBe(id);
  });
});

test('a change is recorded by IDs, for the team or for one member', async () => {
  const { id } = await save({}, 'admin');
  await patch(id, { query: 'is:open' }, 'admin');
  await patch(id, { visibility: 'team' }, 'admin');
  await server.call('views.delete', { as: server.acme.admin, params: { id } });
  const { org, admin } = server.acme;
  const rows = await org.all<{ payload: string }>(
    org.from('events').where('name', 'view.changed').orderBy('seq').select('payload'),
  );
  const owners = rows
    .map(({ payload }) => JSON.parse(payload) as { viewIds: string[]; ownerId: string | null })
    .filter(({ viewIds }) => viewIds.includes(id))
    .map(({ ownerId }) => ownerId);
  expect(owners).toEqual([admin.userId, admin.userId, null, null]);
});
