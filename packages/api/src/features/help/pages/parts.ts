import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Html, html } from '../../../http/html.ts';
import { keep } from '../../../memory.ts';
import { excerptOfArticle } from '../present.ts';
import type { Tile } from '../read/shelf.ts';

/** By time zone: making one costs as much as formatting a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatted date, in the organization's time zone. */
export function dayOf(timestamp: string, timezone: string): string {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: timezone });
  keep(formats, timezone, format);
  return format.format(new Date(timestamp));
}

export const updated = (timestamp: string, timezone: string): Html =>
  html`Updated <time datetime="${timestamp}">${dayOf(timestamp, timezone)}</time>`;

/** A text with highlighted matches. */
export const marked = (parts: Schema<'TextPart'>[]): Html =>
  parts.reduce(
    (before, { text, isHit }) => html`${before}${isHit ? html`<mark>${text}</mark>` : text}`,
    html``,
  );

export function tilesOf(tiles: Tile[], base: string, timezone: string, level: 'h2' | 'h3'): Html {
  const heading = (link: Html) =>
    level === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`;
  return html`<ul class="tiles">
${tiles.map(
  ({ slug, title, beginning, updated_at }) => html`<li>${heading(
    html`<a href="${base}/article/${slug}">${title}</a>`,
  )}
<p>${excerptOfArticle(beginning)}${beginning.length > 150 && '…'}</p>
<p class="when">${updated(updated_at, timezone)}</p></li>`,
)}
</ul>`;
}
