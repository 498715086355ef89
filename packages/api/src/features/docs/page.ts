import { type Html, html } from '../../http/pages/html.ts';
import { endpoints } from './endpoints.ts';
import { examples } from './examples.ts';
import { overview } from './overview.ts';
import { webhookGuide } from './webhook-guide.ts';

interface Assets {
  style: string;
  script: string;
}

const tabs: readonly { id: string; label: string; panel: (address: string) => Html }[] = [
  { id: 'overview', label: 'Overview', panel: overview },
  { id: 'endpoints', label: 'Endpoints', panel: endpoints },
  { id: 'webhooks', label: 'Webhooks', panel: webhookGuide },
  { id: 'examples', label: 'Examples', panel: examples },
];

/** The whole documentation as one page; without a script its tabs are shown one below the other. */
export const docsPage = (address: string, { style, script }: Assets): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API Documentation – Helpdesk</title>
<meta name="description" content="Every operation of the Helpdesk API, with curl and SDK lines, webhooks and examples.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script src="${script}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="wide"><h1>API Documentation</h1>
<p class="muted">Tickets, contact forms and webhooks for your own programs.
<a href="/openapi.yaml">openapi.yaml</a> · <a href="/openapi.json">openapi.json</a> · <a href="/llms.txt">llms.txt</a></p>
<nav class="tabs" aria-label="Parts">${tabs.map(
    ({ id, label }) => html`<a href="#${id}">${label}</a>`,
  )}</nav></div></header>
<main id="main" class="wide">
${tabs.map(
  ({ id, label, panel }) =>
    html`<section class="panel" id="${id}" aria-label="${label}">${panel(address)}</section>`,
)}
</main>
</body>
</html>
`.text;
