import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Html, html } from '../../../http/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { Shelf, Tile } from '../read/shelf.ts';
import { helpPage } from './help-page.ts';
import { marked, tilesOf, updated } from './parts.ts';

const maxOnIndex = 9;
const onePage = 60;

export interface Asked {
  q: string;
  /** Slug of the selected category; empty for all. */
  category: string;
  page: number;
}

/** The index page of a help center: search, categories with articles, or search results. */
export function indexPage(
  place: Place,
  shelf: Shelf,
  asked: Asked,
  found: Schema<'PublicFoundArticle'>[] | null,
): string {
  const { organization, base } = place;
  const chosen = shelf.categories.find(({ slug }) => slug === asked.category);
  const { name } = organization;
  return helpPage(place, {
    title: chosen ? `${chosen.name} – ${name} Help Center` : `${name} Help Center`,
    description: chosen?.description || `Find answers and guides from ${name}.`,
    path: chosen ? `?category=${chosen.slug}` : '',
    isIndexed: !asked.q && asked.page === 1,
    isSearched: true,
    body: html`<main id="main"><div class="hero"><div class="wide">
<h1>How can we help?</h1>
<form class="search" role="search" action="${base}">
<label class="unseen" for="q">Search articles</label>
${chosen && html`<input type="hidden" name="category" value="${chosen.slug}">`}
<input id="q" name="q" type="search" value="${asked.q}" maxlength="500" placeholder="Search articles" autocomplete="off" enterkeyhint="search">
<button>Search</button>
</form>
</div></div>
<div class="wide shelves">
<p class="unseen" id="said" role="status"></p>
${shelf.categories.length > 0 && chips(place, shelf, asked)}
<div id="results">${
      found ? findings(place, asked, found) : shelves(place, shelf, asked, chosen?.id ?? null)
    }</div>
</div></main>`,
  });
}

function chips({ base }: Place, { categories }: Shelf, { category, q }: Asked): Html {
  const here = (slug: string) => (slug === category ? html` aria-current="page"` : null);
  const address = (slug: string) => {
    const query = new URLSearchParams({ ...(slug ? { category: slug } : {}), ...(q ? { q } : {}) });
    return query.size > 0 ? `${base}?${query}` : base;
  };
  return html`<nav aria-label="Categories"><ul class="chips">
<li><a href="${address('')}"${here('')}>All Articles</a></li>
${categories.map(
  ({ slug, name }) => html`<li><a href="${address(slug)}"${here(slug)}>${name}</a></li>`,
)}
</ul></nav>`;
}

function shelves(place: Place, { categories, tiles }: Shelf, asked: Asked, chosen: string | null) {
  if (chosen) {
    const category = categories.find(({ id }) => id === chosen);
    const inside = tiles.filter((tile) => tile.category_id === chosen);
    return card(place, category?.name ?? '', category?.description ?? null, inside, asked, null);
  }
  if (tiles.length === 0) return nothing(place, '');
  const loose = tiles.filter(({ category_id }) => category_id === null);
  return html`${[
    ...categories.map(({ id, name, description, slug }) => {
      const inside = tiles.filter(({ category_id }) => category_id === id);
      return card(place, name, description, inside, asked, `?category=${slug}`);
    }),
    ...(loose.length > 0 ? [card(place, 'Articles', null, loose, asked, null)] : []),
  ]}`;
}

/** A category with its articles: some with a link to all on the index page, otherwise paged. */
function card(
  { base, organization: { timezone } }: Place,
  name: string,
  description: string | null,
  tiles: Tile[],
  asked: Asked,
  all: string | null,
): Html {
  const most = all ? maxOnIndex : onePage;
  const from = all ? 0 : (asked.page - 1) * onePage;
  const shown = tiles.slice(from, from + most);
  const query = asked.category ? `category=${asked.category}&` : '';
  return html`<section class="card">
<h2>${name}</h2>
${description && html`<p>${description}</p>`}
${tilesOf(shown, base, timezone, 'h3')}
${all && tiles.length > most && html`<p class="more"><a href="${base}${all}">All ${tiles.length} articles in ${name}</a></p>`}
${
  !all &&
  tiles.length > onePage &&
  html`<nav class="pages" aria-label="Pages">
${from > 0 && html`<a class="button" rel="prev" href="${base}?${query}page=${asked.page - 1}">Previous</a>`}
${from + most < tiles.length && html`<a class="button" rel="next" href="${base}?${query}page=${asked.page + 1}">Next</a>`}
</nav>`
}
</section>`;
}

function findings(place: Place, { q }: Asked, found: Schema<'PublicFoundArticle'>[]): Html {
  if (found.length === 0) return nothing(place, q);
  const { base, organization } = place;
  const count = found.length === 1 ? '1 article' : `${found.length} articles`;
  return html`<section class="card">
<h2>${count} for “${q}”</h2>
<ul class="finds">
${found.map(
  ({
    slug,
    titleParts,
    excerptParts,
    category,
    updatedAt,
  }) => html`<li><h3><a href="${base}/article/${slug}">${marked(titleParts)}</a></h3>
<p>${marked(excerptParts)}</p>
<p class="when">${category && html`${category.name} · `}${updated(updatedAt, organization.timezone)}</p></li>`,
)}
</ul>
</section>`;
}

const nothing = ({ contact }: Place, q: string) => html`<div class="empty">
<h2>No articles found</h2>
<p>${q ? html`Nothing matches “${q}”. Try other words, or write to us.` : 'There is nothing to read here yet. Write to us instead.'}</p>
<a class="button" href="${contact}">Contact Us</a>
</div>`;
