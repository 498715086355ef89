import { dateOnly, dateTime } from '@helpdesk/sdk/rules/dates';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { safeHtml } from '../safe-html.ts';

export type Readable = {
  title: string;
  content: string;
  categoryId: string | null;
  tags: readonly string[];
  updatedAt?: string;
  files?: readonly { id: string; name: string; size: number; url: string }[];
};

/** An article in the markup of the public page. */
export function ArticleText({ article }: { article: Readable }) {
  const { data: categories = [] } = useRead('helpCategories.list');
  const category = categories.find(({ id }) => id === article.categoryId);
  const tags = article.tags.map((tag) => tag.trim()).filter(Boolean);
  const [now] = useState(() => new Date().toISOString());
  const updated = new Date(article.updatedAt ?? now);
  return (
    <article>
      <header>
        <h1>{article.title || m.articleText.untitledArticle}</h1>
        <p className="facts">
          {category && <span className="badge">{category.name}</span>}
          <span title={dateTime(updated)}>
            {m.articleText.updated({ dateOnly: dateOnly(updated) })}
          </span>
        </p>
        {tags.length > 0 && (
          <ul className="tags" aria-label={m.articleText.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </header>
      <div
        className="body article-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml leaves no scripts in it
        dangerouslySetInnerHTML={{ __html: safeHtml(article.content) }}
      />
      {article.files && article.files.length > 0 && (
        <section className="files" aria-labelledby="files">
          <h2 id="files">{m.articleText.files}</h2>
          <ul>
            {article.files.map(({ id, name, size, url }) => (
              <li key={id}>
                <a href={`${url}?download`} download={name}>
                  <span>{name}</span> <small>{fileSize(size)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
