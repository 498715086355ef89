import { type Html, html } from '../../http/pages/html.ts';

/** A heading with an anchor made from its text. */
export const heading = (text: string): Html =>
  html`<h2 id="${
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  }">${text}</h2>`;

/** Code to copy; the script adds the button. */
export const codeBlock = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;
