import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { html } from '../../../http/pages/html.ts';
import { ofTheTeam } from '../../../visitor-pages/of-the-team.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { CategoryRow } from '../read/articles.ts';
import type { Shelf } from '../read/shelf.ts';
import { card } from './category-card.ts';
import { helpPage } from './help-page.ts';
import { iconOf } from './icons.ts';
import {
  categoryPath,
  chipsOf,
  countOf,
  loosePath,
  type Step,
  searchForm,
  structured,
  tilesOf,
  trailFacts,
  trailOf,
} from './parts.ts';

const onePage = 60;

/** A category page: its description, its articles in the team's order, and a card for each subcategory. Null: the articles without a category. */
export function categoryPage(
  place: Place,
  { categories, tiles }: Shelf,
  category: CategoryRow | null,
  { page, languages }: { page: number; languages: readonly ElementLanguage[] },
): string {
  const { base, organization, voice, to } = place;
  const { help, frame } = voice.words;
  const name = category?.name ?? help.loose;
  const parent = category && categories.find(({ id }) => id === category.parent_id);
  const parts = categories.filter(({ parent_id }) => category && parent_id === category.id);
  const inPart = (id: string | null) => tiles.filter(({ category_id }) => category_id === id);
  const inside = inPart(category?.id ?? null);
  const count = parts.reduce((sum, { id }) => sum + inPart(id).length, inside.length);
  const path = category ? categoryPath(category.slug) : loosePath;
  const steps: Step[] = [
    { name: frame.helpCenter, path: '' },
    ...(parent ? [{ name: parent.name, path: categoryPath(parent.slug) }] : []),
    { name, path },
  ];
  const from = (page - 1) * onePage;
  const address = (other: number) => to(`${base}${path}${other > 1 ? `?page=${other}` : ''}`);
  return helpPage(place, {
    title: voice.say(help.titled, { page: name, organization: organization.name }),
    description:
      category?.description || voice.say(help.description, { organization: organization.name }),
    path,
    isIndexed: page === 1,
    inLanguages: languages,
    facts: structured(trailFacts(place, steps)),
    body: html`<main id="main"><div class="wide">
<div class="way">${trailOf(place, steps)}${searchForm(place, { category: category?.slug ?? '' })}</div>
${chipsOf(place, { categories, tiles }, { category: parent?.slug ?? category?.slug ?? '' })}
<header class="about"><span class="tint">${iconOf(category?.icon ?? null)}</span><div><h1>${ofTheTeam(voice, name)}</h1>
${category?.description && html`<p>${ofTheTeam(voice, category.description)}</p>`}
<p class="facts">${countOf(place, count)}</p></div></header>
${inside.length > 0 && tilesOf(place, inside.slice(from, from + onePage), 'h2')}
${
  inside.length > onePage &&
  html`<nav class="pages" aria-label="${help.pages}">
${page > 1 && html`<a class="button" rel="prev" href="${address(page - 1)}">${help.previous}</a>`}
${from + onePage < inside.length && html`<a class="button" rel="next" href="${address(page + 1)}">${help.next}</a>`}
</nav>`
}
${page === 1 && parts.map((part) => card(place, { category: part, parts: [], inside: inPart(part.id) }))}
</div></main>`,
  });
}
