import { type Html, html } from '../../http/html.ts';

/** Code to be copied; the script adds the button. */
export const codeBlock = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;
