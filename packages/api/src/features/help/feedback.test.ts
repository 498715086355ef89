import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;
const params = { subdomain: 'acme' };

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const vote = (body: object, reader = 'Firefox') =>
  server.call('publicHelp.vote', { params, body, headers: { 'user-agent': reader } });
const search = (q: string, reader = 'Firefox') =>
  server.call('publicHelp.search', { params, query: { q }, headers: { 'user-agent': reader } });
const report = async () => (await server.call('help.report', { as: server.acme.agent })).body;
const post = (slug: string, fields: Record<string, string>, reader: string) =>
  fetch(`${server.url}/public/help/acme/article/${slug}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'user-agent': reader },
    body: new URLSearchParams(fields),
  });

test('each reader votes and comments once a day, anonymously', async () => {
  const { id, slug } = await articles.write({ title: 'Descale' });
  expect((await vote({ articleId: id, isHelpful: false })).status).toBe(204);
  const comment = 'How long?\u0000 Write to me@mail.example or +49 170 1234567';
  await vote({ articleId: id, isHelpful: false, comment: comment.replace('\u0000', '') });
  await vote({ articleId: id, isHelpful: false, comment: 'Again' });
  await vote({ articleId: id, isHelpful: true }, 'Safari');
  await vote({ articleId: id, isHelpful: true }, 'Googlebot/2.1');
  const { votes, comments } = await report();
  expect(votes).toEqual([{ articleId: id, slug, title: 'Descale', helpful: 1, unhelpful: 1 }]);
  expect(comments).toMatchObject([
    { title: 'Descale', isHelpful: false, comment: 'How long? Write to [email] or [number]' },
  ]);
});

test('rejects votes on unpublished articles, and deletes those of deleted articles', async () => {
  const draft = await articles.write({ isPublished: false });
  expect((await vote({ articleId: draft.id, isHelpful: true })).status).toBe(404);
  const gone = await articles.write();
  await vote({ articleId: gone.id, isHelpful: true, comment: 'Good' });
  await server.call('helpArticles.delete', { as: server.acme.agent, params: { id: gone.id } });
  expect(JSON.stringify(await report())).not.toContain(gone.id);
  const counters = server.acme.org.from('counters').whereLike('name', `help.votes.%${gone.id}`);
  expect(await server.acme.org.all(counters)).toEqual([]);
});

test('the article page asks for a vote without scripts, then for a comment, and redirects to itself', async () => {
  const { id, slug } = await articles.write({ title: 'Asked' });
  const page = async (query: string) =>
    (await fetch(`${server.url}/public/help/acme/article/${slug}${query}`)).text();
  expect(await page('')).toContain('<h2>Was this helpful?</h2>');
  const first = await post(slug, { helpful: 'no' }, 'Opera');
  expect(first.status).toBe(303);
  const next = `/public/help/acme/article/${slug}?feedback=no#feedback`;
  expect(first.headers.get('location')).toBe(next);
  expect(await page('?feedback=no')).toContain('<textarea id="comment" name="comment"');
  const second = await post(slug, { helpful: 'no', comment: 'Too short' }, 'Opera');
  expect(second.headers.get('location')).toContain('?feedback=sent#feedback');
  expect(await page('?feedback=sent')).not.toContain('<textarea');
  const { votes, comments } = await report();
  expect(votes.find(({ articleId }) => articleId === id)).toMatchObject({ unhelpful: 1 });
  expect(comments[0]).toMatchObject({ comment: 'Too short', articleId: id });
  expect((await post('never-was', { helpful: 'no' }, 'Opera')).status).toBe(404);
});

test('counts finished searches without a result, on the page and elsewhere', async () => {
  await articles.write({ title: 'Kettles', content: '<p>About kettles</p>' });
  for (const typed of ['zqx', 'zqxw par', 'Zqxw parts']) await search(typed);
  await search('zqxw  PARTS!', 'Safari');
  await search('kettles');
  await search('zqxbot', 'Googlebot/2.1');
  await fetch(`${server.url}/public/help/acme?q=wvzzk`, { headers: { 'user-agent': 'Edge' } });
  const { searches } = await report();
  expect(searches.map(({ query, count }) => [query, count])).toEqual([
    ['Zqxw parts', 2],
    ['wvzzk', 1],
  ]);
  const [first] = searches;
  const dismissed = { as: server.acme.agent, params: { id: first?.id ?? '' } };
  expect((await server.call('help.dismissSearch', dismissed)).status).toBe(204);
  expect((await server.call('help.dismissSearch', dismissed)).status).toBe(404);
  expect((await report()).searches).toHaveLength(1);
});

test('lists an article without views for a month', async () => {
  const read = await articles.write({ title: 'Read' });
  const unread = await articles.write({ title: 'Unread' });
  await fetch(`${server.url}/public/help/acme/article/${read.slug}`);
  const published_at = '2020-01-01T00:00:00.000Z';
  const ids = { id: [read.id, unread.id] };
  await server.acme.org.write((tx) => tx.update('help_articles', ids, { published_at }));
  const titles = (await report()).unread.map(({ title }) => title);
  expect(titles).toEqual(['Unread']);
});
