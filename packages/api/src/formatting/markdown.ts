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

/** The HTML of Markdown; it is not sanitized. */
export const markdownHtml = (text: string): string => markdown.render(text);
