import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { fitting } from './read/list.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const as = server.acme.admin;
  for (const slug of ['one', 'two', 'three']) {
    const article = { title: 'Tea', slug, content: '<p>Leaf</p>', isPublished: true };
    const { id } = (await server.call('helpArticles.create', { as, body: article })).body;
    const content = `<p>${slug} ${'x'.repeat(1_500_000)}</p>`;
    await server.acme.org.write((tx) => tx.update('help_articles', { id }, { content }));
  }
});
afterAll(() => server.stop());

const sizes = (...all: number[]) => all.map((bytes) => ({ bytes }));

test('a page of long articles is shorter than requested, and never empty', () => {
  expect(fitting(sizes(1, 2, 3), 6)).toHaveLength(3);
  expect(fitting(sizes(1, 2, 3), 5)).toHaveLength(2);
  expect(fitting(sizes(9, 1), 5)).toHaveLength(1);
  expect(fitting([], 5)).toEqual([]);
});

test.each([
  ['in their order', {}],
  ['by keyset', { sort: 'updatedAt' }],
  ['by relevance', { q: 'tea' }],
] as const)('long articles are listed %s, page by page', async (_name, query) => {
  const as = server.acme.admin;
  const seen: string[] = [];
  const counts: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await server.call('helpArticles.list', {
      as,
      query: { ...query, limit: 50, ...(cursor ? { cursor } : {}) },
    });
    seen.push(...page.body.map(({ slug }) => slug));
    counts.push(page.body.length);
    expect(page.headers.get('x-total-count')).toBe('3');
    cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
  } while (cursor);
  expect(counts).toEqual([2, 1]);
  expect(seen.toSorted()).toEqual(['one', 'three', 'two']);
});

test('visitors list them page by page, too', async () => {
  const params = { subdomain: 'acme' };
  const first = await server.call('publicHelp.articles', { params, query: { limit: 50 } });
  expect(first.body).toHaveLength(2);
  expect(first.headers.get('link')).toContain('rel="next"');
});

test('rejects an article with more tags than can be sanitized quickly', async () => {
  const as = server.acme.admin;
  const article = { title: 'Tea', slug: 'tags', content: '<b>'.repeat(90_000) };
  for (const content of ['<b>'.repeat(90_000), '&'.repeat(290_000)]) {
    const { status, error } = await server.call('helpArticles.create', {
      as,
      body: { ...article, content },
    });
    expect([status, error.errors]).toEqual([
      400,
      [
        {
          field: 'content',
          code: 'too_large',
          message: 'An article can have up to 10,000 HTML tags',
        },
      ],
    ]);
  }
  const params = { id: (await server.call('helpArticles.list', { as })).body[0]?.id ?? '' };
  const draft = { as, params, body: article };
  expect((await server.call('helpArticles.saveDraft', draft)).status).toBe(400);
});
