import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import type { Article, WithContext } from 'schema-dts';
import { type Html, html } from '../../../http/pages/html.ts';
import { inLanguage } from '../../../http/pages/language.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { presentPublicArticle } from '../present.ts';
import type { ArticleRow } from '../read/articles.ts';
import type { Tile } from '../read/shelf.ts';
import type { Translated } from '../read/translations.ts';
import { leadOf } from '../text.ts';
import { pictureIn, questionsIn } from './article-facts.ts';
import { bodyOf } from './body.ts';
import { helpPage } from './help-page.ts';
import type { Heading } from './outline.ts';
import {
  categoryPath,
  searchForm,
  structured,
  tilesOf,
  trailFacts,
  trailOf,
  updated,
} from './parts.ts';
import type { VideoOrigin } from './videos.ts';

const descriptionLength = 160;

/** The articles before and after one in its category, others in it, and related ones. */
export interface Near {
  before: Tile | undefined;
  after: Tile | undefined;
  others: Tile[];
  related: Tile[];
}

/** The reader's feedback so far: whether the article was helpful, or that they sent a comment. */
export type Feedback = 'yes' | 'no' | 'sent';

/** An article page for visitors. */
export function articlePage(
  place: Place,
  { row, isTranslated, isOutdated, languages }: Translated,
  near: Near,
  feedback: Feedback | null = null,
): { text: string; frames: VideoOrigin[] } {
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
  const { content, headings, origins } = bodyOf(place, clean);
  const description = leadOf(row.text, descriptionLength) || title;
  const picture = pictureIn(place, clean);
  const questions = questionsIn(clean);
  const path = `/article/${slug}`;
  const steps = [
    { name: frame.helpCenter, path: '' },
    ...(row.parent_name && row.parent_slug
      ? [{ name: row.parent_name, path: categoryPath(row.parent_slug) }]
      : []),
    ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
    { name: title, path },
  ];
  const text = helpPage(place, {
    title: voice.say(help.titled, { page: title, organization: organization.name }),
    description,
    path,
    isIndexed: true,
    inLanguages: languages,
    facts: html`${facts(place, row, { address: `${place.canonical}${path}`, description, picture, isTranslated })}${structured(trailFacts(place, steps))}${questions && structured(questions)}`,
    kind: 'article',
    isRich: origins.length > 0 || /<pre|<img/.test(clean),
    picture,
    dates: { published: row.published_at ?? row.created_at, modified: row.updated_at },
    body: html`<main id="main"><div class="wide">
<div class="way">${trailOf(place, steps)}${searchForm(place, {})}</div>
<div class="reading${headings.length > 0 && ' long'}">
<article data-copy="${help.copy}" data-copied="${help.copied}" data-enlarge="${help.enlarge}" data-close="${voice.words.script.close}">
<header>
<h1${ofItself(place, isTranslated)}>${title}</h1>
<p class="facts">${category && html`<a class="badge" href="${to(base + categoryPath(category.slug))}">${category.name}</a>`}<span>${updated(place, updatedAt)}</span><span>${voice.say(help.reading, { count: minutesOf(row.text) })}</span></p>
${
  tags.length > 0 &&
  !isTranslated &&
  html`<ul class="tags" aria-label="${help.tags}">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`
}
</header>
${headings.length > 0 && contents(place, headings)}
${(place.foreign && !isTranslated) || isOutdated ? untranslated(place, path, isOutdated) : null}
<div class="body"${ofItself(place, isTranslated)}>${content}</div>${files.length > 0 && filesOf(place, files)}
</article>
</div>
<div class="after">
${voting(place, slug, feedback)}
${(near.before || near.after) && turning(place, near)}
${further(place, near, category)}
<section class="help"><div><h2>${help.stillNeed}</h2><p>${help.stillNeedWhy}</p></div>
<a class="button" href="${to(place.contact)}">${frame.contactUs}</a></section>
</div>
</div></main>`,
  });
  return { text, frames: origins };
}

/** The article has its own language, whatever the language of the page. */
const ofItself = ({ languages, foreign }: Place, isTranslated: boolean) =>
  languages.length > 1 &&
  html`${foreign && !isTranslated && html` lang="${languages[0] ?? 'en'}"`} dir="auto"`;

/** A notice that the article is not translated into the page's language, or that its translation is outdated. */
function untranslated({ base, voice, languages }: Place, path: string, isOutdated: boolean): Html {
  const { help } = voice.words;
  const language = new Intl.DisplayNames([voice.language], { type: 'language' }).of(voice.language);
  if (!isOutdated) {
    return html`<p class="notice">${voice.say(help.untranslated, { language: language ?? '' })}</p>`;
  }
  const original = inLanguage(base + path, languages[0] ?? 'en');
  return html`<p class="notice">${help.outdated} <a href="${original}">${help.original}</a></p>`;
}

/** Asks whether the article was helpful, then for a comment. Works without scripts. */
function voting({ base, voice, to }: Place, slug: string, feedback: Feedback | null): Html {
  const { help } = voice.words;
  const form = html`<form method="post" action="${to(`${base}/article/${slug}`)}">`;
  if (feedback === null) {
    return html`<section class="vote" id="feedback">${form}<h2>${help.helpful}</h2>
<p><button class="button" name="helpful" value="yes">${help.yes}</button><button class="button" name="helpful" value="no">${help.no}</button></p></form></section>`;
  }
  return html`<section class="vote" id="feedback"><h2 role="status">${help.thanks}</h2>${
    feedback !== 'sent' &&
    html`${form}<label for="comment">${help.improve}</label>
<input type="hidden" name="helpful" value="${feedback}">
<textarea id="comment" name="comment" rows="3" maxlength="1000" required></textarea>
<p><button class="button">${help.sendComment}</button></p></form>`
  }</section>`;
}

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

const wordsInMinute = 200;
const signsInMinute = 500;

/** Reading time in whole minutes. */
function minutesOf(text: string): number {
  const signs = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const minutes = signs > words ? signs / signsInMinute : words / wordsInMinute;
  return Math.max(1, Math.round(minutes));
}

/** Links to the previous and the next article. */
const turning = ({ base, voice, to }: Place, { before, after }: Near) => {
  const { help } = voice.words;
  const link = (tile: Tile, rel: 'prev' | 'next', label: string) =>
    html`<a rel="${rel}" href="${to(`${base}/article/${tile.slug}`)}"><small>${label}</small><bdi>${tile.title}</bdi></a>`;
  return html`<nav class="turning" aria-label="${help.pages}">${before && link(before, 'prev', help.previous)}${after && link(after, 'next', help.next)}</nav>`;
};

/** Related articles, or else others in the category. */
function further(
  place: Place,
  { related, others }: Near,
  category: { name: string } | null,
): Html | null {
  const { words, say } = place.voice;
  const { help } = words;
  const tiles = related.length > 0 ? related : others;
  if (tiles.length === 0) return null;
  const more = category ? say(help.moreIn, { category: category.name }) : help.more;
  return html`<section class="card"><h2>${related.length > 0 ? help.related : more}</h2>
${tilesOf(place, tiles, 'h3')}</section>`;
}

interface Known {
  address: string;
  description: string;
  picture: string | undefined;
  isTranslated: boolean;
}

function facts(
  { organization, canonical, languages: [first = 'en'], voice: { language } }: Place,
  row: ArticleRow,
  { address, description, picture, isTranslated }: Known,
): Html {
  const said = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: row.title,
    description,
    datePublished: row.published_at ?? row.created_at,
    dateModified: row.updated_at,
    mainEntityOfPage: address,
    inLanguage: isTranslated ? language : first,
    ...(picture ? { image: picture } : {}),
    author: { '@type': 'Organization', name: organization.name, url: canonical },
    publisher: { '@type': 'Organization', name: organization.name, url: canonical },
    ...(row.category_name ? { articleSection: row.category_name } : {}),
  } satisfies WithContext<Article>;
  return structured(said);
}
