import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetDeletedTexts } from '../../stored-files/store/texts-with-files.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Who = 'agent' | 'admin' | 'customer';
let count = 0;
/** A word that nothing else in these tests contains. */
const newWord = () => `word${(count += 1)}x`;

async function create(body: object, who: Who = 'agent') {
  const text = 'Hello {customer.firstName|there}';
  const answer = await server.call('cannedReplies.create', {
    as: server.acme[who],
    body: { title: 'Hello', text, ...body },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}
const list = async (query: Record<string, string | number>, who: Who = 'agent') =>
  (await server.call('cannedReplies.list', { as: server.acme[who], query })).body;
const titles = async (query: Record<string, string | number>, who: Who = 'agent') =>
  (await list(query, who)).map(({ title }) => title);

test('a new canned reply is personal and has no uses', async () => {
  const made = await create({ title: ' Opening ', shortcut: 'Open-1', folder: '' });
  expect(made).toMatchObject({
    title: 'Opening',
    shortcut: 'open-1',
    text: 'Hello {customer.firstName|there}',
    format: 'text',
    folder: null,
    visibility: 'personal',
    files: [],
    useCount: 0,
    lastUsedAt: null,
  });
  const read = { as: server.acme.agent, params: { id: made.id } };
  expect((await server.call('cannedReplies.get', read)).body).toEqual(made);
});

describe('visibility', () => {
  test('only its owner can see, change, use or restore a personal canned reply', async () => {
    const word = newWord();
    const { id } = await create({ title: word, folder: word });
    expect(await titles({ q: word })).toEqual([word]);
    expect(await list({ q: word }, 'admin')).toEqual([]);
    const as = server.acme.admin;
    const params = { id };
    const tries = [
      server.call('cannedReplies.get', { as, params }),
      server.call('cannedReplies.update', { as, params, body: { title: 'Mine' } }),
      server.call('cannedReplies.delete', { as, params }),
      server.call('cannedReplies.use', { as, params }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect(answer.status).toBe(404);
      expect(answer.error.message).toBe('Canned reply not found');
    }
    const folders = await server.call('cannedReplies.folders', { as });
    expect(folders.body.map(({ name }) => name)).not.toContain(word);
    await server.call('cannedReplies.delete', { as: server.acme.agent, params });
    expect((await server.call('cannedReplies.restore', { as, params })).status).toBe(404);
  });

  test('team replies are visible to everyone who writes for the team, and they can change them', async () => {
    const word = newWord();
    const { id } = await create({ title: word, visibility: 'team' });
    expect(await titles({ q: word }, 'admin')).toEqual([word]);
    expect(await titles({ q: word, visibility: 'personal' }, 'admin')).toEqual([]);
    const body = { title: `${word} changed` };
    const as = server.acme.admin;
    await server.call('cannedReplies.update', { as, params: { id }, body });
    expect(await titles({ q: word, visibility: 'team' })).toEqual([`${word} changed`]);
  });

  test('a customer sees no canned replies', async () => {
    const as = server.acme.customer;
    expect((await server.call('cannedReplies.list', { as })).status).toBe(403);
  });
});

describe('a shortcut', () => {
  test('is unique within the team and among each member’s own, ignoring case', async () => {
    const shortcut = newWord();
    const own = await create({ shortcut });
    await create({ shortcut }, 'admin');
    const team = await create({ shortcut, visibility: 'team' });
    const again = await server.call('cannedReplies.create', {
      as: server.acme.agent,
      body: { title: 'Again', text: 'Again', shortcut: shortcut.toUpperCase() },
    });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: 'shortcut_taken',
      errors: [{ field: 'shortcut', message: 'Another canned reply has this shortcut' }],
    });
    const move = await server.call('cannedReplies.update', {
      as: server.acme.agent,
      params: { id: own.id },
      body: { visibility: 'team' },
    });
    expect(move.error.code).toBe('shortcut_taken');
    const same = await server.call('cannedReplies.update', {
      as: server.acme.agent,
      params: { id: team.id },
      body: { shortcut, title: 'Still the same' },
    });
    expect(same.body).toMatchObject({ shortcut, title: 'Still the same' });
  });

  test('can be reused after its reply was deleted, which then can’t be restored', async () => {
    const shortcut = newWord();
    const { id } = await create({ shortcut });
    const as = server.acme.agent;
    await server.call('cannedReplies.delete', { as, params: { id } });
    await create({ shortcut });
    const back = await server.call('cannedReplies.restore', { as, params: { id } });
    expect([back.status, back.error.code]).toEqual([409, 'shortcut_taken']);
  });
});

test.each([
  [{ text: 'Hi {customer.frstName}' }, 'text', /^Unknown variable \{customer\.frstName\}/],
  [{ text: '{?}' }, 'text', /^A question needs text/],
  [{ shortcut: 'a b' }, 'shortcut', /^A shortcut can only contain letters, digits and hyphens$/],
  [{ title: ' ' }, 'title', /^Title is required$/],
])('%j is refused with a sentence at its field', async (body, field, sentence) => {
  const as = server.acme.agent;
  const good = { title: 'Fine', text: 'Fine' };
  const made = await server.call('cannedReplies.create', { as, body: { ...good, ...body } });
  expect(made.status).toBe(400);
  expect(made.error.errors).toMatchObject([{ field, message: expect.stringMatching(sentence) }]);
  const { id } = await create({});
  const changed = await server.call('cannedReplies.update', { as, params: { id }, body });
  expect(changed.error.errors).toMatchObject([{ field, message: expect.stringMatching(sentence) }]);
});

test('search ranks shortcuts above titles and titles above texts, across pages', async () => {
  const word = newWord();
  await create({ title: 'in text', text: `About Größe ${word}` });
  await create({ title: `${word} in title` });
  await create({ title: 'begins', shortcut: `${word}-b` });
  await create({ title: 'exact', shortcut: word });
  const all = ['exact', 'begins', `${word} in title`, 'in text'];
  expect(await titles({ q: ` ${word.toUpperCase()} ` })).toEqual(all);
  expect(await titles({ q: `grosse ${word}` })).toEqual(['in text']);
  expect(await titles({ q: `${word} %` })).toEqual([]);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q: word, limit: 1, ...(cursor && { cursor }) };
    const { body, headers } = await server.call('cannedReplies.list', {
      as: server.acme.agent,
      query,
    });
    expect(headers.get('x-total-count')).toBe('4');
    paged.push(...body.map(({ title }) => title));
    cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
  } while (cursor);
  expect(paged).toEqual(all);
});

test('uses are counted, and a canned reply that is used moves to the top', async () => {
  const folder = newWord();
  const { id } = await create({ title: 'older', folder });
  await create({ title: 'newer', folder });
  expect(await titles({ folder })).toEqual(['newer', 'older']);
  const as = server.acme.agent;
  for (const _ of [1, 2]) {
    expect((await server.call('cannedReplies.use', { as, params: { id } })).status).toBe(204);
  }
  const [first] = await list({ folder });
  expect(first).toMatchObject({ title: 'older', useCount: 2 });
  expect(Date.parse(first?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const folders = await server.call('cannedReplies.folders', { as });
  expect(folders.body).toContainEqual({ name: folder, count: 2 });
});

test('a deleted canned reply disappears, and can be restored with its use count', async () => {
  const word = newWord();
  const { id } = await create({ title: word, visibility: 'team' });
  const as = server.acme.agent;
  const params = { id };
  await server.call('cannedReplies.use', { as, params });
  expect((await server.call('cannedReplies.delete', { as, params })).status).toBe(204);
  expect(await titles({ q: word })).toEqual([]);
  expect((await server.call('cannedReplies.get', { as, params })).status).toBe(404);
  const back = await server.call('cannedReplies.restore', { as: server.acme.admin, params });
  expect(back.body).toMatchObject({ id, title: word, useCount: 1 });
  expect((await server.call('cannedReplies.restore', { as, params })).status).toBe(404);
});

test('can’t be restored a day after it was deleted, and is permanently removed', async () => {
  const { id } = await create({});
  const other = await create({});
  const as = server.acme.agent;
  await server.call('cannedReplies.delete', { as, params: { id } });
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000 - 1).toISOString();
  const { org } = server.acme;
  await org.write((tx) => tx.update('canned_replies', { id }, { deleted_at: yesterday }));
  expect((await server.call('cannedReplies.restore', { as, params: { id } })).status).toBe(404);
  await server.call('cannedReplies.delete', { as, params: { id: other.id } });
  await forgetDeletedTexts(server.context.database);
  const left = await org.all<{ id: string }>(
    org.from('canned_replies').whereIn('id', [id, other.id]).select('id'),
  );
  expect(left.map((row) => row.id)).toEqual([other.id]);
});

test('a change is recorded by IDs, for the team or for one member', async () => {
  const { id } = await create({});
  const params = { id };
  const as = server.acme.agent;
  await server.call('cannedReplies.update', { as, params, body: { folder: 'A' } });
  await server.call('cannedReplies.update', { as, params, body: { visibility: 'team' } });
  await server.call('cannedReplies.use', { as, params });
  await server.call('cannedReplies.delete', { as, params });
  const { org } = server.acme;
  const rows = await org.all<{ payload: string }>(
    org.from('events').where('name', 'canned_reply.changed').orderBy('seq').select('payload'),
  );
  const owners = rows
    .map(
      ({ payload }) => JSON.parse(payload) as { cannedReplyIds: string[]; ownerId: string | null },
    )
    .filter(({ cannedReplyIds }) => cannedReplyIds.includes(id))
    .map(({ ownerId }) => ownerId);
  expect(owners).toEqual([server.acme.agent.userId, server.acme.agent.userId, null, null]);
});
