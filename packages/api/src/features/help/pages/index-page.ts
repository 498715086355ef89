import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { type Html, html } from '../../../http/pages/html.ts';
import { ofTheTeam, ownDirection } from '../../../visitor-pages/of-the-team.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { lookOf } from '../../organization/present.ts';
import type { Shelf } from '../read/shelf.ts';
import { card } from './category-card.ts';
import { helpPage } from './help-page.ts';
import { iconOf } from './icons.ts';
import {
  chipsOf,
  countOf,
  loosePath,
  marked,
  maxOnIndex,
  type Structured,
  searchForm,
  structured,
  tilesOf,
  updated,
} from './parts.ts';

export interface Asked {
  q: string;
  /** Slug of the selected category; empty for all. */
  category: string;
}

/** The index page of a help center: search, categories with articles, or search results. */
export function indexPage(
  place: Place,
  shelf: Shelf,
  asked: Asked,
  found: Schema<'PublicFoundArticle'>[] | null,
  languages: readonly ElementLanguage[],
): string {
  const { organization, voice } = place;
  const { help } = voice.words;
  const { name } = organization;
  const { heroText } = lookOf(organization);
  return helpPage(place, {
    title: voice.say(help.title, { organization: name }),
    description: voice.say(help.description, { organization: name }),
    path: '',
    facts: structured(siteFacts(place)),
    isIndexed: !asked.q,
    isSearched: true,
    inLanguages: languages,
    body: html`<main id="main"><div class="hero"><div class="wide">
<h1>${help.welcome}</h1>
${heroText && html`<p>${ofTheTeam(voice, heroText)}</p>`}
${searchForm(place, { q: asked.q, category: asked.category })}
</div></div>
<div class="wide shelves">
<p class="unseen" id="said" role="status"></p>
${shelf.categories.length > 0 && chipsOf(place, shelf, asked)}
<div id="results">${found ? findings(place, asked, found) : shelves(place, shelf)}</div>
</div></main>`,
  });
}

/** Structured data for a search box in search engines. */
const siteFacts = ({ canonical, organization, voice }: Place): Structured => {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: `${canonical}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: voice.say(voice.words.help.title, { organization: organization.name }),
    url: canonical,
    potentialAction: search,
  } satisfies WithContext<WebSite>;
};

function shelves(place: Place, { categories, tiles }: Shelf): Html {
  if (tiles.length === 0) return nothing(place, '');
  const { help } = place.voice.words;
  const loose = tiles.filter(({ category_id }) => category_id === null);
  const inCategory = (id: string) => tiles.filter(({ category_id }) => category_id === id);
  return html`${[
    ...categories
      .filter(({ parent_id }) => !categories.some(({ id }) => id === parent_id))
      .map((category) => {
        const parts = categories.filter(({ parent_id }) => parent_id === category.id);
        const inside = [category, ...parts].flatMap(({ id }) => inCategory(id));
        return card(place, { category, parts, inside });
      }),
    ...(loose.length > 0
      ? [
          html`<section class="card">
<div class="head"><span class="tint">${iconOf(null)}</span><h2>${help.loose}</h2><small>${countOf(place, loose.length)}</small></div>
${tilesOf(place, loose.slice(0, maxOnIndex), 'h3')}
${loose.length > maxOnIndex && html`<p class="more"><a href="${place.to(place.base + loosePath)}">${help.all}</a></p>`}
</section>`,
        ]
      : []),
  ]}`;
}

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
<p${ownDirection(voice)}>${marked(excerptParts)}</p>
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
