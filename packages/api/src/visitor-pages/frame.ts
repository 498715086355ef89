import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { lookOf, presentPublicOrganization } from '../features/organization/present.ts';
import { type Html, html } from '../http/pages/html.ts';
import { inLanguage } from '../http/pages/language.ts';
import { lookAddress, styleAddress } from './assets.ts';
import { ofTheTeam } from './of-the-team.ts';
import type { Place } from './place.ts';
import { type Voice, voiceOf } from './voice.ts';

interface Page {
  title: string;
  description: string;
  /** The page's URL for search engines. */
  canonical: string;
  isIndexed: boolean;
  /** The purpose of the page, shown below the organization's name. */
  purpose: string;
  /** Where the organization's name links to. */
  home: string;
  /** The button next to the name. */
  action: { href: string; label: string };
  /** URLs of additional style sheets. */
  styles?: readonly string[];
  /** URLs of the page's own scripts. The page also works without them. */
  scripts?: readonly string[];
  /** Whether the page leaves out the widget script, because it has no elements. */
  isStill?: boolean;
  /** The Open Graph type of the page; an ordinary page by default. */
  kind?: 'article' | undefined;
  /** The languages of the page. `first` is the untranslated one, at the canonical URL. */
  translations?: { first: ElementLanguage; others: readonly ElementLanguage[] } | undefined;
  /** URL of the page's feed. */
  feed?: string;
  /** URL of an image of the page's subject. */
  picture?: string | undefined;
  /** When the content was published and last changed. */
  dates?: { published: string; modified: string } | undefined;
  /** Metadata of the page. */
  facts?: Html | undefined;
  /** Id and action of the form that is submitted on a language change, so the visitor's input isn't lost. */
  carried?: Carried | undefined;
  body: Html;
}

interface Carried {
  form: string;
  action: string;
}

/** Renders a page that an organization shows to visitors: head, header with logo and name, content, and chat. */
export function page(place: Place, { title, description, canonical, ...more }: Page): string {
  const { organization, voice, to } = place;
  const { name, logoUrl, primaryColor, subdomain } = presentPublicOrganization(organization);
  const ownLogo = logoUrl?.startsWith('/') && !logoUrl.startsWith('//') ? logoUrl : null;
  const look = lookOf(organization);
  const { styles = [], scripts = [], isStill = false, action } = more;
  const isTranslated = more.translations?.others.includes(voice.language) ?? false;
  const own = isTranslated ? inLanguage(canonical, voice.language) : canonical;
  const picture = more.picture ?? (ownLogo ? new URL(ownLogo, canonical).href : undefined);
  return html`<!doctype html>
${root(voice)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${!more.isIndexed && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${own}">
${more.translations && alternates(canonical, more.translations)}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${name}">
<meta property="og:type" content="${more.kind ?? 'website'}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${voice.language}">
${picture && html`<meta property="og:image" content="${picture}">`}
${more.dates && html`<meta property="article:published_time" content="${more.dates.published}">\n<meta property="article:modified_time" content="${more.dates.modified}">`}
<meta name="twitter:card" content="${more.picture ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${picture && html`<meta name="twitter:image" content="${picture}">`}
${more.feed && html`<link rel="alternate" type="application/rss+xml" title="${name}" href="${more.feed}">`}
${look.iconUrl ? html`<link rel="icon" href="${look.iconUrl}">` : html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`}
${[styleAddress, lookAddress(primaryColor, look), ...styles].map((href) => html`<link rel="stylesheet" href="${href}">`)}
${scripts.map((src) => html`<script src="${src}" defer></script>`)}
${!isStill && html`<script src="/widget.js?for=${subdomain}" async></script>`}
${more.facts}
</head>
<body>
<a class="skip button" href="#main">${voice.words.frame.skip}</a>
<header class="top"><div class="wide">
<a class="home" href="${to(more.home)}">${
    ownLogo
      ? html`<img src="${ownLogo}" alt="" width="36" height="36">`
      : html`<span class="letter" aria-hidden="true">${[...name][0] ?? ''}</span>`
  }<span><b dir="auto">${name}</b><span>${more.purpose}</span></span></a>
${look.headerLinks.length > 0 && html`<nav class="links" aria-label="${voice.words.frame.siteLinks}">${linksOf(voice, look.headerLinks)}</nav>`}
<a class="button" href="${to(action.href)}">${action.label}</a>
</div></header>
${more.body}
${
  (look.footerText || look.footerLinks.length > 0) &&
  html`<footer class="site"><div class="wide">
${look.footerText && html`<p>${ofTheTeam(voice, look.footerText)}</p>`}
${look.footerLinks.length > 0 && linksOf(voice, look.footerLinks)}
</div></footer>`
}
${place.languages.length > 1 && languageChoice(place, more.carried)}
${!isStill && html`<helpdesk-chat organization="${subdomain}"></helpdesk-chat>`}
</body>
</html>
`.text;
}

const linksOf = (voice: Voice, links: Schema<'PageLink'>[]) =>
  html`<ul>${links.map(({ label, url }) => html`<li><a href="${url}" rel="noopener">${ofTheTeam(voice, label)}</a></li>`)}</ul>`;

/** Each translation links to all of them. */
const alternates = (
  address: string,
  { first, others }: { first: ElementLanguage; others: readonly ElementLanguage[] },
) =>
  others.length > 0 &&
  html`${[
    html`<link rel="alternate" hreflang="x-default" href="${address}">`,
    html`<link rel="alternate" hreflang="${first}" href="${address}">`,
    ...others.map(
      (one) => html`<link rel="alternate" hreflang="${one}" href="${inLanguage(address, one)}">`,
    ),
  ]}`;

const root = ({ language, dir }: Voice) =>
  html`<html lang="${language}"${dir === 'rtl' && html` dir="rtl"`}>`;

/** The other languages of the page: links, or buttons that submit a form. */
const languageChoice = (place: Place, carried?: Carried) =>
  html`<footer class="languages"><nav aria-label="${place.voice.words.frame.languages}"><ul class="wide">
${place.languages.map((one) => html`<li>${carried ? carrier(place, one, carried) : leader(place, one)}</li>`)}
</ul></nav></footer>`;

const leader = ({ here, voice }: Place, one: ElementLanguage) =>
  html`<a href="${inLanguage(here, one)}" hreflang="${one}" ${ofLanguage(voice, one)}>${nameOf(one)}</a>`;

const carrier = ({ voice }: Place, one: ElementLanguage, { form, action }: Carried) =>
  html`<button form="${form}" formaction="${inLanguage(action, one)}" formnovalidate name="show" value="${one}" ${ofLanguage(voice, one)}>${nameOf(one)}</button>`;

const ofLanguage = ({ language }: Voice, one: ElementLanguage) =>
  html`lang="${one}" dir="${voiceOf(one).dir}"${one === language && html` aria-current="true"`}`;

const nameOf = (one: ElementLanguage) =>
  new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one;

interface Lost {
  title: string;
  text: string;
  back?: { href: string; label: string };
  /** A search form that helps to find the page. */
  search?: Html;
}

/** The body of a "not found" page, with a link back. */
export const lostBody = ({ title, text, back, search }: Lost) =>
  html`<main id="main"><div class="wide"><div class="lost">
<h1>${title}</h1>
<p>${text}</p>
${search}
${back && html`<a class="button" href="${back.href}">${back.label}</a>`}
</div></div></main>`;

/** The page for a missing form or a failed action, without an organization's branding. */
export const lostPage = (
  voice: Voice,
  title: string,
  text: string,
  back?: { href: string; label: string },
) =>
  html`<!doctype html>
${root(voice)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
${lostBody({ title, text, ...(back ? { back } : {}) })}
</body>
</html>
`.text;

/** The page for an organization that doesn't exist. Always in English, because no organization has chosen languages for it. */
export const nobodyPage = (title: string) =>
  lostPage(voiceOf('en'), title, "The organization you're looking for doesn't exist.");
