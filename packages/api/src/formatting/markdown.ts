import MarkdownIt from 'markdown-it';
import { fileIn } from './clean-message.ts';

// Line breaks are kept, and HTML tags are shown as text.
const markdown = new MarkdownIt('default', { html: false, breaks: true });

const { validateLink } = markdown;
markdown.validateLink = (url) => fileIn(url) !== null || validateLink(url);

const { image } = markdown.renderer.rules;
/** An image that isn't one of our files becomes a link to it, so nothing gets lost. */
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const src = String(token?.attrGet('src') ?? '');
  if (image && fileIn(src)) return image(tokens, index, options, env, self);
  const { escapeHtml } = markdown.utils;
  return `<a href="${escapeHtml(src)}">${escapeHtml(token?.content || src)}</a>`;
};

/** Maximum number of unclosed brackets: the parser reads to the end of the text for each of them. */
const maxOpen = 100;

function opensTooMany(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]]/g)) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    if (open > maxOpen) return true;
  }
  return false;
}

/** Renders Markdown as HTML, not sanitized. Links stay text if the text has too many unclosed brackets. */
export function markdownHtml(text: string): string {
  const links = ['link', 'image'];
  if (!opensTooMany(text)) return markdown.render(text);
  try {
    return markdown.disable(links).render(text);
  } finally {
    markdown.enable(links);
  }
}
