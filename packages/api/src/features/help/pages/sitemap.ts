import { html } from '../../../http/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { Shelf } from '../read/shelf.ts';
import { categoryPath } from './parts.ts';

/** The sitemap of a help center. */
export function sitemap({ canonical }: Place, { categories, tiles }: Shelf): string {
  const newest = tiles
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${canonical}</loc>${newest && html`<lastmod>${newest}</lastmod>`}</url>
${categories.map(({ slug }) => html`<url><loc>${canonical}${categoryPath(slug)}</loc></url>`)}
${tiles.map(
  ({ slug, updated_at }) =>
    html`<url><loc>${canonical}/article/${slug}</loc><lastmod>${updated_at}</lastmod></url>`,
)}
</urlset>
`.text;
}

/** The sitemaps of several help centers. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`)}
</sitemapindex>
`.text;

/** robots.txt: allows help centers and contact pages, nothing of the staff area. */
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
