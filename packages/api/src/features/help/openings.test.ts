// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { writeOpenings } from './openings.ts';
import { countedUp, keepOpenings, maxOpened } from './store/openings.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;
const day = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 });
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const from = (network: number) => ({
  'user-agent': 'Firefox',
  'x-forwarded-for': `192.0.${network}.1`,
});
const written = () => writeOpenings(server.context, server.acme.id);
const rows = (article: string) => {
  const { org } = server.acme;
  return org.all<{ counts: string }>(org.from('help_openings').where('article_id', article));
};
const found = async (q: string) => (await articles.find(q)).map(({ id }) => id);

/** Opens the article's page from a search there, as a browser does. */
async function openPage(slug: string, q: string, network: number) {
  const center = `${server.url}/public/help/acme`;
  const headers = { ...from(network), referer: `${center}?q=${encodeURIComponent(q)}` };
  expect((await fetch(`${center}/article/${slug}`, { headers })).status).toBe(200);
}

const openInElement = (pageId: string, query: string, network: number) =>
  server.call('publicHelp.recordView', {
    params: { subdomain: 'acme' },
    body: { pageType: 'article', pageId, query },
    headers: from(network),
  });

test('articles that readers open after a search rank higher for its words, on pages and in elements', async () => {
  const first = await articles.write({ title: 'Parcel prices', content: '<p>Parcel</p>' });
  const second = await articles.write({ title: 'Parcel sizes', content: '<p>Parcel</p>' });
  const globex = { as: server.globex.agent };
  for (const { title, slug } of [first, second]) {
    const body = { title, slug, content: '<p>Parcel</p>', isPublished: true };
    await server.call('helpArticles.create', { ...globex, body });
  }
  const inGlobex = async () =>
    (
      await server.call('publicHelp.search', {
        params: { subdomain: 'globex' },
        query: { q: 'parcel' },
      })
    ).body.map(({ title, score }) => [title, score]);
  const before = await inGlobex();
  const [winner, loser] = await found('parcel');
  const slug = [first, second].find(({ id }) => id === loser)?.slug ?? '';
  await openPage(slug, 'my parcle, please', 1);
  await openPage(slug, 'Parcels?', 2);
  await openInElement(loser ?? '', 'parcel zqxw', 3);
  expect(await found('parcel')).toEqual([winner, loser]);
  await written();
  expect(await found('parcel')).toEqual([loser, winner]);
  // Of the visitors' queries, only words that occur in articles are stored.
  expect(await rows(loser ?? '')).toMatchObject([{ counts: '{"parcel":3}' }]);
  expect(await inGlobex()).toEqual(before);
});

test('one visitor cannot change the ranking, and deleting an article deletes its counts', async () => {
  await articles.write({ title: 'Kettle lids', content: '<p>Kettle</p>' });
  await articles.write({ title: 'Kettle cords', content: '<p>Kettle</p>' });
  const before = await articles.find('kettle');
  const { id, slug } = before.at(-1) ?? { id: '', slug: '' };
  for (let at = 0; at < 5; at += 1) {
    await openPage(slug, 'kettle', 9);
    await openInElement(id, 'kettle', 9);
    await written();
  }
  const elsewhere = { ...from(10), referer: 'https://shop.example/public/help/acme?q=kettle' };
  await fetch(`${server.url}/public/help/acme/article/${slug}`, { headers: elsewhere });
  await written();
  expect(await rows(id)).toMatchObject([{ counts: '{"kettl":1}' }]);
  expect(await articles.find('kettle')).toEqual(before);
  await server.call('helpArticles.delete', { as: server.acme.agent, params: { id } });
  expect(await rows(id)).toEqual([]);
});

test('rejects openings of a draft', async () => {
  const { id } = await articles.write({ title: 'Kettle draft', isPublished: false });
  expect((await openInElement(id, 'kettle', 1)).status).toBe(404);
});

test('removes the oldest and least opened first', async () => {
  const { org } = server.acme;
  const stale = await articles.write();
  const fresh = await articles.write();
  const opening = (articleId: string) => ({
    articleId,
    stems: ['tea'],
    day: '2026-01-01',
    reader: newId(),
  });
  await org.write((tx) => keepOpenings(tx, [opening(stale.id), opening(fresh.id)]));
  const counted_at = new Date(Date.now() - 91 * day).toISOString();
  await org.write((tx) => tx.update('help_openings', { article_id: stale.id }, { counted_at }));
  await org.write((tx) => keepOpenings(tx, [opening(fresh.id)]));
  expect(await rows(stale.id)).toEqual([]);
  expect(await rows(fresh.id)).toMatchObject([{ counts: '{"tea":2}' }]);
});

test("counts halve every month, and an article's words take few bytes", () => {
  const opened = countedUp(new Map(), [['tea', 'pot'], ['tea']], 0);
  expect([...opened]).toEqual([
    ['tea', 2],
    ['pot', 1],
  ]);
  expect([...countedUp(opened, [['cup']], 30 * day)]).toEqual([
    ['cup', 1],
    ['tea', 1],
    ['pot', 0.5],
  ]);
  expect([...countedUp(opened, [], 31 * day).keys()]).toEqual(['tea']);
  const many = Array.from({ length: 500 }, (_, at) => `word${at}`);
  const kept = countedUp(opened, [many], 0);
  expect(JSON.stringify(Object.fromEntries(kept)).length).toBeLessThan(2_000);
  expect(kept.has('tea')).toBe(true);
  expect(kept.has('word499')).toBe(true);
  expect(kept.has('word0')).toBe(false);
});

test('a help center stores openings of a limited number of articles', async () => {
  const { org } = server.globex;
  const article = (id: string) => ({
    id,
    title: id,
    content: '',
    text: '',
    slug: id,
    tags: [],
    created_at: now(),
    updated_at: now(),
  });
  const ids = Array.from({ length: maxOpened + 2 }, (_, at) => `many${at}`);
  await org.write(async (tx) => {
    for (const id of ids) await tx.insert('help_articles', article(id));
    for (const [at, article_id] of ids.slice(1).entries()) {
      const row = { article_id, counts: {}, total: at + 2, counted_at: now() };
      await tx.insert('help_openings', row);
    }
  });
  const opening = { articleId: 'many0', stems: ['tea'], day: '2026-01-01', reader: 'one' };
  await org.write((tx) => keepOpenings(tx, [opening]));
  const left = await org.all<{ article_id: string }>(
    org.from('help_openings').select('article_id'),
  );
  expect(left).toHaveLength(maxOpened);
  expect(left.map((row) => row.article_id)).not.toContain('many0');
});
