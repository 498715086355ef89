import MarkdownIt from 'markdown-it';
import { ofDrafts } from '../text/safe-fragment.ts';

// The same settings as the server: see formatting/markdown.ts of the api. Its HTML is sanitized where it is shown.
export const markdown = new MarkdownIt('default', { html: false, breaks: true });
const ofFile = /^file:([\w-]{1,64})$/;

const { validateLink } = markdown;
markdown.validateLink = (url) => ofFile.test(url) || validateLink(url);

const { image } = markdown.renderer.rules;
/** Pictures that aren't files become links. */
markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const src = String(token?.attrGet('src') ?? '');
  const [, id] = ofFile.exec(src) ?? [];
  if (image && token && id) {
    token.attrSet('src', ofDrafts + id);
    return image(tokens, index, options, env, self);
  }
  const { escapeHtml } = markdown.utils;
  return `<a href="${escapeHtml(src)}">${escapeHtml(token?.content || src)}</a>`;
};

export const previewHtml = (text: string): string => markdown.render(text);
