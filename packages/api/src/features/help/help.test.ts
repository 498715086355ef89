import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { writeAllReadings } from './views.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

let made = 0;
const agent = () => desk.acme.agent;

async function write(input: Record<string, unknown> = {}) {
  made += 1;
  const body = {
    title: `Article ${made}`,
    content: `<p>Text ${made}</p>`,
    slug: `article-${made}`,
    isPublished: true,
    ...input,
  };
  const answer = await desk.call('helpArticles.create', { as: agent(), body });
  expect(answer.status).toBe(201);
  return answer.body;
}

const read = (slug: string) =>
  desk.call('publicHelp.article', { params: { subdomain: 'acme', slug } });

const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  desk.call('helpArticles.update', { as: agent(), params: { id }, body, headers });

async function find(q: string, subdomain = 'acme') {
  const answer = await desk.call('publicHelp.search', { params: { subdomain }, query: { q } });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('writing articles', () => {
  test('an article is what was written, clean, with who wrote it', async () => {
    const article = await write({
      title: '  Reset a password  ',
      content:
        '<h1>Reset</h1><p onclick="alert(1)">Press <b>Forgot</b></p><script>alert(1)</script>',
      tags: ['login', 'login', 'password'],
      isPublished: false,
    });
    expect(article).toMatchObject({
      title: 'Reset a password',
      content: '<h2>Reset</h2><p>Press <b>Forgot</b></p>',
      excerpt: 'Reset Press Forgot',
      isPublished: false,
      publishedAt: null,
      tags: ['login', 'password'],
      viewCount: 0,
      author: { firstName: 'agent', lastName: desk.acme.canary },
      draft: null,
      categoryId: null,
    });
  });

  test.each([
    [{ title: '' }, 'Title is required'],
    [{ content: '' }, 'Content is required'],
    [{ slug: '' }, 'Slug is required'],
    [{ slug: 'Not a slug' }, 'Slug can only contain lowercase letters, numbers, and hyphens'],
  ])('%j is refused: %s', async (wrong, message) => {
    const body = { title: 'A', content: '<p>B</p>', slug: 'refused', ...wrong };
    const answer = await desk.call('helpArticles.create', { as: agent(), body });
    expect([answer.status, answer.error.message]).toEqual([400, message]);
    const missing = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
    if (Object.keys(missing).length === 3) return;
    const without = await desk.call('helpArticles.create', { as: agent(), body: missing });
    expect([without.status, without.error.message]).toEqual([400, message]);
  });

  test('a slug is taken once in an organization, and free in another', async () => {
    const { slug, id } = await write();
    const body = { title: 'A', content: '<p>B</p>', slug };
    const again = await desk.call('helpArticles.create', { as: agent(), body });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: 'slug_taken',
      message: 'An article with this slug already exists',
      errors: [{ field: 'slug' }],
    });
    const other = await write();
    expect((await change(other.id, { slug })).status).toBe(409);
    expect((await change(id, { slug })).status).toBe(200);
    const elsewhere = await desk.call('helpArticles.create', { as: desk.globex.agent, body });
    expect(elsewhere.status).toBe(201);
  });

  test('AZ-02: a category of another organization is none', async () => {
    const foreign = await desk.call('helpCategories.create', {
      as: desk.globex.agent,
      body: { name: 'Theirs', slug: 'theirs' },
    });
    const { id } = await write();
    for (const categoryId of [foreign.body.id, '0'.repeat(30)]) {
      const answer = await change(id, { categoryId });
      expect([answer.status, answer.error.message]).toEqual([400, 'Category not found']);
    }
  });

  test('an old slug leads to the article until another one takes it', async () => {
    const article = await write({ slug: 'first-name' });
    await change(article.id, { slug: 'second-name' });
    await change(article.id, { slug: 'third-name' });
    for (const slug of ['first-name', 'second-name', 'third-name']) {
      expect((await read(slug)).body).toMatchObject({ id: article.id, slug: 'third-name' });
    }
    const other = await write({ slug: 'first-name' });
    expect((await read('first-name')).body.id).toBe(other.id);
    await change(article.id, { slug: 'second-name' });
    expect((await read('third-name')).body.slug).toBe('second-name');
  });

  test('who saves over somebody else learns it, and being read does not count as a change', async () => {
    const { id } = await write();
    const shown = await desk.call('helpArticles.get', { as: agent(), params: { id } });
    const etag = shown.headers.get('etag') ?? '';
    await desk.call('publicHelp.recordView', {
      params: { subdomain: 'acme' },
      body: { pageType: 'article', pageId: id },
      headers: { 'user-agent': 'Firefox' },
    });
    await writeAllReadings(desk.desk.database);
    const first = await change(id, { title: 'Mine' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    const second = await change(id, { title: 'Yours' }, { 'if-match': etag });
    expect(second.status).toBe(412);
    expect(second.error).toMatchObject({
      code: 'stale',
      message: 'This article was changed by someone else',
    });
    const next = first.headers.get('etag') ?? '';
    expect((await change(id, { title: 'Ours' }, { 'if-match': next })).status).toBe(200);
  });

  test('a draft is kept apart from what visitors read, until it is published or forgotten', async () => {
    const { id, slug } = await write({ title: 'As it is', slug: 'with-draft' });
    const draft = { title: 'As it may be', content: '<p>Better</p><script>x</script>' };
    const saved = await desk.call('helpArticles.saveDraft', {
      as: agent(),
      params: { id },
      body: draft,
    });
    expect(saved.body.draft).toMatchObject({
      title: 'As it may be',
      content: '<p>Better</p>',
      slug,
    });
    expect(saved.body.title).toBe('As it is');
    expect((await read(slug)).body.title).toBe('As it is');
    expect(await find('better')).toEqual([]);
    await desk.call('helpArticles.discardDraft', { as: agent(), params: { id } });
    const got = await desk.call('helpArticles.get', { as: agent(), params: { id } });
    expect(got.body.draft).toBeNull();
    await desk.call('helpArticles.saveDraft', { as: agent(), params: { id }, body: draft });
    const { body } = await change(id, { title: draft.title, content: '<p>Better</p>' });
    expect(body).toMatchObject({ title: 'As it may be', draft: null });
    expect((await read(slug)).body.title).toBe('As it may be');
  });

  test('an empty draft is kept too, and an autosave that is late does no harm', async () => {
    const { id } = await write();
    const options = { as: agent(), params: { id }, body: { title: '', content: '' } };
    const saved = await desk.call('helpArticles.saveDraft', options);
    expect(saved.body.draft).toMatchObject({ title: '', content: '' });
    await change(id, { title: 'Published meanwhile' });
    const late = await desk.call('helpArticles.saveDraft', {
      ...options,
      headers: { 'if-match': saved.headers.get('etag') ?? '' },
    });
    expect(late.status).toBe(412);
  });

  test('articles are listed by what is asked, drafts among them', async () => {
    const category = await desk.call('helpCategories.create', {
      as: agent(),
      body: { name: 'Listed', slug: 'listed' },
    });
    const categoryId = category.body.id;
    const one = await write({ categoryId, title: 'Zebra' });
    const two = await write({ categoryId, title: 'Aardvark', isPublished: false });
    const list = async (query: Record<string, string | number>) => {
      const answer = await desk.call('helpArticles.list', { as: agent(), query });
      expect(answer.status).toBe(200);
      return answer;
    };
    const idsOf = async (query: Record<string, string | number>) =>
      (await list({ categoryId, ...query })).body.map(({ id }) => id);
    expect(await idsOf({})).toEqual([two.id, one.id]);
    expect(await idsOf({ sort: 'title' })).toEqual([two.id, one.id]);
    expect(await idsOf({ isPublished: 'true' })).toEqual([one.id]);
    expect(await idsOf({ isPublished: 'false' })).toEqual([two.id]);
    expect(await idsOf({ q: 'zebras' })).toEqual([one.id]);
    expect(await idsOf({ q: 'aardvrak' })).toEqual([two.id]);
    const first = await list({ categoryId, limit: 1 });
    expect(first.headers.get('x-total-count')).toBe('2');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const cursor = new URL(next, desk.url).searchParams.get('cursor') ?? '';
    expect((await list({ categoryId, limit: 1, cursor })).body.map(({ id }) => id)).toEqual([
      one.id,
    ]);
    expect((await list({ categoryId: 'none', limit: 200 })).body).not.toContainEqual(
      expect.objectContaining({ id: one.id }),
    );
  });
});

describe('categories', () => {
  const create = async (slug: string) => {
    const body = { name: slug.toUpperCase(), slug, description: `About ${slug}` };
    const answer = await desk.call('helpCategories.create', { as: desk.globex.agent, body });
    return answer.body;
  };
  const slugs = async () =>
    (await desk.call('publicHelp.categories', { params: { subdomain: 'globex' } })).body.map(
      ({ slug }) => slug,
    );

  test('come in the order the staff gives them; the slug of one is its own', async () => {
    const [one, two, three] = [await create('one'), await create('two'), await create('three')];
    expect((await slugs()).slice(-3)).toEqual(['one', 'two', 'three']);
    const order = await desk.call('helpCategories.reorder', {
      as: desk.globex.agent,
      body: { ids: [three.id, one.id] },
    });
    expect(order.body[0]).toMatchObject({ id: three.id, position: 0 });
    expect((await slugs()).slice(0, 2)).toEqual(['three', 'one']);
    const taken = await desk.call('helpCategories.update', {
      as: desk.globex.agent,
      params: { id: two.id },
      body: { slug: 'one' },
    });
    expect(taken.status).toBe(409);
    expect(taken.error.message).toBe('A category with this slug already exists');
    const unknown = await desk.call('helpCategories.reorder', {
      as: desk.globex.agent,
      body: { ids: ['0'.repeat(30)] },
    });
    expect(unknown.status).toBe(404);
  });

  test('deleting one leaves its articles without', async () => {
    const { id } = await create('gone');
    const body = { title: 'Stays', content: '<p>Here</p>', slug: 'stays', categoryId: id };
    const article = await desk.call('helpArticles.create', { as: desk.globex.agent, body });
    await desk.call('helpCategories.delete', { as: desk.globex.agent, params: { id } });
    const got = await desk.call('helpArticles.get', {
      as: desk.globex.agent,
      params: { id: article.body.id },
    });
    expect(got.body.categoryId).toBeNull();
    expect(await slugs()).not.toContain('gone');
  });

  test.each([
    [{ slug: 'a' }, 'Category name is required'],
    [{ name: 'A' }, 'Slug is required'],
  ])('%j is refused: %s', async (body, message) => {
    const answer = await desk.call('helpCategories.create', { as: agent(), body });
    expect([answer.status, answer.error.message]).toEqual([400, message]);
  });
});

describe('reading', () => {
  test('PT-07: what visitors get of an article, and nothing else', async () => {
    const { slug } = await write({ title: 'Everything about widgets' });
    const { body } = await read(slug);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['category', 'categoryId', 'content', 'excerpt', 'id', 'isPublished', 'slug', 'tags'],
        ...['title', 'updatedAt'],
      ].sort(),
    );
    const [found] = await find('widgets');
    expect(Object.keys(found ?? {}).sort()).toEqual(
      [
        ...['category', 'excerpt', 'excerptParts', 'id', 'score', 'slug', 'title', 'titleParts'],
        'updatedAt',
      ].sort(),
    );
    const everything = JSON.stringify([body, found]);
    for (const secret of [desk.acme.agent.userId, desk.acme.agent.email, desk.acme.canary]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('AZ-12: what is not published is nowhere: by slug, old slug, list, search, views', async () => {
    const secret = 'xylophone';
    const { id } = await write({
      slug: 'open',
      title: `The ${secret}`,
      content: `<p>${secret}</p>`,
    });
    await change(id, { slug: 'hidden' });
    expect(await find(secret)).toHaveLength(1);
    await change(id, { isPublished: false });
    const unknown = await read('no-such-article');
    const nobody = async () => {
      for (const slug of ['hidden', 'open']) {
        const answer = await read(slug);
        expect(answer.status).toBe(404);
        expect({ ...answer.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
      }
      for (const q of [secret, 'xylofone', 'xylo']) expect(await find(q)).toEqual([]);
      for (const query of [{}, { q: secret }]) {
        const list = await desk.call('publicHelp.articles', {
          params: { subdomain: 'acme' },
          query: query as Record<string, string>,
        });
        expect(JSON.stringify(list.body)).not.toContain(secret);
      }
      const view = await desk.call('publicHelp.recordView', {
        params: { subdomain: 'acme' },
        body: { pageType: 'article', pageId: id },
      });
      expect([view.status, view.error.message]).toEqual([404, 'Article not found']);
      const asked = await desk.call('publicChatbot.ask', {
        params: { subdomain: 'acme' },
        body: { query: `What is the ${secret}?` },
      });
      expect(JSON.stringify(asked.body)).not.toContain('hidden');
      const staff = await desk.call('search.query', {
        as: desk.acme.customer,
        query: { q: secret },
      });
      expect(staff.body.articles).toEqual([]);
    };
    await nobody();
    await desk.call('helpArticles.delete', { as: agent(), params: { id } });
    await nobody();
  });

  test('the staff finds drafts beside what is published', async () => {
    const { id } = await write({ title: 'Quokka care', isPublished: false });
    const { body } = await desk.call('search.query', { as: agent(), query: { q: 'quokkas' } });
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

  test('a reader counts once a day, a program never, and nobody is told apart afterwards', async () => {
    const { id } = await write();
    const view = (userAgent: string) =>
      desk.call('publicHelp.recordView', {
        params: { subdomain: 'acme' },
        body: { pageType: 'article', pageId: id },
        headers: { 'user-agent': userAgent },
      });
    for (const who of ['Firefox', 'Firefox', 'Safari', 'Googlebot/2.1', 'Firefox']) {
      expect((await view(who)).status).toBe(204);
    }
    await writeAllReadings(desk.desk.database);
    const { org } = desk.acme;
    const rows = await org.all<{ reader: string }>(
      org.from('help_readers').where('article_id', id),
    );
    expect(rows).toHaveLength(2);
    const { body } = await desk.call('help.views', {
      as: agent(),
      query: { pageType: 'article' },
    });
    expect(body.items).toContainEqual({ pageId: id, viewCount: 2 });
    expect(body.viewCount).toBeGreaterThanOrEqual(2);
    const got = await desk.call('helpArticles.get', { as: agent(), params: { id } });
    expect(got.body.viewCount).toBe(2);
    const wrong = await desk.call('publicHelp.recordView', {
      params: { subdomain: 'acme' },
      body: { pageType: 'page', pageId: id },
    });
    expect([wrong.status, wrong.error.message]).toEqual([400, 'pageType must be article']);
  });

  test('the published articles are listed, by category too, and nothing new is said with 304', async () => {
    const category = await desk.call('helpCategories.create', {
      as: agent(),
      body: { name: 'Billing', slug: 'billing' },
    });
    const { id } = await write({ categoryId: category.body.id });
    const options = { params: { subdomain: 'acme' }, query: { category: 'billing' } };
    const list = await desk.call('publicHelp.articles', options);
    expect(list.body.map((article) => article.id)).toEqual([id]);
    expect(list.body[0]?.category).toEqual({ name: 'Billing', slug: 'billing' });
    const again = await desk.call('publicHelp.articles', {
      ...options,
      headers: { 'if-none-match': list.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const nowhere = await desk.call('publicHelp.articles', { params: { subdomain: 'nowhere' } });
    expect([nowhere.status, nowhere.error.message]).toEqual([
      404,
      "The organization you're looking for doesn't exist.",
    ]);
  });
});

describe('searching', () => {
  beforeAll(async () => {
    await write({ title: 'How to reset your password', content: '<p>Press Forgot password.</p>' });
    await write({ title: 'Crème brûlée für alle', content: '<p>Ein Rezept mit Vanille.</p>' });
    await write({
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
    expect((await find(q))[0]?.title).toBe(title);
  });

  test('what was found is shown around the find, as text', async () => {
    const [found] = await find('return in thirty days');
    expect(found?.excerpt).toContain('We take returns for thirty days.');
    expect(found?.excerptParts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual([
      'returns',
      'thirty',
      'days',
    ]);
    expect(found?.excerptParts.map(({ text }) => text).join('')).toBe(found?.excerpt);
  });

  test.each(['', '   ', '🤷', '"; drop table', '%', 'x'.repeat(9_000), '* AND OR ('])(
    '"%s" is answered',
    async (q) => {
      const before = performance.now();
      expect(Array.isArray(await find(q))).toBe(true);
      expect(performance.now() - before).toBeLessThan(1_000);
    },
  );

  test('a change is found by the next search, and a published draft too', async () => {
    const { id } = await write({ title: 'Wombat', isPublished: false });
    expect(await find('wombat')).toEqual([]);
    await change(id, { isPublished: true });
    expect((await find('wombat')).map((one) => one.id)).toEqual([id]);
    await change(id, { title: 'Echidna' });
    expect(await find('wombat')).toEqual([]);
    expect((await find('echidnas')).map((one) => one.id)).toEqual([id]);
  });
});
