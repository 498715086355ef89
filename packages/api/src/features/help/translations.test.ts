import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;
const subdomain = 'acme';

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
  const body = { languages: ['en', 'de', 'ar'] };
  await server.call('organization.updateGeneral', { as: server.acme.admin, body });
});
afterAll(() => server.stop());

const as = () => server.acme.agent;
const save = (id: string, language: string, title: string, content: string, isPublished = true) =>
  server.call('helpArticles.saveTranslation', {
    as: as(),
    params: { id, language },
    body: { title, content, isPublished },
  });
const page = async (path: string) =>
  (
    await fetch(`${server.url}/public/help/acme${path}`, { headers: { 'accept-language': 'en' } })
  ).text();
const linksOf = (text: string) =>
  [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, language, href]) => [language, href],
  );

test('an article can be read and found in its languages, which link to each other', async () => {
  const { id, slug } = await articles.write({
    title: 'Descale the kettle',
    content: '<p>Boil vinegar.</p>',
    slug: 'descale',
  });
  const saved = await save(
    id,
    'de',
    'Wasserkocher entkalken',
    '<p>Essigwasser aufkochen.</p><script>1</script>',
  );
  expect(saved.body).toMatchObject([
    {
      language: 'de',
      content: '<p>Essigwasser aufkochen.</p>',
      isPublished: true,
      isOutdated: false,
    },
  ]);
  await save(id, 'ar', 'مسودة', '<p>مسودة</p>', false);
  const path = `/article/${slug}`;
  const german = await page(`${path}?lang=de`);
  expect(german).toContain('<h1 dir="auto">Wasserkocher entkalken</h1>');
  expect(german).toContain('Essigwasser aufkochen.');
  expect(german).not.toContain('Boil vinegar');
  const address = `${server.context.config.publicUrl}/public/help/acme${path}`;
  expect(german).toContain(`<link rel="canonical" href="${address}?lang=de">`);
  const english = await page(path);
  expect(english).toContain(`<link rel="canonical" href="${address}">`);
  const all = [
    ['x-default', address],
    ['en', address],
    ['de', `${address}?lang=de`],
  ];
  expect([linksOf(english), linksOf(german)]).toEqual([all, all]);

  const arabic = await page(`${path}?lang=ar`);
  expect(arabic).toContain('class="notice"');
  expect(arabic).toContain('<h1 lang="en" dir="auto">Descale the kettle</h1>');
  expect(arabic).not.toContain('مسودة');

  expect(await page('?lang=de')).toContain('>Wasserkocher entkalken</a>');
  expect(await page('?lang=de&q=wasserkocher')).toContain('<mark>Wasserkocher</mark> entkalken');
  expect(await page('?q=wasserkocher')).toContain('Descale the kettle');
  expect(await page('?lang=ar&q=مسودة')).not.toContain(`/article/${slug}`);
  const found = await articles.find('Essigwasser');
  expect(found).toMatchObject([{ id, title: 'Wasserkocher entkalken' }]);
  const asked = await server.call('publicChatbot.ask', {
    params: { subdomain },
    body: { query: 'Wasserkocher entkalken' },
  });
  expect(JSON.stringify(asked.body)).toContain('Essigwasser');
});

test('a translation is marked as outdated after the article changes', async () => {
  const { id, slug } = await articles.write({ title: 'Tea', slug: 'tea' });
  await save(id, 'de', 'Tee', '<p>Tee kochen</p>');
  await articles.change(id, { tags: ['hot'] });
  const isOutdated = async () => {
    const listed = await server.call('helpArticles.translations', { as: as(), params: { id } });
    return listed.body.map((one) => one.isOutdated);
  };
  expect(await isOutdated()).toEqual([false]);
  await articles.change(id, { content: '<p>Other</p>' });
  expect(await isOutdated()).toEqual([true]);
  expect(await page(`/article/${slug}?lang=de`)).toContain(
    '<a href="/public/help/acme/article/tea?lang=en">',
  );
  await save(id, 'de', 'Tee', '<p>Anders</p>');
  expect(await isOutdated()).toEqual([false]);
  const gone = { as: as(), params: { id, language: 'de' } };
  expect((await server.call('helpArticles.deleteTranslation', gone)).status).toBe(204);
  expect((await server.call('helpArticles.deleteTranslation', gone)).status).toBe(404);
  expect(await articles.find('Anders')).toEqual([]);
  expect((await save(id, 'xx', 'Tea', '<p>x</p>')).status).toBe(400);
});

test('a category has translated names on pages, in breadcrumbs and in the sitemap', async () => {
  const translations = [{ language: 'de', name: 'Pflege', description: 'Sauber bleiben' }];
  const body = { name: 'Care', slug: 'care', translations };
  const { id: categoryId } = (await server.call('helpCategories.create', { as: as(), body })).body;
  const { id } = await articles.write({ title: 'Wash', slug: 'wash', categoryId });
  await save(id, 'de', 'Waschen', '<p>Mit Wasser</p>');
  const category = await page('/category/care?lang=de');
  expect(category).toContain('<h1>Pflege</h1>');
  expect(category).toContain('Sauber bleiben');
  expect(category).toContain('>Waschen</a>');
  expect(await page('/article/wash?lang=de')).toContain('<bdi>Pflege</bdi>');
  const map = await page('/sitemap.xml');
  const at = `${server.context.config.publicUrl}/public/help/acme`;
  for (const path of ['/article/wash', '/category/care', '']) {
    const entries = map
      .split('</url>')
      .filter(
        (one) => one.includes(`<loc>${at}${path}<`) || one.includes(`<loc>${at}${path}?lang=de<`),
      );
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      expect(entry).toContain(`hreflang="de" href="${at}${path}?lang=de"`);
      expect(entry).toContain(`hreflang="x-default" href="${at}${path}"`);
    }
  }
});

test('a translated page has no tags, which are not translated, and results name translated categories', async () => {
  const category = await server.call('helpCategories.create', {
    as: as(),
    body: {
      name: 'Care',
      slug: 'mill-care',
      translations: [{ language: 'de', name: 'Pflege', description: null }],
    },
  });
  const { id, slug } = await articles.write({
    title: 'Polish the mill',
    content: '<p>Use a cloth.</p>',
    categoryId: category.body.id,
    tags: ['shine'],
  });
  await save(id, 'de', 'Mühle polieren', '<p>Mit einem Tuch.</p>');
  expect(await page(`/article/${slug}`)).toContain('<li>shine</li>');
  expect(await page(`/article/${slug}?lang=de`)).not.toContain('<li>shine</li>');
  expect(await page(`/article/${slug}?lang=ar`)).toContain('<li>shine</li>');
  const found = await page('?q=polieren&lang=de');
  expect(found).toContain('<p class="when">Pflege · ');
  expect(await page('?q=polish')).toContain('<p class="when">Care · ');
});
