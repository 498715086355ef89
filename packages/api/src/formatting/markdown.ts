import MarkdownIt from 'markdown-it';
import { fileIn } from './clean-message.ts';

// A line ends where its author ended it, and HTML is the text that it is.
const markdown = new MarkdownIt('default', { html: false, breaks: true });

const { validateLink } = markdown;
markdown.validateLink = (url) => fileIn(url) !== null || validateLink(url);

const { image } = markdown.renderer.rules;
/** A picture that is no file of ours is a link to it, so that nothing of what was written is lost. */
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const src = String(token?.attrGet('src') ?? '');
  if (image && fileIn(src)) return image(tokens, index, options, env, self);
  const { escapeHtml } = markdown.utils;
  return `<a href="${escapeHtml(src)}">${escapeHtml(token?.content || src)}</a>`;
};

/** More brackets than this that no other closes: each would be read to the end as the beginning of a link. */
const maxOpen = 100;

function opensTooMany(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]]/g)) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    if (open > maxOpen) return true;
  }
  return false;
}

/** The HTML of Markdown; it is not sanitized. Links stay text where hundreds of brackets are never closed. */
export function markdownHtml(text: string): string {
  const links = ['link', 'image'];
  if (!opensTooMany(text)) return markdown.render(text);
  try {
    return markdown.disable(links).render(text);
  } finally {
    markdown.enable(links);
  }
}
