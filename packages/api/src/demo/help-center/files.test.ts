import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../features/help/clean.ts';
import { places } from '../../places.ts';
import { readArticle, readCenter } from './files.ts';
import { type Drawn, picturesIn, renderArticle } from './markdown.ts';

const folder = places.demoHelpCenter;
const center = await readCenter(folder);
const { categories, languages } = center;
const slugs = categories.flatMap(({ articles, parts = [] }) => [
  ...articles,
  ...parts.flatMap((part) => part.articles),
]);
const [, ...others] = languages;
/** The languages into which every article is translated. */
const complete: string[] = others.filter((language) => language !== 'ar');

const picture: Drawn = { url: '/files/org/picture.webp', width: 2, height: 1 };
const render = (text: string) =>
  cleanHtml(
    renderArticle(text, {
      address: (slug) => `/article/${slug}`,
      pictures: new Map(picturesIn(text).map((name) => [name, picture])),
    }),
  );

/** The parts that a translation has in common with the original. */
const shapeOf = (html: string) => ({
  elements: html
    .match(/<(h[2-6]|table|tr|pre|details|ol|ul|dt|img|figcaption|kbd|blockquote class="\w+")\b/g)
    ?.join(' '),
  links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).sort(),
});

const outsideCode = (html: string) => html.replace(/<(pre|code)\b.*?<\/\1>/gs, '');
/** Markdown that is still there, such as bold text next to punctuation. */
const unrendered = /\]\(|\[!|\*|\.md"/;

test('the demo help center has 150 articles: 50, each in three languages', () => {
  expect(new Set(slugs).size).toBe(50);
  expect(slugs).toHaveLength(50);
  expect(['en', ...complete]).toEqual(['en', 'de', 'ja']);
});

test('every file belongs to an article that is listed', () => {
  const listed = slugs.flatMap((slug) => [
    `${slug}.md`,
    ...others.map((language) => `${slug}.${language}.md`),
  ]);
  const files = readdirSync(join(folder, 'articles'));
  expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(150);
});

test.each(slugs)('%s has the same parts, pictures and links in each language', async (slug) => {
  const original = await readArticle(folder, slug, null);
  const html = render(original?.text ?? '');
  for (const language of others) {
    const translated = await readArticle(folder, slug, language);
    if (!translated && !complete.includes(language)) continue;
    expect(translated?.title, language).not.toBe(original?.title);
    const other = render(translated?.text ?? '');
    expect(shapeOf(other), language).toEqual(shapeOf(html));
    expect(outsideCode(other), language).not.toMatch(unrendered);
  }
  const targets = [...html.matchAll(/href="\/article\/([^"]+)"/g)].map(([, to]) => to);
  expect(targets.filter((to) => !slugs.includes(to ?? ''))).toEqual([]);
  expect(outsideCode(html)).not.toMatch(unrendered);
});

test('together the articles have pictures, code, tables, callouts and collapsible sections', async () => {
  const texts = await Promise.all(slugs.map((slug) => readArticle(folder, slug, null)));
  const all = texts.map((article) => render(article?.text ?? ''));
  const having = (part: string) => all.filter((html) => html.includes(part)).length;
  expect(having('<img')).toBeGreaterThan(15);
  expect(having('<pre>')).toBeGreaterThan(10);
  expect(having('<table>')).toBeGreaterThan(35);
  expect(having('<details>')).toBeGreaterThan(8);
  for (const kind of ['note', 'tip', 'warning']) {
    expect(having(`<blockquote class="${kind}">`)).toBeGreaterThan(5);
  }
});

test('each picture is used, has no text, and contains nothing active', async () => {
  const texts = await Promise.all(slugs.map((slug) => readArticle(folder, slug, null)));
  const used = new Set(texts.flatMap((article) => picturesIn(article?.text ?? '')));
  const files = readdirSync(join(folder, 'pictures'));
  expect(files.sort()).toEqual([...used, 'logo.svg'].sort());
  for (const name of files) {
    // The fonts of a server are unknown.
    expect(readFileSync(join(folder, 'pictures', name), 'utf8'), name).not.toMatch(
      /<text|<script|<image|<foreignObject|href=|\bon\w+=/,
    );
  }
});

test('every category has a name and a description in each language', () => {
  for (const { slug, names } of categories.flatMap((one) => [one, ...(one.parts ?? [])])) {
    for (const language of languages) {
      const [name = '', description = ''] = names[language] ?? [];
      expect(name.length, `${slug} ${language}`).toBeGreaterThan(1);
      expect(description.length, `${slug} ${language}`).toBeGreaterThan(5);
    }
  }
});

test('the files take less than 900 kB', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((name) => statSync(join(folder, name))).filter((file) => file.isFile());
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(900_000);
});
