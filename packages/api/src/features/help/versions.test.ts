import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { keepVersion } from './store/versions.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const as = () => server.acme.agent;
const versions = async (id: string) =>
  (await server.call('helpArticles.versions', { as: as(), params: { id } })).body;
const version = (id: string, number: string) =>
  server.call('helpArticles.version', { as: as(), params: { id, number } });

test('stores each change of the text, compares it with the current one, and restores it', async () => {
  const { id, slug } = await articles.write({ title: 'Tea', content: '<p>Boil.</p><p>Pour.</p>' });
  await articles.change(id, { content: '<p>Boil.</p><p>Wait.</p>' });
  await articles.change(id, { tags: ['tea'] });
  await articles.change(id, { title: 'Green tea' });
  const all = await versions(id);
  expect(all.map(({ number, title }) => [number, title])).toEqual([
    [3, 'Green tea'],
    [2, 'Tea'],
    [1, 'Tea'],
  ]);
  expect(all[0]?.author.lastName).toBe(server.acme.canary);
  expect((await version(id, '1')).body).toMatchObject({
    content: '<p>Boil.</p><p>Pour.</p>',
    changes: [
      { kind: 'removed', text: 'Tea' },
      { kind: 'added', text: 'Green tea' },
      { kind: 'same', text: 'Boil.' },
      { kind: 'removed', text: 'Pour.' },
      { kind: 'added', text: 'Wait.' },
    ],
  });
  const params = { id, number: '1' };
  const restored = await server.call('helpArticles.restore', { as: as(), params });
  expect(restored.body).toMatchObject({ title: 'Tea', content: '<p>Boil.</p><p>Pour.</p>' });
  expect((await articles.read(slug)).body.title).toBe('Tea');
  expect(await versions(id)).toHaveLength(4);
  for (const number of ['9', 'x', '-1']) expect((await version(id, number)).status).toBe(404);
});

test('an article older than versions keeps its original text on its first change', async () => {
  const { id } = await articles.write({ title: 'Old', content: '<p>First</p>' });
  await server.acme.org.write((tx) => tx.remove('help_versions', { article_id: id }));
  await articles.change(id, { content: '<p>Second</p>' });
  expect(await versions(id)).toHaveLength(2);
  expect((await version(id, '1')).body.content).toBe('<p>First</p>');
});

test('an article has at most 50 versions, and 2 MB of them', async () => {
  const { id } = await articles.write({ title: 'Often' });
  const keep = (content: string) =>
    server.acme.org.write((tx) => keepVersion(tx, { id, title: 'x', content, author_id: null }));
  for (let at = 0; at < 55; at++) await keep(`<p>${at}</p>`);
  expect((await versions(id)).map(({ number }) => number)).toHaveLength(50);
  for (let at = 0; at < 9; at++) await keep(`<p>${'x'.repeat(290_000)}</p>`);
  expect(await versions(id)).toHaveLength(6);
  await server.call('helpArticles.delete', { as: as(), params: { id } });
  const left = server.acme.org.from('help_versions').where('article_id', id);
  expect(await server.acme.org.all(left)).toEqual([]);
});
