import { barePage } from './bare-page.ts';
import { type Html, html } from './html.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b2230; --paper: #f1f3f7; --card: #fff; --quiet: #556070; --button: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --paper: #0f1115; --card: #1a1d24; --quiet: #a8b0be; --button: #3462d8 } }
body { margin: 0; padding: 12vh 20px 32px; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { margin: 0 auto; padding: 32px; max-width: 440px; border-radius: 12px; background: var(--card) }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3 }
p { margin: 0 0 20px; color: var(--quiet); overflow-wrap: anywhere }
form { margin: 0 0 20px }
p:last-child, form:last-child { margin: 0 }
button { padding: 12px 22px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; color: #fff; background: var(--button); cursor: pointer }
a { color: inherit }
`;

const bare = barePage(style);

export const accountPagePolicy = bare.policy;

/** A page opened from a link in an email. Works without scripts and without a session. */
export function accountPage(title: string, body: Html): string {
  return bare.write(title, html`<h1>${title}</h1>\n${body}`);
}
