import { purifier } from '../text/purifier.ts';
import { gatherWordLists } from './word-lists.ts';

const kept = new Set(['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start']);
const monospaced = /courier|consolas|mono|menlo/i;

/** Converts the HTML that Word, Google Docs and browsers put on the clipboard to clean HTML. */
export function cleanPaste(html: string): string {
  // Copied from the editor itself: it is clean, and its attributes describe how to insert it.
  return html.includes('data-pm-slice') ? html : cleanedPaste(html).innerHTML;
}

/** Returns the clean HTML as the body of a separate document, in which nothing runs or loads. */
export function cleanedPaste(html: string): HTMLElement {
  const options = { USE_PROFILES: { html: true }, RETURN_DOM: true } as const;
  const body = purifier.sanitize(withoutOffice(html), options) as HTMLElement;
  nameTitles(body);
  gatherWordLists(body);
  nameStyles(body);
  raiseHeaderRows(body);
  dropWhatPointsNowhere(body);
  dropEmpty(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!kept.has(name)) element.removeAttribute(name);
    }
  }
  return body;
}

// Parses styles as text: under our Content Security Policy, the page neither applies nor exposes them.
function withoutOffice(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  return fragment
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:meta|link|o:p|v:|w:|m:)[^>]*>/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replace(/("[^"]*"|'[^']*')|\sstyle(?=\s*=)/gi, (_, quoted) => quoted ?? ' data-style'),
    );
}

function nameTitles(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
}

function nameStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong')) {
    const style = element.dataset.style ?? '';
    const isBold = /font-weight:\s*(bold|[6-9]00)/i.test(style);
    if (/^(B|STRONG)$/.test(element.tagName)) {
      // Google Docs wraps everything in a <b> that isn't bold.
      const isPlain = /font-weight:\s*(normal|[1-4]00)/i.test(style);
      if (isPlain || element.closest('h1, h2, h3, h4, h5, h6')) unwrap(element);
      continue;
    }
    if (element.tagName !== 'SPAN') continue;
    const isCode = monospaced.test(/font-family:([^;]*)/i.exec(style)?.[1] ?? '');
    if (isCode) wrapContent(element, 'code');
    if (isBold && !element.closest('h1, h2, h3, h4, h5, h6, th')) wrapContent(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
    if (/text-decoration[^;]*line-through/i.test(style)) wrapContent(element, 's');
    unwrap(element);
  }
}

/** Converts a first row in bold to a header row. */
function raiseHeaderRows(body: HTMLElement) {
  for (const table of body.querySelectorAll('table')) {
    const cells = [...(table.rows[0]?.cells ?? [])];
    const isHeader = cells.every(({ textContent, tagName, children }) => {
      const bold = [...(children[0]?.closest('td')?.querySelectorAll('b, strong') ?? [])];
      const said = bold.map((part) => part.textContent).join('');
      return (
        tagName === 'TH' || (squeeze(textContent) !== '' && squeeze(said) === squeeze(textContent))
      );
    });
    if (!isHeader || table.rows.length < 2) continue;
    for (const cell of cells) {
      for (const bold of cell.querySelectorAll('b, strong')) unwrap(bold);
      rename(cell, 'th');
    }
  }
}

function dropWhatPointsNowhere(body: HTMLElement) {
  for (const link of body.querySelectorAll('a')) {
    if (!/^(https?:|mailto:|\/)/i.test(link.getAttribute('href') ?? '')) unwrap(link);
  }
}

function dropEmpty(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement?.closest('pre'))
      node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00a0', ' ');
  }
  for (const line of body.querySelectorAll(
    'p, h1, h2, h3, h4, h5, h6, a, strong, em, b, i, code',
  )) {
    const isEmpty = squeeze(line.textContent) === '' && !line.querySelector('img');
    if (isEmpty && !line.closest('td, th, pre')) line.replaceWith(line.textContent);
  }
  // Google Docs puts a line break between blocks.
  for (const line of body.querySelectorAll('body > br, div > br')) line.remove();
}

const squeeze = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, '');

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, name: string) {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, name: string) {
  const other = element.ownerDocument.createElement(name);
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
