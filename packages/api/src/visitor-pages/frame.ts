import { presentPublicOrganization } from '../features/organization/present.ts';
import { type Html, html } from '../http/html.ts';
import { brandAddress, styleAddress } from './assets.ts';
import type { Place } from './place.ts';

interface Page {
  title: string;
  description: string;
  /** Its URL for search engines. */
  canonical: string;
  isIndexed: boolean;
  /** What the organization's page is for, below its name. */
  purpose: string;
  /** Where its name leads. */
  home: string;
  /** The button beside it. */
  action: { href: string; label: string };
  /** Addresses of further style sheets. */
  styles?: readonly string[];
  /** Addresses of scripts of its own, without which it works. */
  scripts?: readonly string[];
  /** Whether nothing runs on it: it has no elements. */
  isStill?: boolean;
  /** Metadata of the page. */
  facts?: Html | undefined;
  body: Html;
}

/** A page that an organization shows to visitors: head, header with logo and name, content, and the chat. */
export function page(
  { organization }: Place,
  { title, description, canonical, ...more }: Page,
): string {
  const { name, logoUrl, primaryColor, subdomain } = presentPublicOrganization(organization);
  const isOwnLogo = logoUrl?.startsWith('/') && !logoUrl.startsWith('//');
  const { styles = [], scripts = [], isStill = false, action } = more;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${!more.isIndexed && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${canonical}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${name}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[styleAddress, brandAddress(primaryColor), ...styles].map((href) => html`<link rel="stylesheet" href="${href}">`)}
${scripts.map((src) => html`<script src="${src}" defer></script>`)}
${!isStill && html`<script src="/widget.js?for=${subdomain}" async></script>`}
${more.facts}
</head>
<body>
<a class="skip button" href="#main">Skip to content</a>
<header class="top"><div class="wide">
<a class="home" href="${more.home}">${
    isOwnLogo
      ? html`<img src="${logoUrl}" alt="" width="36" height="36">`
      : html`<span class="letter" aria-hidden="true">${[...name][0] ?? ''}</span>`
  }<span><b>${name}</b><span>${more.purpose}</span></span></a>
<a class="button" href="${action.href}">${action.label}</a>
</div></header>
${more.body}
${!isStill && html`<helpdesk-chat organization="${subdomain}"></helpdesk-chat>`}
</body>
</html>
`.text;
}

/** The page for an unknown organization, article or form. */
export const lostPage = (title: string, text: string, back?: { href: string; label: string }) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<main id="main"><div class="wide"><div class="lost">
<h1>${title}</h1>
<p>${text}</p>
${back && html`<a class="button" href="${back.href}">${back.label}</a>`}
</div></div></main>
</body>
</html>
`.text;
