import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { Html, html } from '../../../http/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { presentPublicArticle } from '../present.ts';
import type { ArticleRow } from '../read/articles.ts';
import type { Tile } from '../read/shelf.ts';
import { helpPage } from './help-page.ts';
import { type Heading, outlined } from './outline.ts';
import { tilesOf, updated } from './parts.ts';

const descriptionLength = 160;

/** An article, for visitors. */
export function articlePage(place: Place, row: ArticleRow, others: Tile[]): string {
  const { base, organization, voice, to } = place;
  const { help, frame } = voice.words;
  const {
    title,
    slug,
    category,
    tags,
    files,
    updatedAt,
    content: clean,
  } = presentPublicArticle(row);
  const { content, headings } = outlined(clean);
  const description = row.text.replace(/\s+/g, ' ').slice(0, descriptionLength).trim() || title;
  const path = `/article/${slug}`;
  return helpPage(place, {
    title: voice.say(help.titled, { page: title, organization: organization.name }),
    description,
    path,
    isIndexed: true,
    facts: facts(place, row, `${place.canonical}${path}`, description),
    body: html`<main id="main"><div class="wide">
<p class="crumb"><a class="button" href="${to(base)}"><span aria-hidden="true">${voice.dir === 'rtl' ? '→' : '←'}</span> ${frame.backToHelp}</a></p>
<div class="reading${headings.length > 0 && ' long'}">
<article>
<header>
<h1${ofItself(place)}>${title}</h1>
<p class="facts">${category && html`<a class="badge" href="${to(`${base}?category=${category.slug}`)}">${category.name}</a>`}<span>${updated(place, updatedAt)}</span></p>
${
  tags.length > 0 &&
  html`<ul class="tags" aria-label="${help.tags}">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`
}
</header>
<div class="body"${ofItself(place)}>${kept(place, content)}</div>${files.length > 0 && filesOf(place, files)}
</article>
${headings.length > 0 && contents(place, headings)}
</div>
<div class="after">
${
  others.length > 0 &&
  html`<section class="card"><h2>${category ? voice.say(help.moreIn, { category: category.name }) : help.more}</h2>
${tilesOf(place, others, 'h3')}</section>`
}
<section class="help"><div><h2>${help.stillNeed}</h2><p>${help.stillNeedWhy}</p></div>
<a class="button" href="${to(place.contact)}">${frame.contactUs}</a></section>
</div>
</div></main>`,
  });
}

/** An article is in one language, whatever the page around it speaks. */
const ofItself = ({ languages }: Place) => languages.length > 1 && html` dir="auto"`;

/** Links to other articles keep the language of the page. */
const kept = ({ base, canonical, to }: Place, content: string) =>
  new Html(
    content.replace(/(<a [^>]*?href=")([^"]+)/g, (all, before: string, address: string) =>
      address.startsWith(`${base}/article/`) || address.startsWith(`${canonical}/article/`)
        ? before + html`${to(address.replaceAll('&amp;', '&'))}`.text
        : all,
    ),
  );

const filesOf = (
  { voice }: Place,
  files: Schema<'ArticleFile'>[],
) => html`<section class="files" aria-labelledby="files">
<h2 id="files">${voice.words.help.files}</h2>
<ul>
${files.map(
  ({ name, size, url }) =>
    html`<li><a href="${url}" download="${name}"><span><bdi>${name}</bdi></span> <small>${fileSize(size)}</small></a></li>`,
)}
</ul>
</section>`;

const contents = (
  { voice }: Place,
  headings: Heading[],
) => html`<nav class="toc" aria-label="${voice.words.help.onThisPage}">
<h2>${voice.words.help.onThisPage}</h2>
<ol>
${headings.map(
  ({ id, text, level }) =>
    html`<li${level > 2 && html` class="deep"`}><a href="#${id}">${text}</a></li>`,
)}
</ol>
</nav>`;

/** Structured data for search engines. A "<" could end the script element. */
function facts(
  { organization, canonical }: Place,
  row: ArticleRow,
  address: string,
  description: string,
): Html {
  const said = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: row.title,
    description,
    datePublished: row.published_at ?? row.created_at,
    dateModified: row.updated_at,
    mainEntityOfPage: address,
    publisher: { '@type': 'Organization', name: organization.name, url: canonical },
    ...(row.category_name ? { articleSection: row.category_name } : {}),
  };
  const json = JSON.stringify(said).replaceAll('<', '\\u003c');
  return html`<script type="application/ld+json">${new Html(json)}</script>`;
}
