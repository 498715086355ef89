import { withLinks } from '@helpdesk/sdk/rules/links';
import { signatureMark } from '@helpdesk/sdk/rules/signatures';
import { Html, html } from '../../http/pages/html.ts';
import type { Block } from './blocks.ts';
import type { MailBrand } from './brand.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs that support style sheets use dark colors in dark mode; others use the attributes. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0f1115!important}
.card{background:#1a1d24!important;border-color:#2a2f3a!important}
.ink{color:#e8eaf0!important}
.quiet{color:#a8b0be!important}
.line{border-color:#3a404d!important}
.way{color:#9cc0ff!important}
}
@media (max-width:600px){
.page-cell{padding:0!important}
.card{border:0!important;border-radius:0!important}
.card-cell{padding:24px 20px!important}
}
`;

/** Fills the rest of the preview, so the email's text doesn't appear in it. */
const rest = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** Renders an HTML email without external resources, laid out with tables for old mail programs. */
export function htmlOf(
  { name, logoUrl, fill, on, language = 'en' }: MailBrand,
  subject: string,
  preview: string,
  blocks: Block[],
): string {
  const letter = [...name][0] ?? '';
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
<style>${new Html(style)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f3f7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${rest}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:#f1f3f7"><tr><td align="center" class="page-cell" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="card" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #e3e7ee;border-radius:10px;border-collapse:separate">
<tr><td style="height:4px;line-height:4px;font-size:0;background:${fill};border-radius:9px 9px 0 0">&nbsp;</td></tr>
<tr><td class="card-cell ink" role="article" aria-label="${subject}" style="padding:28px 36px 32px;color:#1b2230;font-size:16px;line-height:1.55;overflow-wrap:anywhere;${font}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px"><tr>
${
  logoUrl
    ? html`<td aria-hidden="true" style="padding-right:12px"><img src="${logoUrl}" alt="${letter}" height="36" class="ink" style="display:block;height:36px;width:auto;max-width:160px;border-radius:6px;color:#1b2230;font-size:24px;line-height:36px;font-weight:700;${font}"></td>`
    : html`<td width="36" height="36" align="center" aria-hidden="true" style="width:36px;height:36px;background:${fill};color:${on};border-radius:8px;font-size:17px;line-height:36px;font-weight:700;${font}">${letter}</td><td width="12" style="width:12px;font-size:0">&nbsp;</td>`
}
<td class="ink" style="color:#1b2230;font-size:16px;line-height:1.3;font-weight:600;${font}">${name}</td>
</tr></table>
${blocks.map((block) => blockHtml(block, fill, on))}
</td></tr></table>
</td></tr></table>
</body>
</html>
`.text;
}

const fromRight = ['ar', 'fa', 'he', 'ur'];

const directionOf = (language: string) =>
  fromRight.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

function blockHtml(block: Block, fill: string, on: string): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650;color:#1b2230">${unbroken(block.text)}</h1>`;
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'words':
      return html`<div dir="auto" class="line" style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid #d3d9e4">${block.html ?? spoken(block.text)}</div>`;
    // Mail programs recognize these classes and the type, and collapse the quote.
    case 'earlier':
      return html`<div class="gmail_quote" style="margin:24px 0 0">${block.said.map(
        ({ about, text }) =>
          html`<div class="quiet" style="margin:0 0 4px;font-size:14px;color:#556070">${about}:</div><blockquote type="cite" dir="auto" class="gmail_quote line quiet" style="margin:0 0 16px;padding:0 0 0 12px;border-left:2px solid #d3d9e4;font-size:15px;line-height:1.5;color:#556070">${lines(text)}</blockquote>`,
      )}</div>`;
    // With the signature mark, so it is recognized as a signature when an answer quotes it.
    case 'signature':
      return html`<div dir="auto" class="quiet" style="margin:-8px 0 24px;padding-left:19px;font-size:15px;line-height:1.5;color:#556070">${lines(`${signatureMark}\n${block.text}`)}</div>`;
    case 'link':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr><td bgcolor="${fill}" style="padding:12px 22px;background:${fill};border-radius:8px"><a href="${block.url}" style="color:${on};font-size:16px;line-height:1.3;font-weight:600;text-decoration:none;${font}">${block.label}</a></td></tr></table>`;
    case 'item':
      return html`<div class="line" style="margin:0 0 14px;padding:0 0 14px;border-bottom:1px solid #e3e7ee"><p style="margin:0;font-weight:600">${
        block.url
          ? html`<a href="${block.url}" class="ink" style="color:#1b2230;text-decoration:none">${block.title}</a>`
          : block.title
      }</p><p dir="auto" class="quiet" style="margin:2px 0 0;font-size:15px;color:#556070">${block.text}</p>${
        block.url &&
        html`<p style="margin:4px 0 0;font-size:15px"><a href="${block.url}" class="way" style="color:#1d4ed8">Open</a></p>`
      }</div>`;
    case 'figures':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;font-size:16px">${block.figures.map(
        ({ label, value }) =>
          html`<tr><th scope="row" align="left" class="line ink" style="padding:9px 12px 9px 0;border-bottom:1px solid #e3e7ee;font-weight:400;color:#1b2230;${font}">${label}</th><td align="right" class="line ink" style="padding:9px 0;border-bottom:1px solid #e3e7ee;font-weight:600;white-space:nowrap;color:#1b2230;${font}">${value}</td></tr>`,
      )}</table>`;
    case 'small':
      return html`<p class="quiet" style="margin:0 0 10px;font-size:14px;line-height:1.5;color:#556070">${lines(block.text)}${
        block.link &&
        html` <a href="${block.link.url}" class="quiet" style="color:#556070">${block.link.label}</a>`
      }</p>`;
  }
}

const spoken = (text: string): Html[] =>
  text.split(/\n{2,}/).map((part) => html`<p style="margin:8px 0">${lines(part)}</p>`);

const lines = (text: string): Html => joined(text.split('\n').map(linked), '<br>');

/** Renders a line of text with its plain addresses as links. */
const linked = (line: string): Html =>
  joined(
    withLinks(line).map(({ text, href }) =>
      href ? html`<a href="${href}" class="way" style="color:#1d4ed8">${text}</a>` : unbroken(text),
    ),
  );

/** A ticket number: must not wrap at its hyphens, and must stay searchable and easy to copy. */
const number = /\b([A-Z\d]{1,10}-\d{4}-\d{6,9})\b/;

const unbroken = (text: string): Html =>
  joined(
    text
      .split(number)
      .map((part, at) =>
        at % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
      ),
  );

const joined = (parts: readonly Html[], between = ''): Html =>
  new Html(parts.map(({ text }) => text).join(between));
