import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { showPassage } from './read/search.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;
const params = { subdomain: 'acme' };
const secret = 'Zebrafish';

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const as = () => server.acme.agent;
const create = (body: object) => server.call('helpCategories.create', { as: as(), body });
const update = (id: string, body: object) =>
  server.call('helpCategories.update', { as: as(), params: { id }, body });
const get = async (id: string) =>
  (await server.call('helpArticles.get', { as: as(), params: { id } })).body;

/** The responses that visitors get from every endpoint and page with articles. */
async function doors(slug: string): Promise<string[]> {
  const at = '/public/help/acme';
  const pages = [at, `${at}?q=${secret}`, `${at}/article/${slug}`, `${at}/articles/all`].concat(
    [`${at}/category/inside`, `${at}/sitemap.xml`, `${at}/rss.xml`],
    [`/widget.js?for=acme`, `${at}?lang=de`, `${at}?lang=de&q=${secret}`],
    [`${at}/article/${slug}?lang=de`, `${at}/category/inside?lang=de`],
  );
  const read = pages.map(async (path) => (await fetch(server.url + path)).text());
  const ask = (id: Parameters<typeof server.call>[0], more: object) =>
    server.call(id, more as never).then(({ body, error }) => JSON.stringify([body, error]));
  const question = `How does the ${secret} work?`;
  return Promise.all([
    ...read.map(async (page) =>
      (await page).replaceAll(/q=Zebrafish|value="Zebrafish"|“Zebrafish”|„Zebrafish“/g, ''),
    ),
    ask('publicHelp.articles', { params }),
    ask('publicHelp.articles', { params, query: { q: secret } }),
    ask('publicHelp.article', { params: { ...params, slug } }),
    ask('publicHelp.categories', { params }),
    ask('publicHelp.search', { params, query: { q: secret } }),
    ask('publicChatbot.ask', { params, body: { query: question } }),
    ask('helpArticles.links', { as: as(), query: { q: secret } }),
    ask('search.query', { as: server.acme.customer, query: { q: secret } }),
  ]);
}

test('visitors cannot reach an internal article anywhere, and staff find it while answering', async () => {
  const text = { title: `${secret} procedure`, content: `<p>The ${secret} works so.</p>` };
  const inside = (await create({ name: `${secret} things`, slug: 'inside', isInternal: true }))
    .body;
  const own = await articles.write({ ...text, slug: 'own', isPublished: false, isInternal: true });
  const there = await articles.write({
    ...text,
    slug: 'there',
    isPublished: false,
    categoryId: inside.id,
  });
  expect(there).toMatchObject({ isInternal: true, isPublished: false });
  const body = { languages: ['en', 'de'] };
  await server.call('organization.updateGeneral', { as: server.acme.admin, body });
  for (const { id } of [own, there]) {
    await server.call('helpArticles.saveTranslation', {
      as: as(),
      params: { id, language: 'de' },
      body: { title: `${secret} Ablauf`, content: `<p>So geht ${secret}.</p>`, isPublished: true },
    });
  }
  for (const { slug } of [own, there]) {
    for (const answer of await doors(slug)) expect(answer).not.toMatch(/Zebrafish/i);
  }
  for (const { id } of [own, there]) {
    const viewed = { params, body: { pageType: 'article', pageId: id } };
    expect((await server.call('publicHelp.recordView', viewed)).status).toBe(404);
    const vote = { params, body: { articleId: id, isHelpful: true } };
    expect((await server.call('publicHelp.vote', vote)).status).toBe(404);
    const passage = { article: { id, slug: '', title: '' }, text: 'x' };
    expect(await showPassage(server.acme.org, passage as never)).toMatchObject({ html: null });
  }
  const found = await server.call('search.query', { as: as(), query: { q: secret } });
  expect(found.body.articles).toMatchObject([{ isInternal: true }, { isInternal: true }]);
  const query = { isInternal: 'true' };
  const listed = await server.call('helpArticles.list', { as: as(), query });
  expect(listed.body.map(({ slug }) => slug).toSorted()).toEqual(['own', 'there']);
});

describe('becoming internal', () => {
  test('unpublishes an article, which must become public again before it is published', async () => {
    const { id } = await articles.write({ title: 'Was public', slug: 'was-public' });
    expect((await articles.change(id, { isInternal: true })).body).toMatchObject({
      isInternal: true,
      isPublished: false,
    });
    expect((await articles.read('was-public')).status).toBe(404);
    const refused = await articles.change(id, { isPublished: true });
    expect(refused.error.message).toBe("An internal article can't be published");
    const both = await articles.change(id, { isInternal: false, isPublished: true });
    expect(both.body).toMatchObject({ isInternal: false, isPublished: true });
    expect((await articles.read('was-public')).status).toBe(200);
  });

  test('makes all articles and subcategories of a category internal, and records events', async () => {
    const top = (await create({ name: 'Top', slug: 'top' })).body;
    const part = (await create({ name: 'Part', slug: 'part', parentId: top.id })).body;
    const deep = await articles.write({ slug: 'deep', categoryId: part.id });
    expect((await update(top.id, { isInternal: true })).body.isInternal).toBe(true);
    expect(await get(deep.id)).toMatchObject({ isInternal: true, isPublished: false });
    expect((await articles.find('Article')).map(({ slug }) => slug)).not.toContain('deep');
    const events = await server.acme.org.all<{ name: string; payload: string }>(
      server.acme.org.from('events').where('name', 'article.unpublished'),
    );
    expect(events.some(({ payload }) => payload.includes(deep.id))).toBe(true);
    expect((await update(part.id, { isInternal: false })).status).toBe(400);
    expect((await articles.change(deep.id, { isInternal: false })).status).toBe(400);
  });

  test('happens to a published article moved into an internal category', async () => {
    const hidden = (await create({ name: 'Hidden', slug: 'hidden', isInternal: true })).body;
    const { id } = await articles.write({ slug: 'moving' });
    const moved = await articles.change(id, { categoryId: hidden.id });
    expect(moved.body).toMatchObject({ isInternal: true, isPublished: false });
    await server.call('helpCategories.delete', { as: as(), params: { id: hidden.id } });
    expect(await get(id)).toMatchObject({ isInternal: true, categoryId: null });
  });
});
