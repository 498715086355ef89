import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://help.example.com' });
  const as = server.acme.agent;
  const category = await server.call('helpCategories.create', {
    as,
    body: { name: 'Account', slug: 'account' },
  });
  await write('Reset your password', { categoryId: category.body.id });
  await write('Change your address');
  await write('Reset the machine', { isPublished: false });
});
afterAll(() => server.stop());

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const write = (title: string, more: object = {}) =>
  server.call('helpArticles.create', {
    as: server.acme.agent,
    body: { title, slug: slugOf(title), content: '<p>How to.</p>', isPublished: true, ...more },
  });
const links = async (query: Record<string, string | number> = {}, as = server.acme.agent) =>
  server.call('helpArticles.links', { as, query });

test('finds published articles by words, with their public URLs', async () => {
  const { body } = await links({ q: 'reset pass' });
  expect(body.map(({ title, url, category }) => [title, url, category])).toEqual([
    [
      'Reset your password',
      'https://help.example.com/public/help/acme/article/reset-your-password',
      'Account',
    ],
  ]);
  const page = await fetch(`${server.url}/public/help/acme/article/reset-your-password`);
  expect(await page.text()).toContain('Reset your password');
});

test('without a query, lists the newest articles, and never unpublished ones', async () => {
  const titles = async (query = {}) => (await links(query)).body.map(({ title }) => title);
  expect(await titles()).toEqual(['Change your address', 'Reset your password']);
  expect(await titles({ q: ' ', limit: 1 })).toEqual(['Change your address']);
  expect(await titles({ q: 'machine' })).toEqual([]);
});

test('does not return articles to another organization or a customer', async () => {
  expect((await links({}, server.globex.agent)).body).toEqual([]);
  expect((await links({}, server.acme.customer)).status).toBe(403);
});

test('uses a verified custom domain in URLs', async () => {
  await server.acme.org.write((tx) =>
    tx.insert('custom_domains', {
      domain: 'help.acme.example',
      token: 't',
      created_at: now(),
      verified_at: now(),
    }),
  );
  const [article] = (await links({ q: 'address' })).body;
  expect(article?.url).toBe('https://help.acme.example/public/help/article/change-your-address');
});
