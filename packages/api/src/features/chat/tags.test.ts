import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffSocket, type TestChat, visitorSocket, waitingChat } from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let chat: TestChat;
let admin: TestMember;
let agent: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  chat = await waitingChat(server, server.acme, { message: 'My kettle is cold' });
});

let made = 0;
async function newTag(name = `Tag ${++made}`, as = agent) {
  return (await server.call('tags.create', { as, body: { name } })).body;
}
const change = (body: object, as = agent, id = chat.id) =>
  server.call('chat.update', { as, params: { id }, body });
const get = async (id = chat.id) =>
  (await server.call('chat.get', { as: agent, params: { id } })).body;
const namesOf = async (id = chat.id) => (await get(id)).tags.map(({ name }) => name);
const listed = async (query: Record<string, string>) => {
  const { body, headers } = await server.call('chat.list', { as: agent, query });
  return [body.map(({ id }) => id), Number(headers.get('x-total-count'))];
};

test('adds and removes tags, lists them by name, and leaves the rest of the chat unchanged', async () => {
  const [late, early] = [await newTag('Zebra'), await newTag('Ant')];
  const { tags: none, ...before } = await get();
  const { body } = await change({ addTagIds: [late.id, early.id] });
  expect(none).toEqual([]);
  expect(body.tags).toEqual([
    { id: early.id, name: 'Ant', color: early.color },
    { id: late.id, name: 'Zebra', color: late.color },
  ]);
  const { tags, ...after } = await get();
  expect([tags, after]).toEqual([body.tags, before]);
  await change({ addTagIds: [early.id], removeTagIds: [late.id, 'unknown'] });
  expect(await namesOf()).toEqual(['Ant']);
});

test('rejects unknown tags, and more than 20', async () => {
  const refused = await change({ addTagIds: ['nothing'] });
  expect([refused.status, refused.error.message]).toEqual([400, 'This tag no longer exists']);
  const foreign = await newTag('Theirs', server.globex.agent);
  expect((await change({ addTagIds: [foreign.id] })).status).toBe(400);
  const tags = [];
  for (let n = 0; n < 21; n++) tags.push((await newTag()).id);
  await change({ addTagIds: tags.slice(0, 20) });
  expect((await change({ addTagIds: tags.slice(20) })).error.message).toBe(
    'A chat can have up to 20 tags',
  );
});

test('staff see changed tags at once, and the visitor sees neither tags nor changes', async () => {
  const tag = await newTag('Suspicious');
  const visitor = await visitorSocket(server, chat);
  const colleague = await staffSocket(server, admin, chat);
  const frames = visitor.frames.length;
  await change({ addTagIds: [tag.id] });
  await colleague.until(({ data }) => data?.tags?.[0]?.name === 'Suspicious');
  await server.call('chat.send', {
    as: agent,
    params: { id: chat.id },
    body: { message: 'Hello' },
  });
  await visitor.until(({ data }) => data?.message === 'Hello');
  const types = visitor.frames.slice(frames).map(({ type }) => type);
  expect(types.filter((type) => type === 'chat_message')).toHaveLength(1);
  expect(JSON.stringify(visitor.frames)).not.toContain('Suspicious');
  const { body } = await server.call('publicChat.get', chat.at);
  expect(JSON.stringify(body)).not.toMatch(/tags|Suspicious/);
  await visitor.close();
  await colleague.close();
});

test('lists chats by tag, with their number', async () => {
  const tag = await newTag();
  const other = await waitingChat(server, server.acme);
  expect(await listed({ tagId: tag.id })).toEqual([[], 0]);
  await change({ addTagIds: [tag.id] });
  await change({ addTagIds: [tag.id] }, agent, other.id);
  expect(await listed({ tagId: tag.id })).toEqual([[other.id, chat.id], 2]);
  expect(await listed({ tagId: tag.id, limit: '1' })).toEqual([[other.id], 2]);
  await server.call('chat.close', { as: agent, params: { id: other.id } });
  expect(await listed({ tagId: tag.id, status: 'waiting' })).toEqual([[chat.id], 1]);
  expect(await listed({ tagId: tag.id, status: 'closed' })).toEqual([[other.id], 1]);
});

test('the ticket made from a chat has its tags', async () => {
  const tag = await newTag('Warranty');
  await change({ addTagIds: [tag.id] });
  const { body } = await server.call('chat.convertToTicket', {
    as: agent,
    params: { id: chat.id },
  });
  expect(body.tags.map(({ name }) => name)).toEqual(['Warranty']);
});

test('renaming, deleting, merging and restoring a tag applies to chats too', async () => {
  const both = await waitingChat(server, server.acme);
  const [one, other] = [await newTag('Refund'), await newTag('Money back')];
  await change({ addTagIds: [one.id] });
  await change({ addTagIds: [one.id, other.id] }, agent, both.id);
  const as = admin;
  await server.call('tags.update', { as, params: { id: one.id }, body: { name: 'Refunds' } });
  expect(await namesOf()).toEqual(['Refunds']);
  await server.call('tags.delete', { as, params: { id: one.id } });
  expect([await namesOf(), await namesOf(both.id)]).toEqual([[], ['Money back']]);
  await server.call('tags.restore', { as, params: { id: one.id } });
  expect(await namesOf()).toEqual(['Refunds']);
  await server.call('tags.merge', { as, params: { id: other.id }, body: { tagIds: [one.id] } });
  expect([await namesOf(), await namesOf(both.id)]).toEqual([['Money back'], ['Money back']]);
  await server.call('tags.restore', { as, params: { id: one.id } });
  expect([await namesOf(), await namesOf(both.id)]).toEqual([
    ['Refunds'],
    ['Money back', 'Refunds'],
  ]);
});

test('only chat agents of the same organization can tag chats', async () => {
  const tag = await newTag();
  expect((await change({ addTagIds: [tag.id] }, server.acme.customer)).status).toBe(403);
  expect((await change({ addTagIds: [tag.id] }, server.globex.admin)).status).toBe(404);
});
