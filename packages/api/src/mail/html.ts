import type { Block } from './blocks.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const font = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const button =
  'display: inline-block; padding: 10px 18px; border-radius: 6px; background: #2563eb; ' +
  'color: #ffffff; font-weight: 600; text-decoration: none';

/** A page without images, scripts or anything from elsewhere; its styles stand where old mail programs look. */
export function htmlOf(sender: string, subject: string, blocks: Block[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin: 0; padding: 24px 12px; background: #f3f4f6; color: #1f2937; font-size: 16px; line-height: 1.5; ${font}">
<div role="article" aria-label="${escaped(subject)}" style="max-width: 560px; margin: 0 auto; padding: 28px; border-radius: 8px; background: #ffffff">
<p style="margin: 0 0 20px; font-weight: 600">${escaped(sender)}</p>
${blocks.map(blockHtml).join('\n')}
</div>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin: 0 0 16px">${escaped(block.text)}</p>`;
    case 'words':
      return `<div dir="auto" style="margin: 0 0 20px; padding-left: 14px; border-left: 3px solid #d1d5db">${spoken(block.text)}</div>`;
    case 'link':
      return `<p style="margin: 0 0 20px"><a href="${escaped(block.url)}" style="${button}">${escaped(block.label)}</a></p>`;
    case 'small':
      return `<p style="margin: 0 0 12px; font-size: 14px; color: #4b5563">${escaped(block.text)}</p>`;
  }
}

function spoken(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin: 0 0 12px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
