import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await offer(['en', 'de', 'ar']);
  await write('Refunds', '<p>We pay back.</p>');
  const { url } = server;
  await write(
    'Returns',
    `<p><a href="/public/help/acme/article/refunds">One</a> <a href="${url}/x">Two</a></p>`,
  );
});
afterAll(() => server.stop());

const offer = (languages: ('en' | 'de' | 'ar' | 'fr')[]) =>
  server.call('organization.updateGeneral', { as: server.acme.admin, body: { languages } });

const write = (title: string, content: string) =>
  server.call('helpArticles.create', {
    as: server.acme.agent,
    body: { title, slug: title.toLowerCase(), content, isPublished: true },
  });

async function get(path: string, language?: string) {
  const headers = new Headers(language === undefined ? [] : [['accept-language', language]]);
  const response = await fetch(server.url + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

const help = '/public/help/acme';

test('a help center uses the language of each visitor, also for cached pages', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (const [language, welcome] of [
      ['de-DE', 'Wie können wir helfen?'],
      ['en-US', 'How can we help?'],
      ['ar', 'كيف يمكننا مساعدتك؟'],
    ] as const) {
      const { page, headers } = await get(help, language);
      expect(page).toContain(`<h1>${welcome}</h1>`);
      expect(headers.get('vary')).toMatch(/Accept-Language/);
      const known = headers.get('etag') ?? '';
      const again = await fetch(server.url + help, {
        headers: { 'accept-language': language, 'if-none-match': known },
      });
      expect([again.status, again.headers.get('vary')]).toEqual([
        304,
        expect.stringMatching(/Accept-Language/),
      ]);
    }
  }
});

test('a page in another language does not match the ETag', async () => {
  const german = (await get(help, 'de')).headers.get('etag') ?? '';
  const arabic = await fetch(server.url + help, {
    headers: { 'accept-language': 'ar', 'if-none-match': german },
  });
  expect(arabic.status).toBe(200);
});

test('a removed language is no longer used, at once', async () => {
  await offer(['fr', 'en']);
  expect((await get(help, 'de')).page).toContain('<html lang="fr">');
  expect((await get(`${help}?lang=de`, 'en')).page).toContain('<html lang="en">');
  await offer(['en', 'de', 'ar']);
  expect((await get(help, 'de')).page).toContain('<html lang="de">');
});

test('links, search and links in articles keep the language', async () => {
  const index = await get(`${help}?lang=ar`);
  expect(index.page).toContain('<html lang="ar" dir="rtl">');
  // Texts that the team wrote in another language keep their own direction.
  expect(index.page).toMatch(
    new RegExp(`href="${help}/article/refunds\\?lang=ar"><bdi>[^<]+</bdi></a>`),
  );
  expect(index.page).toContain('<input type="hidden" name="lang" value="ar">');
  expect(index.page).toContain('href="/public/contact/acme?lang=ar">اتصل بنا</a>');
  const article = await get(`${help}/article/returns?lang=ar`);
  expect(article.page).toContain(`<a href="${help}/article/refunds?lang=ar"`);
  expect(article.page).toContain(`href="${server.url}/x"`);
  expect(article.page).toContain('<nav class="trail" aria-label="مسار التنقل">');
  expect(article.page).toMatch(/آخر تحديث <time datetime="[^"]+">[^<]+<\/time>/);
  expect(article.page).toContain('<div class="body" lang="en" dir="auto">');
  // Each page has one canonical URL for search engines.
  expect(article.page).toMatch(/<link rel="canonical" href="[^"?]+\/article\/returns">/);
});

test('a search shows the number of results in the language, and keeps the query', async () => {
  const found = await get(`${help}?q=refunds&lang=de`);
  expect(found.page).toContain('Artikel zu „refunds“');
  expect(found.page).toContain(`href="${help}?q=refunds&amp;lang=ar"`);
  const none = await get(`${help}?q=zzzz%3Cb%3E&lang=de`);
  expect(none.page).toContain('Zu „zzzz&lt;b&gt;“ gibt es nichts.');
});

test('the error for a missing article is in the language of the page', async () => {
  const { status, page } = await get(`${help}/article/none?lang=de`);
  expect(status).toBe(404);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<h1>Artikel nicht gefunden</h1>');
  expect(page).toContain(`href="${help}?lang=de">Zurück zum Hilfebereich</a>`);
});

test('a help center in English only stays unchanged', async () => {
  const { page, headers } = await get('/public/help/globex?lang=de', 'de');
  expect(page).toContain('<html lang="en">');
  expect(page).not.toMatch(/class="languages"|lang=de"/);
  expect(headers.get('vary')).toBe('Accept-Encoding');
});
