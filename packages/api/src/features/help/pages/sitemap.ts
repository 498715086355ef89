import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { html } from '../../../http/pages/html.ts';
import { inLanguage } from '../../../http/pages/language.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { Shelf } from '../read/shelf.ts';
import { translationsOf } from './help-page.ts';
import { categoryPath, loosePath, maxOnIndex } from './parts.ts';

interface Translation {
  article_id: string;
  language: ElementLanguage;
}

/** The sitemap of a help center: each page with links between its languages. */
export function sitemap(
  place: Place,
  { categories, tiles }: Shelf,
  translations: readonly Translation[],
): string {
  const { canonical } = place;
  const newest = tiles
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  const all = translations.map(({ language }) => language);
  const entry = (address: string, others: readonly ElementLanguage[], changed?: string) => {
    const { first, others: offered } = translationsOf(place, others);
    const links = offered.length > 0 && [
      alternate('x-default', address),
      alternate(first, address),
      ...offered.map((one) => alternate(one, inLanguage(address, one))),
    ];
    return [address, ...offered.map((one) => inLanguage(address, one))].map(
      (loc) =>
        html`<url><loc>${loc}</loc>${changed && html`<lastmod>${changed}</lastmod>`}${links}</url>`,
    );
  };
  const hasLoosePage = tiles.filter((one) => one.category_id === null).length > maxOnIndex;
  const ofArticle = (id: string) =>
    translations.filter(({ article_id }) => article_id === id).map(({ language }) => language);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entry(canonical, all, newest)}
${categories.flatMap(({ slug }) => entry(canonical + categoryPath(slug), all))}
${hasLoosePage && entry(canonical + loosePath, all)}
${tiles.flatMap(({ id, slug, updated_at }) =>
  entry(`${canonical}/article/${slug}`, ofArticle(id), updated_at),
)}
</urlset>
`.text;
}

const alternate = (language: string, address: string) =>
  html`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** The sitemaps of several help centers. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`)}
</sitemapindex>
`.text;

/** robots.txt: allows help centers and contact pages, but not the console. */
export const robots = (map: string | null) =>
  [
    'User-agent: *',
    'Allow: /public/help',
    'Allow: /public/contact',
    'Disallow: /api/',
    'Disallow: /org/',
    'Disallow: /public/ticket',
    'Disallow: /invite/',
    ...(map ? [`Sitemap: ${map}`] : []),
    '',
  ].join('\n');
