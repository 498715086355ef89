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
  const { base, organization } = place;
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
    title: `${title} – ${organization.name} Help Center`,
    description,
    path,
    isIndexed: true,
    facts: facts(place, row, `${place.canonical}${path}`, description),
    body: html`<main id="main"><div class="wide">
<p class="crumb"><a class="button" href="${base}"><span aria-hidden="true">←</span> Back to Help Center</a></p>
<div class="reading${headings.length > 0 && ' long'}">
<article>
<header>
<h1>${title}</h1>
<p class="facts">${category && html`<a class="badge" href="${base}?category=${category.slug}">${category.name}</a>`}<span>${updated(updatedAt, organization.timezone)}</span></p>
${
  tags.length > 0 &&
  html`<ul class="tags" aria-label="Tags">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`
}
</header>
<div class="body">${new Html(content)}</div>${files.length > 0 && filesOf(files)}
</article>
${headings.length > 0 && contents(headings)}
</div>
<div class="after">
${
  others.length > 0 &&
  html`<section class="card"><h2>${category ? `More in ${category.name}` : 'More articles'}</h2>
${tilesOf(others, base, organization.timezone, 'h3')}</section>`
}
<section class="help"><div><h2>Still need help?</h2><p>Write to us, and we will get back to you.</p></div>
<a class="button" href="${place.contact}">Contact Us</a></section>
</div>
</div></main>`,
  });
}

const filesOf = (
  files: Schema<'ArticleFile'>[],
) => html`<section class="files" aria-labelledby="files">
<h2 id="files">Files</h2>
<ul>
${files.map(
  ({ name, size, url }) =>
    html`<li><a href="${url}" download="${name}"><span>${name}</span> <small>${fileSize(size)}</small></a></li>`,
)}
</ul>
</section>`;

const contents = (headings: Heading[]) => html`<nav class="toc" aria-label="On this page">
<h2>On this page</h2>
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
