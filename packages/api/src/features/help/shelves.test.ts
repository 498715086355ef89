import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const create = async (body: { name: string; slug: string; parentId?: string; icon?: 'truck' }) =>
  server.call('helpCategories.create', { as: server.acme.agent, body });
const page = async (path = '') => (await fetch(`${server.url}/public/help/acme${path}`)).text();
const order = (id: string, ids: string[]) =>
  server.call('helpCategories.orderArticles', {
    as: server.acme.agent,
    params: { id },
    body: { ids },
  });

test('a category has an icon and subcategories, whose articles its card, page and search show', async () => {
  const orders = (await create({ name: 'Orders', slug: 'orders', icon: 'truck' })).body;
  const parentId = orders.id;
  const returns = (await create({ name: 'Returns', slug: 'returns', parentId })).body;
  expect(returns).toMatchObject({ parentId, icon: null });
  const deeper = await create({ name: 'Deeper', slug: 'deeper', parentId: returns.id });
  expect([deeper.status, deeper.error.message]).toEqual([
    400,
    "A subcategory can't have subcategories",
  ]);
  const own = { params: { id: parentId }, body: { parentId: returns.id } };
  const below = await server.call('helpCategories.update', { as: server.acme.agent, ...own });
  expect(below.status).toBe(400);

  const { slug } = await articles.write({ title: 'Sending back', categoryId: returns.id });
  const home = await page();
  expect(home).toMatch(/category\/orders">Orders<\/a><\/h2><small>1 article</);
  expect(home).toContain('<li><a href="/public/help/acme/category/returns">Returns</a></li>');
  expect(home).toContain('<h3><a href="/public/help/acme/article/');
  const above = await page('/category/orders');
  expect(above).toMatch(/<p class="facts">1 article<\/p>/);
  expect(above).toMatch(/category\/returns">Returns<\/a><\/h2><small>1 article<[^]*Sending back/);
  const found = await page('?q=sending&category=orders');
  expect(found).toContain(`/article/${slug}`);
  const article = await page(`/article/${slug}`);
  const trail = [...article.matchAll(/"position":\d,"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(trail).toEqual(['Help Center', 'Orders', 'Returns', 'Sending back']);

  await server.call('helpCategories.delete', { as: server.acme.agent, params: { id: parentId } });
  const listed = await server.call('publicHelp.categories', { params: { subdomain: 'acme' } });
  expect(listed.body).toMatchObject([{ slug: 'returns', parentId: null }]);
});

test("the articles of a category are in the team's order", async () => {
  const { id: categoryId } = (await create({ name: 'Setup', slug: 'setup' })).body;
  const [first, second, third] = [
    await articles.write({ title: 'One', slug: 'one', categoryId }),
    await articles.write({ title: 'Two', slug: 'two', categoryId }),
    await articles.write({ title: 'Three', slug: 'three', categoryId }),
  ];
  const slugs = async () =>
    [...(await page('/category/setup')).matchAll(/<h2><a href="[^"]+\/article\/(\w+)"/g)].map(
      ([, slug]) => slug,
    );
  expect(await slugs()).toEqual(['three', 'two', 'one']);
  expect((await order(categoryId, [second.id, first.id])).status).toBe(204);
  expect(await slugs()).toEqual(['two', 'one', 'three']);
  const query = { categoryId, sort: 'position' as const };
  const listed = await server.call('helpArticles.list', { as: server.acme.agent, query });
  expect(listed.body.map(({ title }) => title)).toEqual(['Two', 'One', 'Three']);
  expect(await page('/article/one')).toContain('rel="next" href="/public/help/acme/article/three"');
  await articles.change(second.id, { categoryId: null });
  await articles.change(second.id, { categoryId });
  expect(await slugs()).toEqual(['one', 'two', 'three']);
  const foreign = await articles.write();
  expect((await order(categoryId, [foreign.id])).status).toBe(404);
  expect(third.id).toBeDefined();
});

test('articles without a category have a page, and an unknown category returns 404', async () => {
  await articles.write({ title: 'Anywhere' });
  expect(await page('/articles/all')).toContain('Anywhere');
  const unknown = await fetch(`${server.url}/public/help/acme/category/nothing`);
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('role="search"'),
  ]);
});

test('an article links to the previous and next one in its category, with contents below its title', async () => {
  const as = server.acme.agent;
  const category = await server.call('helpCategories.create', {
    as,
    body: { name: 'In order', slug: 'in-order' },
  });
  for (const slug of ['first', 'second', 'third']) {
    const content = '<h2>What</h2><p>This.</p><h2>How</h2><p>So.</p>';
    const body = { title: slug, slug, content, isPublished: true, categoryId: category.body.id };
    await server.call('helpArticles.create', { as, body });
  }
  const second = await page('/article/second');
  expect(second).toContain('<a rel="prev" href="/public/help/acme/article/third">');
  expect(second).toContain('<a rel="next" href="/public/help/acme/article/first">');
  const [title, contents, text] = ['<h1>', 'class="toc"', 'class="body"'].map((part) =>
    second.indexOf(part),
  ) as [number, number, number];
  expect(title < contents && contents < text).toBe(true);
  const listed = await page();
  expect(listed).toMatch(/In order<\/a><\/h2><small>3 articles<\/small>/);
});
