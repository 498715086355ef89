import { type Html, html } from '../../http/pages/html.ts';

/** A heading that can be linked to, by its words. */
export const heading = (text: string): Html =>
  html`<h2 id="${
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  }">${text}</h2>`;

/** Code to be copied; the script adds the button. */
export const codeBlock = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;
