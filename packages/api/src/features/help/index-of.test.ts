// @module-tag one-engine
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticleIndex } from '../../matching/article-index.ts';
import { forgetOldest, refuseIfForgotten } from '../../matching/memory-of-indexes.ts';
import { atOnce } from '../../slices.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { bytesOf, indexesOf, searchedParts } from './index-of.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function indexesWith(words: number) {
  const published = createArticleIndex();
  const text = Array.from({ length: words }, (_, at) => `word${at}`).join(' ');
  atOnce(published.put({ id: 'a', title: 'Parcels', tags: [], text }));
  return { published, unpublished: createArticleIndex() };
}

test('evicts the least recently used indexes by size, and never the last one', () => {
  const all = new Map([300, 400, 500].map((words) => [`of ${words}`, indexesWith(words)]));
  const bytes = [...all.values()].map(({ published }) => published.bytes);
  const [first = 0, second = 0, third = 0] = bytes;
  forgetOldest(all, bytesOf, first + second + third);
  expect([...all.keys()]).toEqual(['of 300', 'of 400', 'of 500']);
  forgetOldest(all, bytesOf, second + third);
  expect([...all.keys()]).toEqual(['of 400', 'of 500']);
  forgetOldest(all, bytesOf, 1);
  expect([...all.keys()]).toEqual(['of 500']);
});

test('rejects an index that is evicted while it is built', () => {
  const kept = indexesWith(10);
  const all = new Map([['acme', kept]]);
  expect(() => refuseIfForgotten(all, 'acme', kept, bytesOf)).not.toThrow();
  all.delete('acme');
  expect(() => refuseIfForgotten(all, 'acme', kept, bytesOf)).toThrow('The search is busy');
});

test('an organization beyond the memory limit is searched by titles and tags only', () => {
  const row = { title: 'Parcels', tags: '["post"]', text: 'Where is it?' };
  const whole = { title: 'Parcels', tags: ['post'], text: 'Where is it?' };
  expect(searchedParts(row, 99, 100)).toEqual(whole);
  expect(searchedParts(row, 110, 100)).toEqual({ ...whole, text: '' });
  expect(searchedParts(row, 130, 100)).toEqual({ title: '', tags: [], text: '' });
});

test('an index follows changes of more articles than are read at once', async () => {
  const { acme, context } = server;
  const org = context.database.org(acme.id);
  const as = acme.admin;
  const ids: string[] = [];
  for (let at = 0; at < 45; at += 1) {
    const article = { title: `Tea ${at}`, slug: `tea-${at}`, content: `<p>leaf${at} kettle</p>` };
    const body = { ...article, isPublished: at % 2 === 0 };
    ids.push((await server.call('helpArticles.create', { as, body })).body.id);
  }
  const found = async (question: string, kind: 'published' | 'unpublished') => {
    const indexes = await indexesOf(context, org);
    return indexes[kind].search(question, 100).articles.map(({ id }) => id);
  };
  expect(await found('kettle', 'published')).toHaveLength(23);
  expect(await found('kettle', 'unpublished')).toHaveLength(22);
  expect(await found('leaf44', 'published')).toContain(ids[44]);
  const params = { id: ids[44] ?? '' };
  await server.call('helpArticles.update', { as, params, body: { isPublished: false } });
  await server.call('helpArticles.delete', { as, params: { id: ids[0] ?? '' } });
  expect(await found('kettle', 'published')).toHaveLength(21);
  expect(await found('leaf44', 'unpublished')).toContain(ids[44]);
});
