import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';

interface Props {
  found: readonly Schema<'PublicFoundArticle'>[];
  label: string;
  active: number;
  urlOf(slug: string): string;
}

/** The results, best match first, with the search words highlighted. */
export const Results = ({ found, label, active, urlOf }: Props) => (
  <div id="list" role="listbox" aria-label={label}>
    {found.map(({ slug, titleParts, excerptParts, category }, index) => (
      <a
        key={slug}
        id={`o${index}`}
        role="option"
        part="result"
        tabIndex={-1}
        aria-selected={index === active}
        href={urlOf(slug)}
      >
        <strong>
          <bdi>{marked(titleParts)}</bdi>
        </strong>
        {/* The text is the label of the option: without a space, title and category would be one word. */}
        {category && [
          ' ',
          <small key="category">
            <bdi>{category.name}</bdi>
          </small>,
        ]}
        <p>
          <bdi>{marked(excerptParts)}</bdi>
        </p>
      </a>
    ))}
  </div>
);

const mark: object = { part: 'mark' };

const marked = (parts: readonly Schema<'TextPart'>[]) =>
  parts.map(({ text, isHit }) => (isHit ? h('mark', mark, text) : text));
