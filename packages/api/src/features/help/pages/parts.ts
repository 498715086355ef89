import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Html, html } from '../../../http/html.ts';
import { ofTheTeam } from '../../../visitor-pages/of-the-team.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { excerptOfArticle } from '../present.ts';
import type { Tile } from '../read/shelf.ts';

/** The day of a change, in the organization's time zone. */
export const updated = ({ voice, organization }: Place, timestamp: string): Html => {
  const day = voice.day(timestamp, organization.timezone);
  const date = html`<time datetime="${timestamp}">${day}</time>`;
  return voice.sayHtml(voice.words.help.updated, { date });
};

/** A text with highlighted matches. */
export const marked = (parts: Schema<'TextPart'>[]): Html =>
  parts.reduce(
    (before, { text, isHit }) => html`${before}${isHit ? html`<mark>${text}</mark>` : text}`,
    html``,
  );

export function tilesOf(place: Place, tiles: Tile[], level: 'h2' | 'h3'): Html {
  const { base, to, voice } = place;
  const heading = (link: Html) =>
    level === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`;
  return html`<ul class="tiles">
${tiles.map(
  ({ slug, title, beginning, updated_at }) => html`<li>${heading(
    html`<a href="${to(`${base}/article/${slug}`)}">${ofTheTeam(voice, title)}</a>`,
  )}
<p>${ofTheTeam(voice, excerptOfArticle(beginning) + (beginning.length > 150 ? '…' : ''))}</p>
<p class="when">${updated(place, updated_at)}</p></li>`,
)}
</ul>`;
}
