import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const agent = () => server.acme.agent;

describe('reading', () => {
  test('PT-07: a visitor gets exactly these fields of an article', async () => {
    const { slug } = await articles.write({ title: 'Everything about widgets' });
    const { body } = await articles.read(slug);
    expect(Object.keys(body).sort()).toEqual(
      'category categoryId content excerpt files id isPublished slug tags title updatedAt'.split(
        ' ',
      ),
    );
    const [found] = await articles.find('widgets');
    expect(Object.keys(found ?? {}).sort()).toEqual(
      'category excerpt excerptParts id score slug title titleParts updatedAt'.split(' '),
    );
    const everything = JSON.stringify([body, found]);
    for (const secret of [server.acme.agent.userId, server.acme.agent.email, server.acme.canary]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('AZ-12: an unpublished article is hidden from slug, old slug, list, search and views', async () => {
    const secret = 'xylophone';
    const { id } = await articles.write({
      slug: 'open',
      title: `The ${secret}`,
      content: `<p>${secret}</p>`,
    });
    await articles.change(id, { slug: 'hidden' });
    expect(await articles.find(secret)).toHaveLength(1);
    await articles.change(id, { isPublished: false });
    const unknown = await articles.read('no-such-article');
    const nobody = async () => {
      for (const slug of ['hidden', 'open']) {
        const answer = await articles.read(slug);
        expect(answer.status).toBe(404);
        expect({ ...answer.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
      }
      for (const q of [secret, 'xylofone', 'xylo']) expect(await articles.find(q)).toEqual([]);
      for (const query of [{}, { q: secret }]) {
        const list = await server.call('publicHelp.articles', {
          params: { subdomain: 'acme' },
          query: query as Record<string, string>,
        });
        expect(JSON.stringify(list.body)).not.toContain(secret);
      }
      const view = await server.call('publicHelp.recordView', {
        params: { subdomain: 'acme' },
        body: { pageType: 'article', pageId: id },
      });
      expect([view.status, view.error.message]).toEqual([404, 'Article not found']);
      const asked = await server.call('publicChatbot.ask', {
        params: { subdomain: 'acme' },
        body: { query: `What is the ${secret}?` },
      });
      expect(JSON.stringify(asked.body)).not.toContain('hidden');
      const staff = await server.call('search.query', {
        as: server.acme.customer,
        query: { q: secret },
      });
      expect(staff.body.articles).toEqual([]);
    };
    await nobody();
    await server.call('helpArticles.delete', { as: agent(), params: { id } });
    await nobody();
  });

  test('staff find drafts as well as published articles', async () => {
    const { id } = await articles.write({ title: 'Quokka care', isPublished: false });
    const { body } = await server.call('search.query', { as: agent(), query: { q: 'quokkas' } });
    expect(body.articles).toEqual([
      expect.objectContaining({
        id,
        isPublished: false,
        titleParts: [
          { text: 'Quokka', isHit: true },
          { text: ' care', isHit: false },
        ],
      }),
    ]);
  });

  test('counts a reader once a day, API clients never, and readers cannot be identified afterwards', async () => {
    const { id } = await articles.write();
    const view = (userAgent: string) =>
      server.call('publicHelp.recordView', {
        params: { subdomain: 'acme' },
        body: { pageType: 'article', pageId: id },
        headers: { 'user-agent': userAgent },
      });
    for (const who of ['Firefox', 'Firefox', 'Safari', 'Googlebot/2.1', 'Firefox']) {
      expect((await view(who)).status).toBe(204);
    }
    await server.context.memory.finish();
    const { org } = server.acme;
    const rows = await org.all<{ reader: string }>(
      org.from('help_readers').where('article_id', id),
    );
    expect(rows).toHaveLength(2);
    const { body } = await server.call('help.views', {
      as: agent(),
      query: { pageType: 'article' },
    });
    expect(body.items).toContainEqual({ pageId: id, viewCount: 2 });
    expect(body.viewCount).toBeGreaterThanOrEqual(2);
    const got = await server.call('helpArticles.get', { as: agent(), params: { id } });
    expect(got.body.viewCount).toBe(2);
    const wrong = await server.call('publicHelp.recordView', {
      params: { subdomain: 'acme' },
      body: { pageType: 'page', pageId: id },
    });
    expect([wrong.status, wrong.error.message]).toEqual([400, 'pageType must be article']);
  });

  test('lists published articles, also by category, and returns 304 when nothing changed', async () => {
    const category = await server.call('helpCategories.create', {
      as: agent(),
      body: { name: 'Billing', slug: 'billing' },
    });
    const { id } = await articles.write({ categoryId: category.body.id });
    const options = { params: { subdomain: 'acme' }, query: { category: 'billing' } };
    const list = await server.call('publicHelp.articles', options);
    expect(list.body.map((article) => article.id)).toEqual([id]);
    expect(list.body[0]?.category).toEqual({ name: 'Billing', slug: 'billing' });
    const again = await server.call('publicHelp.articles', {
      ...options,
      headers: { 'if-none-match': list.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const nowhere = await server.call('publicHelp.articles', { params: { subdomain: 'nowhere' } });
    expect([nowhere.status, nowhere.error.message]).toEqual([
      404,
      "The organization you're looking for doesn't exist.",
    ]);
  });
});

describe('searching', () => {
  beforeAll(async () => {
    await articles.write({
      title: 'How to reset your password',
      content: '<p>Press Forgot password.</p>',
    });
    await articles.write({
      title: 'Crème brûlée für alle',
      content: '<p>Ein Rezept mit Vanille.</p>',
    });
    await articles.write({
      title: 'Sending things back',
      content: `<p>${'Before. '.repeat(100)}</p><p>We take returns for thirty days.</p>`,
      tags: ['refund'],
    });
  });

  test.each([
    ['password', 'How to reset your password'],
    ['passwords resetting', 'How to reset your password'],
    ['how do i reste my pasword', 'How to reset your password'],
    ['reset your passw', 'How to reset your password'],
    ['creme brulee', 'Crème brûlée für alle'],
    ['refunds', 'Sending things back'],
    ['can I return something after thirty days?', 'Sending things back'],
  ])('"%s" finds "%s"', async (q, title) => {
    expect((await articles.find(q))[0]?.title).toBe(title);
  });

  test('a result has an excerpt around the match, as text', async () => {
    const [found] = await articles.find('return in thirty days');
    expect(found?.excerpt).toContain('We take returns for thirty days.');
    expect(found?.excerptParts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual([
      'returns',
      'thirty',
      'days',
    ]);
    expect(found?.excerptParts.map(({ text }) => text).join('')).toBe(found?.excerpt);
  });

  test.each(['', '   ', '🤷', '"; drop table', '%', 'x'.repeat(9_000), '* AND OR ('])(
    '"%s" returns a list',
    async (q) => {
      const spent = await cpuTime(async () => {
        expect(Array.isArray(await articles.find(q))).toBe(true);
      });
      expect(spent).toBeLessThan(1_000);
    },
  );

  test('the next search finds a change, and a newly published draft', async () => {
    const { id } = await articles.write({ title: 'Wombat', isPublished: false });
    expect(await articles.find('wombat')).toEqual([]);
    await articles.change(id, { isPublished: true });
    expect((await articles.find('wombat')).map((one) => one.id)).toEqual([id]);
    await articles.change(id, { title: 'Echidna' });
    expect(await articles.find('wombat')).toEqual([]);
    expect((await articles.find('echidnas')).map((one) => one.id)).toEqual([id]);
  });
});
