import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Who = 'agent' | 'admin' | 'customer';
let count = 0;
const newName = () => `Macro ${(count += 1)}`;

const tryToAdd = (body: object, who: Who = 'agent') =>
  server.call('macros.create', {
    as: server.acme[who],
    body: { name: newName(), status: 'resolved', ...body },
  });
async function add(body: object = {}, who: Who = 'agent') {
  const { status, body: made, error } = await tryToAdd(body, who);
  expect(status, error?.message).toBe(201);
  return made;
}
const list = async (who: Who = 'agent') =>
  (await server.call('macros.list', { as: server.acme[who] })).body;
const names = async (who: Who = 'agent') => (await list(who)).map(({ name }) => name);
const change = (id: string, body: object, who: Who = 'agent') =>
  server.call('macros.update', { as: server.acme[who], params: { id }, body });
const newTag = async () =>
  (await server.call('tags.create', { as: server.acme.admin, body: { name: newName() } })).body;

test('a new macro is personal, changes nothing unless told to, and is last in the list', async () => {
  const first = await add({ name: ' Solved ', reply: ' Hello {customer.firstName|there} ' });
  const second = await add({ note: 'Seen', status: null });
  expect(first).toMatchObject({
    name: 'Solved',
    reply: 'Hello {customer.firstName|there}',
    note: null,
    status: 'resolved',
    priority: null,
    assignee: null,
    addTags: [],
    removeTags: [],
    snooze: null,
    visibility: 'personal',
    useCount: 0,
    lastUsedAt: null,
  });
  expect(second).toMatchObject({ note: 'Seen', status: null, position: first.position + 1 });
  expect((await list()).slice(-2)).toEqual([first, second]);
});

describe('visibility', () => {
  test('a personal macro is visible only to its owner, for every operation', async () => {
    const { id, name } = await add();
    expect(await names('admin')).not.toContain(name);
    const as = server.acme.admin;
    const params = { id };
    const body = { ids: ['x'] };
    for (const answer of [
      await server.call('macros.update', { as, params, body: { name: 'Mine' } }),
      await server.call('macros.preview', { as, params, body }),
      await server.call('macros.apply', { as, params, body }),
      await server.call('macros.delete', { as, params }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.error.message).toBe('Macro not found');
    }
    await server.call('macros.delete', { as: server.acme.agent, params });
    expect((await server.call('macros.restore', { as, params })).status).toBe(404);
  });

  test('team macros come before an agent’s own, and anyone who writes for the team can change them', async () => {
    const own = await add({}, 'admin');
    const { id, name } = await add({ visibility: 'team' });
    const seen = await names('admin');
    expect(seen.indexOf(name)).toBeLessThan(seen.indexOf(own.name));
    const renamed = await change(id, { name: newName(), note: 'Too' }, 'admin');
    expect(renamed.body).toMatchObject({ id, note: 'Too', status: 'resolved' });
    expect(await list()).toContainEqual(renamed.body);
  });

  test('a customer sees no macros', async () => {
    const as = server.acme.customer;
    expect((await server.call('macros.list', { as })).status).toBe(403);
  });

  test('a macro moved to the team leaves its owner’s list and comes last in the team’s', async () => {
    const { id } = await add();
    const given = await change(id, { visibility: 'team' });
    expect(given.body.visibility).toBe('team');
    const ofTeam = (await list('admin')).filter(({ visibility }) => visibility === 'team');
    expect(ofTeam.at(-1)?.id).toBe(id);
  });
});

test('moving a macro shifts the owner’s other macros', async () => {
  const made = [await add(), await add(), await add()];
  const [first, second, third] = made.map(({ id }) => id);
  const place = made[0]?.position ?? 0;
  await change(third ?? '', { position: place });
  const order = (await list())
    .map(({ id }) => id)
    .filter((id) => made.some((one) => one.id === id));
  expect(order).toEqual([third, first, second]);
});

test('a name is unique within the team and among each member’s own, ignoring case', async () => {
  const { name } = await add();
  const again = await tryToAdd({ name: name.toUpperCase() });
  expect(again.status).toBe(409);
  expect(again.error).toMatchObject({
    code: 'macro_exists',
    errors: [{ field: 'name', message: 'You already have a macro with this name' }],
  });
  await add({ name }, 'admin');
  await add({ name, visibility: 'team' });
});

test.each([
  [{ status: null }, 'name', 'A macro needs at least one step'],
  [{ status: null, reply: ' ' }, 'name', 'A macro needs at least one step'],
  [{ reply: 'Hi {customer.frstName}' }, 'reply', /^Unknown variable \{customer\.frstName\}/],
  [{ note: '{?}' }, 'note', /^A question needs text/],
  [{ snooze: { hours: 4 } }, 'snooze', "A macro can't snooze a ticket that it resolves or closes"],
  [{ assignee: 'nobody' }, 'assignee', 'Assigned agent must be a member of this organization'],
  [{ addTagIds: ['gone'] }, 'addTagIds', 'This tag no longer exists'],
])('%j is refused with a sentence at its field', async (body, field, sentence) => {
  const { status, error } = await tryToAdd(body);
  expect(status).toBe(400);
  const message = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
  expect(error.errors).toMatchObject([{ field, message }]);
});

test('neither an agent of another organization nor a customer can be the assignee', async () => {
  for (const { userId } of [server.globex.agent, server.acme.customer]) {
    expect((await tryToAdd({ assignee: userId })).status).toBe(400);
  }
  const { assignee } = await add({ assignee: server.acme.admin.userId });
  expect(assignee).toBe(server.acme.admin.userId);
});

test('deleting a tag removes it from macros, and merging it puts the remaining tag in its place', async () => {
  const [gone, merged, kept] = [await newTag(), await newTag(), await newTag()];
  const { id } = await add({ addTagIds: [gone.id, merged.id], removeTagIds: [gone.id] });
  const as = server.acme.admin;
  await server.call('tags.delete', { as, params: { id: gone.id } });
  await server.call('tags.merge', { as, params: { id: kept.id }, body: { tagIds: [merged.id] } });
  const macro = (await list()).find((one) => one.id === id);
  expect(macro).toMatchObject({ addTags: [{ id: kept.id, name: kept.name }], removeTags: [] });
  expect((await change(id, { note: 'Still' })).body).toMatchObject({ note: 'Still' });
});

test('a deleted macro disappears for everyone, and is restored at its position', async () => {
  const { id, name } = await add({ visibility: 'team' });
  const before = await list();
  const params = { id };
  await server.call('macros.delete', { as: server.acme.agent, params });
  expect(await names('admin')).not.toContain(name);
  const back = await server.call('macros.restore', { as: server.acme.admin, params });
  expect(back.body.id).toBe(id);
  expect(await list()).toEqual(before);
  const again = await server.call('macros.restore', { as: server.acme.admin, params });
  expect(again.status).toBe(404);
});

test('an empty text removes the text', async () => {
  const { id } = await add({ reply: 'Hello', note: 'Note' });
  expect((await change(id, { reply: '', note: null })).body).toMatchObject({
    reply: null,
    note: null,
  });
});
