import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

let server: TestServer;
let home: string;
/** The path of an article in English only. */
let plain: string;

/** Articles in one, two and three languages, in a category, a subcategory and without one, and some that are not public. */
beforeAll(async () => {
  server = await startTestServer();
  home = `${server.context.config.publicUrl}/public/help/acme`;
  const as = server.acme.admin;
  const languages: ElementLanguage[] = ['en', 'de', 'ar'];
  await server.call('organization.updateGeneral', { as, body: { languages } });
  const articles = articlesOf(server);
  const category = async (slug: string, parentId: string | null = null) =>
    (await server.call('helpCategories.create', { as, body: { name: slug, slug, parentId } })).body;
  const orders = await category('orders');
  const late = await category('late', orders.id);
  const said: [string, string | null, ElementLanguage[]][] = [
    ['Plain', null, []],
    ['Track <it> & "wait"', orders.id, ['de']],
    ['Late', late.id, ['de', 'ar']],
  ];
  for (const [title, categoryId, others] of said) {
    const content = '<h2>When?</h2><p>Soon.</p><h2>Where?</h2><p>There &amp; here.</p>';
    const { id, slug } = await articles.write({ title, categoryId, content });
    if (others.length === 0) plain = slug;
    for (const language of others) {
      const body = { title: `${title} ${language}`, content, isPublished: true };
      const params = { id, language };
      await server.call('helpArticles.saveTranslation', { as, params, body });
    }
  }
  // More than the home page shows, so it links to a page with all of them.
  for (let made = 0; made < 6; made++) await articles.write();
  await articles.write({ title: 'Draft', isPublished: false });
});
afterAll(() => server.stop());

const fetched = async (address: string) => {
  const response = await fetch(address.replace(server.context.config.publicUrl, server.url));
  return { status: response.status, text: await response.text() };
};

function elements(node: Node | DefaultTreeAdapterMap['document']): Element[] {
  const own = 'tagName' in node ? [node] : [];
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return [...own, ...inside];
}
const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
const textIn = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

async function pageAt(address: string) {
  const { status, text } = await fetched(address);
  const all = elements(parse(text));
  const links = all.filter(({ tagName }) => tagName === 'link');
  const of = (rel: string) => links.filter((one) => attribute(one, 'rel') === rel);
  return {
    status,
    canonical: attribute(of('canonical')[0] as Element, 'href'),
    language: attribute(all.find(({ tagName }) => tagName === 'html') as Element, 'lang'),
    isIndexed: !all.some((one) => attribute(one, 'name') === 'robots'),
    alternates: of('alternate')
      .filter((one) => attribute(one, 'hreflang'))
      .map((one) => `${attribute(one, 'hreflang')} ${attribute(one, 'href')}`)
      .sort(),
    links: all
      .filter(({ tagName }) => tagName === 'a')
      .map((one) => new URL(attribute(one, 'href') ?? '', address).href.split('#')[0] ?? ''),
    facts: all
      .filter((one) => attribute(one, 'type') === 'application/ld+json')
      .map((one) => JSON.parse(textIn(one))),
  };
}

/** Parses a page as XML; fails if it isn't well-formed. */
async function xmlAt(address: string) {
  const { text } = await fetched(address);
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => ['url', 'xhtml:link', 'item'].includes(name);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray }).parse(text);
}

/** The URLs in the sitemap, each with those of its languages. */
async function sitemap() {
  interface Url {
    loc: string;
    'xhtml:link'?: { hreflang: string; href: string }[];
  }
  const urls: Url[] = (await xmlAt(`${home}/sitemap.xml`)).urlset.url;
  return new Map(
    urls.map(({ loc, 'xhtml:link': links = [] }) => [
      loc,
      links.map(({ hreflang, href }) => `${hreflang} ${href}`).sort(),
    ]),
  );
}

test('the sitemap has exactly the linked pages that search engines may index', async () => {
  const reached = new Set<string>();
  const seen = new Set([home]);
  const waiting = [home];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    const page = await pageAt(address);
    expect(page.status, address).toBe(200);
    if (page.isIndexed && page.canonical) reached.add(page.canonical);
    for (const link of page.links) {
      const isOurs = link.startsWith(home) && !link.includes('?q=');
      if (isOurs && !seen.has(link)) waiting.push(link);
      seen.add(link);
    }
  }
  const listed = [...(await sitemap()).keys()];
  expect(new Set(listed)).toEqual(reached);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(10);
});
test('each page in the sitemap is its own canonical page, and its languages link to each other', async () => {
  for (const [address, alternates] of await sitemap()) {
    const page = await pageAt(address);
    expect(page.canonical).toBe(address);
    expect(page.alternates, address).toEqual(alternates);
    for (const alternate of alternates) {
      const [language, other = ''] = alternate.split(' ');
      const back = await pageAt(other);
      expect(back.alternates, `${address} and ${other}`).toEqual(alternates);
      if (language !== 'x-default') expect(back.language).toBe(language);
    }
    if (alternates.length > 0)
      expect(alternates.some((one) => one.endsWith(` ${address}`))).toBe(true);
  }
});

test('structured data has the required fields of its types, with URLs of the page itself', async () => {
  const kinds = new Set<string>();
  for (const address of (await sitemap()).keys()) {
    const { facts, language } = await pageAt(address);
    for (const fact of facts) {
      kinds.add(fact['@type']);
      expect(fact['@context']).toBe('https://schema.org');
      if (fact['@type'] === 'Article') {
        const { headline, datePublished, dateModified, mainEntityOfPage, inLanguage } = fact;
        expect(headline.length).toBeGreaterThan(0);
        for (const date of [datePublished, dateModified])
          expect(new Date(date).toISOString()).toBe(date);
        expect(address.startsWith(mainEntityOfPage)).toBe(true);
        expect(inLanguage).toBe(language);
        expect(fact.author).toMatchObject({ '@type': 'Organization', url: home });
      }
      if (fact['@type'] === 'BreadcrumbList') {
        const items: { position: number; name: string; item: string }[] = fact.itemListElement;
        expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
        for (const { item } of items) expect((await fetched(item)).status, item).toBe(200);
      }
    }
  }
  expect([...kinds].sort()).toEqual(['Article', 'BreadcrumbList', 'FAQPage', 'WebSite']);
});

test('an untranslated article declares its own language', async () => {
  const { facts } = await pageAt(`${home}/article/${plain}?lang=de`);
  expect(facts.find((one) => one['@type'] === 'Article').inLanguage).toBe('en');
});

test('the feed is valid RSS 2.0 with unique items, and valid URLs and dates', async () => {
  const { rss } = await xmlAt(`${home}/rss.xml`);
  expect(rss.version).toBe('2.0');
  const { item: items, lastBuildDate, ...channel } = rss.channel;
  expect(channel).toMatchObject({
    link: home,
    language: 'en',
    title: expect.any(String),
    description: expect.any(String),
  });
  expect(channel['atom:link']).toMatchObject({ rel: 'self', href: `${home}/rss.xml` });
  expect(items).toHaveLength(9);
  expect(new Set(items.map(({ guid }: { guid: { '#text': string } }) => guid['#text'])).size).toBe(
    9,
  );
  for (const { title, link, pubDate, description } of items) {
    expect(title && description).toBeTruthy();
    for (const date of [pubDate, lastBuildDate])
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect((await fetched(link)).status, link).toBe(200);
  }
  expect(items.map(({ title }: { title: string }) => title)).toContain('Track <it> & "wait"');
});
