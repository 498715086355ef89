import { get as askByHttp } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloads } from '../../../../../e2e/payloads.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { cleanHtml } from './clean.ts';

let server: TestServer;
let categoryId: string;

const policyOf = (host: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://${host} wss://${host}; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default dompurify helpdesk`;

async function write(input: object) {
  const body = { content: '<p>Text</p>', isPublished: true, ...input };
  const answer = await server.call('helpArticles.create', { as: server.acme.agent, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

beforeAll(async () => {
  server = await startTestServer();
  const named = { name: 'Paying <us>', slug: 'paying', description: 'About money' };
  const category = await server.call('helpCategories.create', {
    as: server.acme.agent,
    body: named,
  });
  categoryId = category.body.id;
  await write({
    title: 'Refunds & returns',
    slug: 'refunds',
    categoryId,
    tags: ['money'],
    content: `<p>${'We pay back. '.repeat(40)}</p>`,
  });
  await write({ title: 'Loose', slug: 'loose' });
  await write({ title: 'Secret plans', slug: 'secret', isPublished: false });
});
afterAll(() => server.stop());

interface Got {
  status: number;
  headers: Headers;
  page: string;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const response = await fetch(server.url + path, { redirect: 'manual', headers });
  const page = await response.text();
  expect(response.headers.get('content-security-policy'), 'XS-04').toBe(
    policyOf(new URL(server.url).host),
  );
  expect(response.headers.get('x-content-type-options'), 'CS-07').toBe('nosniff');
  expect(response.headers.get('referrer-policy'), 'CS-07').toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('set-cookie')).toBeNull();
  return { status: response.status, headers: response.headers, page };
}

/** Checks that the page has no inline scripts or styles. */
function expectNothingInline(page: string) {
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  for (const [script] of page.matchAll(/<script[^>]*>/g)) {
    expect(script).toMatch(/ src="\/|type="application\/ld\+json"/);
  }
}

describe('the home page', () => {
  test('has a search box, the categories and tiles with title, summary and date', async () => {
    const { status, page } = await get('/public/help/acme');
    expect(status).toBe(200);
    expectNothingInline(page);
    expect(page).toContain('<a href="/public/help/acme" aria-current="page">All Articles</a>');
    expect(page).toContain('<a href="/public/help/acme/category/paying">Paying &lt;us&gt;</a>');
    expect(page).toContain(
      '<h3><a href="/public/help/acme/article/refunds">Refunds &amp; returns</a></h3>',
    );
    const beginning = 'We pay back. '.repeat(40).slice(0, 150).trim();
    expect(page).toContain(`<p>${beginning}…</p>`);
    expect(page).toMatch(/Updated <time datetime="[^"]+">\w{3} \d{1,2}, \d{4}<\/time>/);
    expect(page).toMatch(/<h2>Articles<\/h2>[^]*Loose/);
    expect(page).toContain('role="search" action="/public/help/acme"');
    expect(page).not.toContain('Secret plans');
    expect(page).toContain('href="/public/contact/acme"');
    expect(page).toContain('<helpdesk-chat organization="acme"></helpdesk-chat>');
    expect(page).toContain('<link rel="canonical" href="');
  });

  test('shows one category and its search results', async () => {
    const { page } = await get('/public/help/acme/category/paying');
    expect(page).toContain('Refunds');
    expect(page).not.toContain('Loose');
    expect(page).toContain('<h1>Paying &lt;us&gt;</h1>');
    expect(page).toContain('name="category" value="paying"');
    const former = await fetch(`${server.url}/public/help/acme?category=paying`, {
      redirect: 'manual',
    });
    expect(former.status).toBe(301);
    expect(former.headers.get('location')).toBe('/public/help/acme/category/paying');
    const found = await get('/public/help/acme?q=refnuds&category=paying');
    expect(found.page).toContain('1 article for “refnuds”');
    expect(found.page).toContain('<mark>Refunds</mark> &amp; returns');
    expect(found.page).toContain('<meta name="robots" content="noindex">');
  });

  test('shows that there are no results, with the query escaped', async () => {
    const asked = encodeURIComponent('"><script>alert(1)</script>');
    const { page } = await get(`/public/help/acme?q=${asked}`);
    expect(page).toContain('No articles found');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expectNothingInline(page);
    expect((await get('/public/help/globex')).page).toContain('No articles found');
    expect((await get('/public/help/acme?q=secret')).page).not.toContain('Secret plans');
  });

  test('returns 404 for an unknown organization', async () => {
    for (const path of ['/public/help/nowhere', '/public/help/nowhere/article/a', '/public/help']) {
      const { status, page } = await get(path);
      expect(status).toBe(404);
      expect(page).toContain('<h1>Help Center Not Found</h1>');
    }
    const { page } = await get('/public/help/a%00b');
    expect(page).toContain('Help Center Not Found');
  });

  test('splits a category with many articles into pages', async () => {
    const named = { name: 'Many', slug: 'many' };
    const as = server.globex.agent;
    const category = await server.call('helpCategories.create', { as, body: named });
    for (let number = 0; number < 70; number++) {
      await server.call('helpArticles.create', {
        as,
        body: {
          title: `Number ${number}`,
          slug: `n-${number}`,
          content: '<p>x</p>',
          isPublished: true,
          categoryId: category.body.id,
        },
      });
    }
    const first = await get('/public/help/globex');
    expect(first.page).toContain('All 70 articles in Many');
    const all = await get('/public/help/globex/category/many');
    expect(all.page.match(/\/article\/n-/g)).toHaveLength(60);
    expect(all.page).toContain('href="/public/help/globex/category/many?page=2"');
    const second = await get('/public/help/globex/category/many?page=2');
    expect(second.page.match(/\/article\/n-/g)).toHaveLength(10);
  });
});

describe('an article', () => {
  test('has title, date, category, tags, a back link and structured data', async () => {
    const { status, page } = await get('/public/help/acme/article/refunds');
    expect(status).toBe(200);
    expectNothingInline(page);
    expect(page).toContain('<h1>Refunds &amp; returns</h1>');
    expect(page).toContain('<a class="badge" href="/public/help/acme/category/paying">');
    expect(page).toContain('<li>money</li>');
    expect(page).toContain('<li><a href="/public/help/acme"><bdi>Help Center</bdi></a></li>');
    expect(page).toContain('"@type":"BreadcrumbList"');
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page).toContain('1 min read');
    expect(page).toContain('role="search" action="/public/help/acme"');
    expect(page).toMatch(/<meta name="description" content="We pay back\./);
    const canonical = `${server.context.config.publicUrl}/public/help/acme/article/refunds`;
    expect(page).toContain(`<link rel="canonical" href="${canonical}">`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Article', headline: 'Refunds & returns' });
    expect(page).not.toContain(server.acme.agent.email);
  });

  test('AZ-12: shows the same page for a draft, a deleted and an unknown article', async () => {
    const gone = await write({ title: 'Gone', slug: 'gone' });
    const params = { id: gone.id };
    await server.call('helpArticles.delete', { as: server.acme.agent, params });
    const pages = await Promise.all(
      ['secret', 'gone', 'never', 'a%00b', 'x'.repeat(3_000)].map((slug) =>
        get(`/public/help/acme/article/${slug}`),
      ),
    );
    for (const { status, page } of pages) {
      expect(status).toBe(404);
      expect(page).toBe(pages[0]?.page);
      expect(page).toContain('Article Not Found');
    }
  });

  test('an old URL redirects to the new one', async () => {
    const { id } = await write({ title: 'Moved', slug: 'old-place' });
    const change = { as: server.acme.agent, params: { id }, body: { slug: 'new-place' } };
    await server.call('helpArticles.update', change);
    const response = await fetch(`${server.url}/public/help/acme/article/old-place`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/public/help/acme/article/new-place');
  });

  test('returns 304 if unchanged, and is compressed', async () => {
    const path = '/public/help/acme/article/refunds';
    const { headers } = await get(path);
    const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(headers.get('cache-control')).toBe('no-cache');
    const small = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
  });

  test('counts each reader once', async () => {
    const { id } = await write({ title: 'Read me', slug: 'read-me' });
    const path = '/public/help/acme/article/read-me';
    const readers: Record<string, string>[] = [
      { 'user-agent': 'Firefox' },
      { 'user-agent': 'Firefox' },
      { 'user-agent': 'Safari', 'sec-purpose': 'prefetch' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    ];
    for (const headers of readers) await get(path, headers);
    await server.context.memory.finish();
    const got = await server.call('helpArticles.get', { as: server.acme.agent, params: { id } });
    expect(got.body.viewCount).toBe(1);
  });

  test('a long article has a table of contents that links to each heading', async () => {
    const parts = ['First steps', 'First steps', 'Crème <b>brûlée</b>'].map(
      (heading) => `<h2>${heading}</h2><p>${'Words. '.repeat(200)}</p>`,
    );
    await write({ title: 'Long', slug: 'long', content: parts.join('') });
    const { page } = await get('/public/help/acme/article/long');
    expect(page).toContain('<a href="#s-first-steps-2">First steps</a>');
    expect(page).toContain(
      '<h2 id="s-creme-brulee">Crème <b>brûlée</b> <a class="anchor" href="#s-creme-brulee" aria-label="Link to this section">#</a></h2>',
    );
  });

  test('XS-01: cleans HTML written directly into the database', async () => {
    const { id } = await write({ title: 'Dirty', slug: 'dirty' });
    const oneOfEach = new Map(payloads.map(({ kind, text }) => [kind, text]));
    for (const text of oneOfEach.values()) {
      await server.acme.org.write((tx) => tx.update('help_articles', { id }, { content: text }));
      const { page } = await get('/public/help/acme/article/dirty');
      const body = /<div class="body">([^]*?)<\/div>\n<\/article>/.exec(page)?.[1];
      expect(body).toBe(cleanHtml(text));
      const answer = await server.call('publicHelp.article', {
        params: { subdomain: 'acme', slug: 'dirty' },
      });
      expect(answer.body.content).toBe(cleanHtml(text));
    }
  });
});

describe('a cached page', () => {
  const index = '/public/help/acme';
  const article = '/public/help/acme/article/kept';
  const sitemap = '/public/help/acme/sitemap.xml';

  test('reflects changes at once: of an article, a category and the organization', async () => {
    const as = server.acme.agent;
    const { id } = await write({ title: 'First title', slug: 'kept', categoryId });
    const pages = async () =>
      (await Promise.all([index, article, `${index}?q=title`].map((path) => get(path)))).map(
        ({ page }) => page,
      );
    for (const page of await pages()) expect(page).toContain('First');
    await server.call('helpArticles.update', { as, params: { id }, body: { title: 'Next title' } });
    for (const page of await pages()) expect(page).toContain('Next');
    await server.call('helpCategories.update', {
      as,
      params: { id: categoryId },
      body: { name: 'Invoices' },
    });
    for (const page of await pages()) expect(page).toContain('Invoices');
    await server.acme.org.write((tx) => tx.update('organizations', {}, { name: 'Acme Next' }));
    for (const page of await pages()) expect(page).toContain('<b dir="auto">Acme Next</b>');
    expect((await get(sitemap)).page).toContain('/article/kept');
    const unpublished = { as, params: { id }, body: { isPublished: false } };
    await server.call('helpArticles.update', unpublished);
    expect((await get(article)).status).toBe(404);
    expect((await get(index)).page).not.toContain('Next title');
    expect((await get(sitemap)).page).not.toContain('/article/kept');
  });

  test('counts each of its readers', async () => {
    const { id } = await write({ title: 'Read often', slug: 'read-often' });
    for (const reader of ['Firefox', 'Safari', 'Opera']) {
      await get('/public/help/acme/article/read-often', { 'user-agent': reader });
    }
    await server.context.memory.finish();
    const got = await server.call('helpArticles.get', { as: server.acme.agent, params: { id } });
    expect(got.body.viewCount).toBe(3);
  });
});

describe('crawlers', () => {
  test('the sitemap lists published pages', async () => {
    const { page, headers } = await get('/public/help/acme/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/xml/);
    expect(page).toMatch(/<loc>[^<]+\/public\/help\/acme\/article\/refunds<\/loc><lastmod>/);
    expect(page).not.toContain('secret');
  });

  test('robots.txt names the sitemap of the host, and no organization on a shared host', async () => {
    const { page } = await get('/robots.txt');
    expect(page).toContain('Disallow: /api/');
    expect(page).not.toContain('Sitemap');
  });
});

describe('on the host of an organization', () => {
  const at = (path: string) =>
    new Promise<{ status: number; page: string }>((done, failed) => {
      const { hostname, port } = new URL(server.url);
      askByHttp({ hostname, port, path, headers: { host: 'acme.localhost' } }, (answer) => {
        let page = '';
        answer.on('data', (part) => {
          page += part;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, page }));
      }).on('error', failed);
    });

  test('the help center needs no subdomain in its path', async () => {
    const index = await at('/public/help');
    expect(index.status).toBe(200);
    expect(index.page).toContain('<a href="/public/help/article/refunds">');
    expect((await at('/public/help/article/refunds')).page).toContain('<h1>Refunds');
    expect((await at('/robots.txt')).page).toContain('/public/help/acme/sitemap.xml');
    expect((await at('/public/help/sitemap.xml')).page).toContain('/public/help/acme/article/');
  });
});

describe('assets', () => {
  test('style sheets and scripts are our own files and never change', async () => {
    const { page } = await get('/public/help/acme');
    const files = [...page.matchAll(/(?:href|src)="(\/public\/help-assets\/[^"]+)"/g)];
    expect(files).toHaveLength(3);
    for (const [, address = ''] of files) {
      const response = await fetch(server.url + address, { headers: { 'accept-encoding': 'br' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding')).toBe('br');
    }
  });

  test.each([
    '/public/help-assets/brand-xyz.css',
    '/public/help-assets/brand-3b82f6.css%0a',
    '/public/help-assets/other.js',
  ])('XS-08: %s returns 404', async (path) =>
    expect((await fetch(server.url + path)).status).toBe(404),
  );

  test('page, style sheets and script together are small', async () => {
    const { page } = await get('/public/help/acme/article/long');
    const addresses = [...page.matchAll(/(?:href|src)="(\/public\/help-assets\/[^"]+)"/g)];
    let sum = 0;
    for (const path of [
      '/public/help/acme/article/long',
      ...addresses.map(([, one]) => one ?? ''),
    ]) {
      sum += await weigh(path);
    }
    expect(sum).toBeLessThan(14_000);
  });
});

/** Bytes of the compressed response body. */
async function weigh(path: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((done, failed) => {
    request(server.url + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        expect(brotliDecompressSync(bytes).length).toBeGreaterThan(0);
        done(bytes.length);
      });
    })
      .on('error', failed)
      .end();
  });
}
