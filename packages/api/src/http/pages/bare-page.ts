import { hash } from 'node:crypto';
import { Html, html } from './html.ts';

/** A standalone HTML page with its own style sheet and no script, independent of the console. */
export interface BarePage {
  /** Allows only this page's own style, and its form only to this server. */
  policy: string;
  write(title: string, body: Html): string;
}

export function barePage(style: string): BarePage {
  return {
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    write: (title, body) =>
      html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text,
  };
}
