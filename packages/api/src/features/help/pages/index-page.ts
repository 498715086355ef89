import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Html, html } from '../../../http/html.ts';
import { ofTheTeam } from '../../../visitor-pages/of-the-team.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { Shelf, Tile } from '../read/shelf.ts';
import { helpPage } from './help-page.ts';
import { marked, searchForm, structured, tilesOf, trailFacts, trailOf, updated } from './parts.ts';

const maxOnIndex = 6;
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
  const { organization, voice } = place;
  const { help, frame } = voice.words;
  const chosen = shelf.categories.find(({ slug }) => slug === asked.category);
  const { name } = organization;
  const path = chosen ? `?category=${chosen.slug}` : '';
  const steps = chosen
    ? [
        { name: frame.helpCenter, path: '' },
        { name: chosen.name, path },
      ]
    : [];
  return helpPage(place, {
    title: chosen
      ? voice.say(help.titled, { page: chosen.name, organization: name })
      : voice.say(help.title, { organization: name }),
    description: chosen?.description || voice.say(help.description, { organization: name }),
    path,
    facts: steps.length > 0 ? structured(trailFacts(place, steps)) : undefined,
    isIndexed: !asked.q && asked.page === 1,
    isSearched: true,
    body: html`<main id="main"><div class="hero"><div class="wide">
<h1>${help.welcome}</h1>
${searchForm(place, { q: asked.q, category: chosen?.slug ?? '' })}
</div></div>
<div class="wide shelves">
${steps.length > 0 && trailOf(place, steps)}
<p class="unseen" id="said" role="status"></p>
${shelf.categories.length > 0 && chips(place, shelf, asked)}
<div id="results">${
      found ? findings(place, asked, found) : shelves(place, shelf, asked, chosen?.id ?? null)
    }</div>
</div></main>`,
  });
}

function chips({ base, voice, to }: Place, { categories }: Shelf, { category, q }: Asked): Html {
  const here = (slug: string) => (slug === category ? html` aria-current="page"` : null);
  const address = (slug: string) => {
    const query = new URLSearchParams({ ...(slug ? { category: slug } : {}), ...(q ? { q } : {}) });
    return to(query.size > 0 ? `${base}?${query}` : base);
  };
  return html`<nav aria-label="${voice.words.help.categories}"><ul class="chips">
<li><a href="${address('')}"${here('')}>${voice.words.help.all}</a></li>
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
    ...(loose.length > 0
      ? [card(place, place.voice.words.help.loose, null, loose, asked, null)]
      : []),
  ]}`;
}

/** A category with its articles: some with a link to all on the index page, otherwise paged. */
function card(
  place: Place,
  name: string,
  description: string | null,
  tiles: Tile[],
  asked: Asked,
  all: string | null,
): Html {
  const { base, voice, to } = place;
  const { help } = voice.words;
  const most = all ? maxOnIndex : onePage;
  const from = all ? 0 : (asked.page - 1) * onePage;
  const shown = tiles.slice(from, from + most);
  const query = asked.category ? `category=${asked.category}&` : '';
  return html`<section class="card">
<div class="head">${book}<h2>${ofTheTeam(voice, name)}</h2><small>${voice.say(help.articles, { count: tiles.length })}</small></div>
${description && html`<p>${ofTheTeam(voice, description)}</p>`}
${tilesOf(place, shown, 'h3')}
${all && tiles.length > most && html`<p class="more"><a href="${to(base + all)}">${voice.say(help.allIn, { count: tiles.length, category: name })}</a></p>`}
${
  !all &&
  tiles.length > onePage &&
  html`<nav class="pages" aria-label="${help.pages}">
${from > 0 && html`<a class="button" rel="prev" href="${to(`${base}?${query}page=${asked.page - 1}`)}">${help.previous}</a>`}
${from + most < tiles.length && html`<a class="button" rel="next" href="${to(`${base}?${query}page=${asked.page + 1}`)}">${help.next}</a>`}
</nav>`
}
</section>`;
}

const book = html`<svg class="icon" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" aria-hidden="true"><path d="M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zm0 0v14"/></svg>`;

function findings(place: Place, { q }: Asked, found: Schema<'PublicFoundArticle'>[]): Html {
  if (found.length === 0) return nothing(place, q);
  const { base, voice, to } = place;
  return html`<section class="card">
<h2>${voice.say(voice.words.help.found, { count: found.length, query: q })}</h2>
<ul class="finds">
${found.map(
  ({
    slug,
    titleParts,
    excerptParts,
    category,
    updatedAt,
  }) => html`<li><h3><a href="${to(`${base}/article/${slug}`)}">${marked(titleParts)}</a></h3>
<p>${marked(excerptParts)}</p>
<p class="when">${category && html`${category.name} · `}${updated(place, updatedAt)}</p></li>`,
)}
</ul>
</section>`;
}

const nothing = ({ contact, voice, to }: Place, q: string) => html`<div class="empty">
<h2>${voice.words.help.none}</h2>
<p>${q ? voice.say(voice.words.help.noneFor, { query: q }) : voice.words.help.empty}</p>
<a class="button" href="${to(contact)}">${voice.words.frame.contactUs}</a>
</div>`;
