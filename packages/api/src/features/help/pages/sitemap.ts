import { html } from '../../../http/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { Shelf } from '../read/shelf.ts';

/** The sitemap of a help center. */
export function sitemap({ canonical }: Place, { categories, tiles }: Shelf): string {
  const newest = tiles[0]?.updated_at;
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${canonical}</loc>${newest && html`<lastmod>${newest}</lastmod>`}</url>
${categories.map(({ slug }) => html`<url><loc>${canonical}?category=${slug}</loc></url>`)}
${tiles.map(
  ({ slug, updated_at }) =>
    html`<url><loc>${canonical}/article/${slug}</loc><lastmod>${updated_at}</lastmod></url>`,
)}
</urlset>
`.text;
}

/** robots.txt: allows help centers and contact pages, nothing of the staff area. */
export const robots = (place: Place | null) =>
  [
    'User-agent: *',
    'Allow: /public/help',
    'Allow: /public/contact',
    'Disallow: /api/',
    'Disallow: /org/',
    'Disallow: /public/ticket',
    'Disallow: /invite/',
    ...(place ? [`Sitemap: ${place.canonical}/sitemap.xml`] : []),
    '',
  ].join('\n');
