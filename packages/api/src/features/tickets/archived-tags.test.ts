import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const as = () => server.acme.admin;
async function tag(name: string) {
  const { body } = await server.call('tags.create', { as: as(), body: { name } });
  return body.id;
}
async function tagged(...addTagIds: string[]) {
  const id = await makeTicket(server.acme);
  await server.call('tickets.update', { as: as(), params: { id }, body: { addTagIds } });
  return id;
}
const archive = (id: string) => server.call('tickets.delete', { as: as(), params: { id } });
const restore = (...ids: string[]) => server.call('tickets.restore', { as: as(), body: { ids } });
const merge = (id: string, tagIds: string[]) =>
  server.call('tags.merge', { as: as(), params: { id }, body: { tagIds } });
async function tagsOf(id: string) {
  const { body } = await server.call('tickets.get', { as: as(), params: { id } });
  return body.tags.map((one) => one.name).sort();
}

test('a ticket in the trash follows a merge of tags, like other tickets', async () => {
  const [late, slow, delivery] = [await tag('Late'), await tag('Slow'), await tag('Delivery')];
  const away = await tagged(late, slow);
  await archive(away);
  const stayed = await tagged(late, slow);
  await merge(slow, [late]);
  await merge(delivery, [slow]);
  await restore(away);
  expect(await tagsOf(away)).toEqual(['Delivery']);
  expect(await tagsOf(stayed)).toEqual(['Delivery']);
  const back = await server.call('tags.restore', { as: as(), params: { id: slow } });
  expect(back.status, back.error?.message).toBe(200);
  expect(await tagsOf(away)).toEqual(['Slow']);
  expect(await tagsOf(stayed)).toEqual(['Slow']);
});

test('a ticket in the trash with two merged tags has both again once the merge is undone', async () => {
  const [hot, cold] = [await tag('Hot'), await tag('Cold')];
  for (const both of [await tagged(hot, cold), await tagged(cold, hot)]) {
    await archive(both);
    await merge(cold, [hot]);
    await restore(both);
    expect(await tagsOf(both)).toEqual(['Cold']);
    await server.call('tags.restore', { as: as(), params: { id: hot } });
    expect(await tagsOf(both)).toEqual(['Cold', 'Hot']);
  }
});
