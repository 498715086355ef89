import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
let articles: ReturnType<typeof articlesOf>;

beforeAll(async () => {
  server = await startTestServer();
  articles = articlesOf(server);
});
afterAll(() => server.stop());

const get = async (path: string) => (await fetch(server.url + path)).text();
const facts = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

test('keeps zoomable pictures, colored code with its language, callouts with an icon, tables and collapsible sections', async () => {
  const picture = '/files/abc/def.webp';
  const { slug } = await articles.write({
    content: [
      `<p><img src="${picture}" alt="A kettle" width="8" height="6"></p><p><img src="${picture}"></p>`,
      `<p><a href="https://a.example"><img src="${picture}" alt="Linked"></a></p>`,
      '<pre><code class="language-js">const a = 1</code></pre>',
      '<pre><code>plain</code></pre><pre><code class="language-rust">fn</code></pre>',
      '<blockquote class="warning other"><p>Hot!</p></blockquote>',
      '<table><tr><td>1</td></tr></table>',
      '<details><summary>More</summary><p>Hidden</p></details>',
    ].join(''),
  });
  const page = await get(`/public/help/acme/article/${slug}`);
  expect(page).toContain(
    `<a class="zoom" href="${picture}"><img src="${picture}" alt="A kettle" width="8" height="6" loading="lazy"></a>`,
  );
  expect(page).toContain(`<a class="zoom" href="${picture}" aria-label="Enlarge picture"><img`);
  expect(page.match(/class="zoom"/g)).toHaveLength(2);
  expect(page).toContain('<i class="k">const</i> a = <i class="n">1</i>');
  expect(page).toMatch(
    /<blockquote class="warning"><svg[^>]* aria-hidden="true">.*<b class="unseen">Warning<\/b><p>Hot!<\/p><\/blockquote>/,
  );
  expect(page).toContain('<pre data-language="JavaScript"><code class="language-js">');
  expect(page).toContain('<pre data-language=""><code>plain</code></pre>');
  expect(page).toContain('<pre data-language="Rust"><code class="language-rust">');
  expect(page).toContain('<div class="scroll"><table><tr><td>1</td></tr></table></div>');
  expect(page).toContain('<details><summary>More</summary>');
  expect(page).toMatch(/<script src="\/public\/help-assets\/article/);
  const address = new URL(picture, server.context.config.publicUrl).href;
  expect(page).toContain(`<meta property="og:image" content="${address}">`);
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(page).toMatch(/<meta property="article:modified_time" content="2\d{3}-/);
  expect(facts(page)[0]).toMatchObject({ '@type': 'Article', image: address });
});

test("structured data contains an article's questions with their answers", async () => {
  const { slug } = await articles.write({
    content:
      '<p>Intro</p><h2>How long?</h2><p>An <b>hour</b>.</p><h2>Why</h2><p>So.</p><h3>いくらですか？</h3><p>無料</p>',
  });
  const page = await get(`/public/help/acme/article/${slug}`);
  const faq = facts(page).find((one) => one['@type'] === 'FAQPage');
  expect(faq.mainEntity).toMatchObject([
    {
      '@type': 'Question',
      name: 'How long?',
      acceptedAnswer: { '@type': 'Answer', text: 'An hour.' },
    },
    { name: 'いくらですか？', acceptedAnswer: { text: '無料' } },
  ]);
});

test('related articles have the same topic, in any category', async () => {
  const write = (title: string, text: string) =>
    articles.write({ title, content: `<p>${text}</p>` });
  const { slug, id } = await write('Descale the kettle', 'Vinegar removes limescale.');
  const as = server.acme.agent;
  const alone = { as, body: { name: 'Alone', slug: 'alone' } };
  const category = await server.call('helpCategories.create', alone);
  await articles.change(id, { categoryId: category.body.id });
  const same = await write('Limescale in a kettle', 'Descale it with vinegar.');
  await write('Cancel a subscription', 'In your account.');
  const page = await get(`/public/help/acme/article/${slug}`);
  const related = page.slice(page.indexOf('<h2>Related articles</h2>'));
  expect(related).toContain(`/article/${same.slug}`);
  expect(related).not.toContain('Cancel a subscription');
});

test('the feed lists the latest changes, escaped', async () => {
  await articles.write({ title: 'Fish & <chips>', slug: 'fish' });
  const answer = await fetch(`${server.url}/public/help/acme/rss.xml`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
  const text = await answer.text();
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  const [first] = text.split('</item>');
  expect(first).toContain('<title>Fish &amp; &lt;chips&gt;</title>');
  expect(first).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
  expect(await get('/public/help/acme')).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]+\/rss.xml">/,
  );
});

test('with closed sign-up, crawlers find all help centers on the shared host', async () => {
  const closed = await startTestServer({ signup: 'closed' });
  try {
    const read = async (path: string) => (await fetch(closed.url + path)).text();
    const { publicUrl } = closed.context.config;
    expect(await read('/robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const index = await read('/sitemap.xml');
    expect(index).toContain(`<loc>${publicUrl}/public/help/acme/sitemap.xml</loc>`);
  } finally {
    await closed.stop();
  }
  expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(404);
});
