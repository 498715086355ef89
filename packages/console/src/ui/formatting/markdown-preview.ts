import MarkdownIt from 'markdown-it';

// As the server reads it: see formatting/markdown.ts of the api. What comes of it is sanitized where it is shown.
const markdown = new MarkdownIt('default', { html: false, breaks: true });
markdown.disable('image');

export const previewHtml = (text: string): string => markdown.render(text);
