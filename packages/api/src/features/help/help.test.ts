import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('writing articles', () => {
  test('an article is stored sanitized, with its author', async () => {
    const article = await articles.write({
      title: '  Reset a password  ',
      content:
        '<h1>Reset</h1><p onclick="alert(1)">Press <b>Forgot</b></p><script>alert(1)</script>',
      tags: ['login', 'login', 'password'],
      isPublished: false,
    });
    expect(article).toMatchObject({
      title: 'Reset a password',
      content: '<h2>Reset</h2><p>Press <b>Forgot</b></p>',
      excerpt: 'Reset. Press Forgot',
      isPublished: false,
      publishedAt: null,
      tags: ['login', 'password'],
      viewCount: 0,
      author: { firstName: 'agent', lastName: server.acme.canary },
      draft: null,
      categoryId: null,
    });
  });

  test.each([
    [{ title: '' }, 'Title is required'],
    [{ content: '' }, 'Content is required'],
    [{ slug: '' }, 'Slug is required'],
    [{ slug: 'Not a slug' }, 'Slug can only contain lowercase letters, numbers, and hyphens'],
  ])('rejects %j: %s', async (wrong, message) => {
    const body = { title: 'A', content: '<p>B</p>', slug: 'refused', ...wrong };
    const answer = await server.call('helpArticles.create', { as: agent(), body });
    expect([answer.status, answer.error.message]).toEqual([400, message]);
    const missing = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
    if (Object.keys(missing).length === 3) return;
    const without = await server.call('helpArticles.create', { as: agent(), body: missing });
    expect([without.status, without.error.message]).toEqual([400, message]);
  });

  test('a slug is unique in an organization, and available in another', async () => {
    const { slug, id } = await articles.write();
    const body = { title: 'A', content: '<p>B</p>', slug };
    const again = await server.call('helpArticles.create', { as: agent(), body });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: 'slug_taken',
      message: 'An article with this slug already exists',
      errors: [{ field: 'slug' }],
    });
    const other = await articles.write();
    expect((await articles.change(other.id, { slug })).status).toBe(409);
    expect((await articles.change(id, { slug })).status).toBe(200);
    const elsewhere = await server.call('helpArticles.create', { as: server.globex.agent, body });
    expect(elsewhere.status).toBe(201);
  });

  test('AZ-02: rejects a category of another organization', async () => {
    const foreign = await server.call('helpCategories.create', {
      as: server.globex.agent,
      body: { name: 'Theirs', slug: 'theirs' },
    });
    const { id } = await articles.write();
    for (const categoryId of [foreign.body.id, '0'.repeat(30)]) {
      const answer = await articles.change(id, { categoryId });
      expect([answer.status, answer.error.message]).toEqual([400, 'Category not found']);
      const body = { title: 'A', content: '<p>B</p>', slug: 'in-no-category', categoryId };
      const created = await server.call('helpArticles.create', { as: agent(), body });
      expect(created).toMatchObject({
        status: 400,
        error: { message: 'Category not found', errors: [{ field: 'categoryId' }] },
      });
    }
  });

  test('an old slug redirects to the article until another one uses it', async () => {
    const article = await articles.write({ slug: 'first-name' });
    await articles.change(article.id, { slug: 'second-name' });
    await articles.change(article.id, { slug: 'third-name' });
    for (const slug of ['first-name', 'second-name', 'third-name']) {
      expect((await articles.read(slug)).body).toMatchObject({
        id: article.id,
        slug: 'third-name',
      });
    }
    const other = await articles.write({ slug: 'first-name' });
    expect((await articles.read('first-name')).body.id).toBe(other.id);
    await articles.change(article.id, { slug: 'second-name' });
    expect((await articles.read('third-name')).body.slug).toBe('second-name');
  });

  test("rejects saving over another agent's change, and reads do not count as a change", async () => {
    const { id } = await articles.write();
    const shown = await server.call('helpArticles.get', { as: agent(), params: { id } });
    const etag = shown.headers.get('etag') ?? '';
    await server.call('publicHelp.recordView', {
      params: { subdomain: 'acme' },
      body: { pageType: 'article', pageId: id },
      headers: { 'user-agent': 'Firefox' },
    });
    await server.context.memory.finish();
    const first = await articles.change(id, { title: 'Mine' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    const second = await articles.change(id, { title: 'Yours' }, { 'if-match': etag });
    expect(second.status).toBe(412);
    expect(second.error).toMatchObject({
      code: 'stale',
      message: 'This article was changed by someone else',
    });
    const next = first.headers.get('etag') ?? '';
    expect((await articles.change(id, { title: 'Ours' }, { 'if-match': next })).status).toBe(200);
  });

  test('visitors do not see a draft until it is published, and it can be discarded', async () => {
    const { id, slug } = await articles.write({ title: 'As it is', slug: 'with-draft' });
    const draft = { title: 'As it may be', content: '<p>Better</p><script>x</script>' };
    const saved = await server.call('helpArticles.saveDraft', {
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
    expect((await articles.read(slug)).body.title).toBe('As it is');
    expect(await articles.find('better')).toEqual([]);
    await server.call('helpArticles.discardDraft', { as: agent(), params: { id } });
    const got = await server.call('helpArticles.get', { as: agent(), params: { id } });
    expect(got.body.draft).toBeNull();
    await server.call('helpArticles.saveDraft', { as: agent(), params: { id }, body: draft });
    const { body } = await articles.change(id, { title: draft.title, content: '<p>Better</p>' });
    expect(body).toMatchObject({ title: 'As it may be', draft: null });
    expect((await articles.read(slug)).body.title).toBe('As it may be');
  });

  test('saves an empty draft, and rejects a late autosave', async () => {
    const { id } = await articles.write();
    const options = { as: agent(), params: { id }, body: { title: '', content: '' } };
    const saved = await server.call('helpArticles.saveDraft', options);
    expect(saved.body.draft).toMatchObject({ title: '', content: '' });
    await articles.change(id, { title: 'Published meanwhile' });
    const late = await server.call('helpArticles.saveDraft', {
      ...options,
      headers: { 'if-match': saved.headers.get('etag') ?? '' },
    });
    expect(late.status).toBe(412);
  });

  test('articles are filtered and sorted as requested, drafts included', async () => {
    const category = await server.call('helpCategories.create', {
      as: agent(),
      body: { name: 'Listed', slug: 'listed' },
    });
    const categoryId = category.body.id;
    const one = await articles.write({ categoryId, title: 'Zebra' });
    const two = await articles.write({ categoryId, title: 'Aardvark', isPublished: false });
    const list = async (query: Record<string, string | number>) => {
      const answer = await server.call('helpArticles.list', { as: agent(), query });
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
    const cursorOf = (link: string | null) => {
      const next = /<([^>]+)>/.exec(link ?? '')?.[1] ?? '';
      return new URL(next, server.url).searchParams.get('cursor') ?? '';
    };
    const cursor = cursorOf(first.headers.get('link'));
    expect((await list({ categoryId, limit: 1, cursor })).body.map(({ id }) => id)).toEqual([
      one.id,
    ]);
    const [older, newer] = [one.updatedAt, two.updatedAt];
    expect(await idsOf({ sort: 'updatedAt', updatedSince: older })).toEqual([one.id, two.id]);
    expect(await idsOf({ sort: 'updatedAt', updatedSince: newer })).toEqual([two.id]);
    const changes = await list({ categoryId, sort: 'updatedAt', limit: 1 });
    const after = cursorOf(changes.headers.get('link'));
    const second = await list({ categoryId, sort: 'updatedAt', cursor: after });
    expect(second.body.map(({ id }) => id)).toEqual([two.id]);
    await articles.change(one.id, { title: 'Zebras' });
    // The first one has moved to the end, and the second is not skipped.
    const rest = await list({ categoryId, sort: 'updatedAt', cursor: after });
    expect(rest.body.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await list({ categoryId: 'none', limit: 200 })).body).not.toContainEqual(
      expect.objectContaining({ id: one.id }),
    );
  });
});

describe('categories', () => {
  const create = async (slug: string) => {
    const body = { name: slug.toUpperCase(), slug, description: `About ${slug}` };
    const answer = await server.call('helpCategories.create', { as: server.globex.agent, body });
    return answer.body;
  };
  const slugs = async () =>
    (await server.call('publicHelp.categories', { params: { subdomain: 'globex' } })).body.map(
      ({ slug }) => slug,
    );

  test('come in the order set by the staff; slugs are unique', async () => {
    const [one, two, three] = [await create('one'), await create('two'), await create('three')];
    expect((await slugs()).slice(-3)).toEqual(['one', 'two', 'three']);
    const order = await server.call('helpCategories.reorder', {
      as: server.globex.agent,
      body: { ids: [three.id, one.id] },
    });
    expect(order.body[0]).toMatchObject({ id: three.id, position: 0 });
    expect((await slugs()).slice(0, 2)).toEqual(['three', 'one']);
    const taken = await server.call('helpCategories.update', {
      as: server.globex.agent,
      params: { id: two.id },
      body: { slug: 'one' },
    });
    expect(taken.status).toBe(409);
    expect(taken.error.message).toBe('A category with this slug already exists');
    const unknown = await server.call('helpCategories.reorder', {
      as: server.globex.agent,
      body: { ids: ['0'.repeat(30)] },
    });
    expect(unknown.status).toBe(404);
  });

  test('deleting one keeps its articles without a category', async () => {
    const { id } = await create('gone');
    const body = { title: 'Stays', content: '<p>Here</p>', slug: 'stays', categoryId: id };
    const article = await server.call('helpArticles.create', { as: server.globex.agent, body });
    await server.call('helpCategories.delete', { as: server.globex.agent, params: { id } });
    const got = await server.call('helpArticles.get', {
      as: server.globex.agent,
      params: { id: article.body.id },
    });
    expect(got.body.categoryId).toBeNull();
    expect(await slugs()).not.toContain('gone');
  });

  test.each([
    [{ slug: 'a' }, 'Category name is required'],
    [{ name: 'A' }, 'Slug is required'],
  ])('rejects %j: %s', async (body, message) => {
    const answer = await server.call('helpCategories.create', { as: agent(), body });
    expect([answer.status, answer.error.message]).toEqual([400, message]);
  });
});
