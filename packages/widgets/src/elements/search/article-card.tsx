import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import type { Texts } from './texts.ts';

/** One article in place of the results; its content is inserted once the card is in the document. */
export const articleCard = (
  { title }: Schema<'PublicArticle'>,
  url: string,
  texts: Texts,
  onBack: () => void,
) => (
  <article part="article" class="card">
    <button type="button" part="back" onClick={onBack}>
      {texts.back}
    </button>
    <h2 part="title" tabIndex={-1}>
      {title}
    </h2>
    <div part="content" />
    <a part="link" href={url} target="_blank">
      {texts.center}
    </a>
  </article>
);
