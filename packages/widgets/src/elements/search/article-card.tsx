import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { connection } from '../../core/connection.ts';
import type { Texts } from './texts.ts';

/** Renders one article in place of the results; its content is inserted once the card is in the document. */
export const articleCard = (
  { title, files }: Schema<'PublicArticle'>,
  url: string,
  texts: Texts,
  onBack: () => void,
) => (
  <article part="article" class="card">
    <button type="button" part="back" onClick={onBack}>
      {texts.back}
    </button>
    <h2 part="title" tabIndex={-1}>
      <bdi>{title}</bdi>
    </h2>
    <div part="content" />
    {files[0] && (
      <ul part="files">
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <a href={connection.baseUrl + url} download={name} target="_blank" rel="noopener">
              {name}
            </a>
            <small>{sizeOf(size, texts.locale)}</small>
          </li>
        ))}
      </ul>
    )}
    <a part="link" href={url} target="_blank">
      {texts.center}
    </a>
  </article>
);

/** Formats a size only in kilobytes: the function for all sizes would be a chunk of its own. */
const sizeOf = (bytes: number, locale: string | undefined) =>
  Math.ceil(bytes / 1024).toLocaleString(locale, { style: 'unit', unit: 'kilobyte' });
