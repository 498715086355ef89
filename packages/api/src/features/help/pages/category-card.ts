import { type Html, html } from '../../../http/pages/html.ts';
import { ofTheTeam } from '../../../visitor-pages/of-the-team.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import type { CategoryRow } from '../read/articles.ts';
import type { Tile } from '../read/shelf.ts';
import { iconOf } from './icons.ts';
import { categoryPath, countOf, maxOnIndex, tilesOf } from './parts.ts';

interface Category {
  category: CategoryRow;
  parts: CategoryRow[];
  /** The articles of the category and its subcategories. */
  inside: Tile[];
}

/** A category with its subcategories and some of its articles; the category's own page has all of them. */
export function card(place: Place, { category, parts, inside }: Category): Html {
  const { base, voice, to } = place;
  const { name, description, icon, slug } = category;
  const count = inside.length;
  const address = to(base + categoryPath(slug));
  const chip = (part: CategoryRow) =>
    html`<li><a href="${to(base + categoryPath(part.slug))}">${ofTheTeam(voice, part.name)}</a></li>`;
  return html`<section class="card">
<div class="head"><span class="tint">${iconOf(icon)}</span><h2><a href="${address}">${ofTheTeam(voice, name)}</a></h2><small>${countOf(place, count)}</small></div>
${description && html`<p>${ofTheTeam(voice, description)}</p>`}
${parts.length > 0 && html`<ul class="chips">${parts.map(chip)}</ul>`}
${tilesOf(place, inside.slice(0, maxOnIndex), 'h3')}
${count > maxOnIndex && html`<p class="more"><a href="${address}">${voice.say(voice.words.help.allIn, { count, category: name })}</a></p>`}
</section>`;
}
