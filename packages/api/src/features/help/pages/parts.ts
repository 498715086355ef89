import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { Html, html } from '../../../http/pages/html.ts';
import { ofTheTeam, ownDirection } from '../../../visitor-pages/of-the-team.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { excerptOfArticle } from '../present.ts';
import type { Shelf, Tile } from '../read/shelf.ts';

/** The date of a change, in the organization's time zone. */
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

/** The search field on each page of the help center. */
export const searchForm = (
  { base, voice, to }: Place,
  { q = '', category = '' }: { q?: string; category?: string },
): Html => html`<form class="search" role="search" action="${base}">
<label class="unseen" for="q">${voice.words.help.search}</label>
${to(base) !== base && html`<input type="hidden" name="lang" value="${voice.language}">`}
${category && html`<input type="hidden" name="category" value="${category}">`}
<input id="q" name="q" type="search" value="${q}" maxlength="500" placeholder="${voice.words.help.search}" autocomplete="off" enterkeyhint="search">
<button>${voice.words.help.go}</button>
</form>`;

/** The path of a category below the help center's root. */
export const categoryPath = (slug: string) => `/category/${slug}`;

/** The path of the articles without a category. */
export const loosePath = '/articles/all';

/** How many articles of each category the index page shows. */
export const maxOnIndex = 6;

/** Links to all categories, with the current one marked. */
export function chipsOf(
  { base, voice, to }: Place,
  { categories }: Shelf,
  { category, q = '' }: { category: string; q?: string },
): Html {
  const here = (slug: string) => (slug === category ? html` aria-current="page"` : null);
  const address = (slug: string) => {
    if (!q) return to(slug ? base + categoryPath(slug) : base);
    return to(`${base}?${new URLSearchParams({ ...(slug ? { category: slug } : {}), q })}`);
  };
  return html`<nav aria-label="${voice.words.help.categories}"><ul class="chips">
<li><a href="${address('')}"${here('')}>${voice.words.help.all}</a></li>
${categories
  .filter(({ parent_id }) => !categories.some(({ id }) => id === parent_id))
  .map(({ slug, name }) => html`<li><a href="${address(slug)}"${here(slug)}>${name}</a></li>`)}
</ul></nav>`;
}

/** The number of articles as text. */
export const countOf = ({ voice }: Place, count: number) =>
  voice.say(voice.words.help.articles, { count });

/** A breadcrumb. */
export interface Step {
  name: string;
  /** Path below the help center's root. */
  path: string;
}

/** The breadcrumbs of a page; the last one is the page itself. */
export const trailOf = (
  { base, to, voice }: Place,
  steps: Step[],
): Html => html`<nav class="trail" aria-label="${voice.words.help.trail}"><ol>
${steps.map(({ name, path }, at) =>
  at === steps.length - 1
    ? html`<li aria-current="page"><bdi>${name}</bdi></li>`
    : html`<li><a href="${to(base + path)}"><bdi>${name}</bdi></a></li>`,
)}
</ol></nav>`;

/** Structured data with a schema.org type. The compiler checks it against the types of schema.org. */
export interface Structured {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/** Structured data as a script element for search engines. Escapes "<", which could end the element. */
export const structured = (said: Structured): Html =>
  html`<script type="application/ld+json">${new Html(JSON.stringify(said).replaceAll('<', '\\u003c'))}</script>`;

/** The breadcrumbs as structured data. */
export const trailFacts = ({ canonical }: Place, steps: Step[]): Structured =>
  ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: canonical + path,
    })),
  }) satisfies WithContext<BreadcrumbList>;

export function tilesOf(place: Place, tiles: Tile[], level: 'h2' | 'h3'): Html {
  const { base, to, voice } = place;
  const heading = (link: Html) =>
    level === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`;
  return html`<ul class="tiles">
${tiles.map(
  ({ slug, title, beginning, updated_at }) => html`<li>${heading(
    html`<a href="${to(`${base}/article/${slug}`)}">${ofTheTeam(voice, title)}</a>`,
  )}
<p${ownDirection(voice)}>${excerptOfArticle(beginning)}</p>
<p class="when">${updated(place, updated_at)}</p></li>`,
)}
</ul>`;
}
