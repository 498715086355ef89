import { type Html, html } from '../../../http/html.ts';
import { presentPublicOrganization } from '../../organization/present.ts';
import { brandAddress, scriptAddress, styleAddress } from './assets.ts';
import type { Place } from './place.ts';

interface Page {
  title: string;
  description: string;
  /** Path below the help center's root. */
  path: string;
  isIndexed: boolean;
  isSearched?: boolean;
  /** Metadata of the page. */
  facts?: Html;
  body: Html;
}

/** A page of a help center: head, header with logo and name, content, and the chat. */
export function page(place: Place, { title, description, path, ...more }: Page): string {
  const { organization, base, canonical } = place;
  const { name, logoUrl, primaryColor, subdomain } = presentPublicOrganization(organization);
  const isOwnLogo = logoUrl?.startsWith('/') && !logoUrl.startsWith('//');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${!more.isIndexed && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${canonical}${path}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${name}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleAddress}">
<link rel="stylesheet" href="${brandAddress(primaryColor)}">
${more.isSearched && html`<script src="${scriptAddress}" defer></script>`}
<script src="/widget.js" async></script>
${more.facts}
</head>
<body>
<a class="skip button" href="#main">Skip to content</a>
<header class="top"><div class="wide">
<a class="home" href="${base}">${
    isOwnLogo
      ? html`<img src="${logoUrl}" alt="" width="36" height="36">`
      : html`<span class="letter" aria-hidden="true">${[...name][0] ?? ''}</span>`
  }<span><b>${name}</b><span>Help Center</span></span></a>
<a class="button" href="${place.contact}">Contact Us</a>
</div></header>
${more.body}
<helpdesk-chat organization="${subdomain}"></helpdesk-chat>
</body>
</html>
`.text;
}

/** The page for an unknown help center. */
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
