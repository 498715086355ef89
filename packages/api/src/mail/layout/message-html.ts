import { type ChildNode, Element, isTag, type ParentNode } from 'domhandler';
import { cleanMessageOnRead, fileIn } from '../../formatting/clean-message.ts';
import { htmlOf, treeOf } from '../../formatting/tree.ts';
import { Html } from '../../http/pages/html.ts';

/** A picture of a message, as its email shows it. */
export interface MailPicture {
  src: string;
  /** In pixels, if known. */
  width: number | null;
}

/** The width of the text of an email, in pixels. */
const widest = 490;

const code = "font-family:Consolas,Menlo,'Courier New',monospace;font-size:14px";
const cell = 'padding:6px 10px;border:1px solid #d3d9e4';

/** Outlook supports neither padding on blocks nor style sheets, so each element has inline styles and indented elements become tables. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:8px 0',
  h3: 'margin:16px 0 8px;font-size:18px;line-height:1.3;font-weight:600',
  h4: 'margin:16px 0 8px;font-size:16px;line-height:1.3;font-weight:600',
  ul: 'margin:8px 0 8px 24px;padding:0',
  ol: 'margin:8px 0 8px 24px;padding:0',
  li: 'margin:0 0 4px',
  a: 'color:#1d4ed8',
  code,
  hr: 'margin:16px 0;border:0;border-top:1px solid #d3d9e4',
  table: 'margin:8px 0;border-collapse:collapse;font-size:16px',
  caption: 'padding:0 0 6px;text-align:left',
  td: cell,
  th: `${cell};text-align:left;font-weight:600`,
};

const classes: Readonly<Record<string, string>> = {
  a: 'way',
  hr: 'line',
  td: 'line ink',
  th: 'line ink',
};

/** Renders the stored HTML of a message for an email; pictures that can't be shown are left out. */
export function mailHtml(html: string, pictureOf: (id: string) => MailPicture | null): Html {
  const tree = treeOf(cleanMessageOnRead(html));
  dress(tree, pictureOf);
  return new Html(htmlOf(tree));
}

function dress(parent: ParentNode, pictureOf: (id: string) => MailPicture | null): void {
  parent.children = parent.children.filter((node) => {
    if (!isTag(node)) return true;
    dress(node, pictureOf);
    const { name } = node;
    if (name === 'img') return place(node, pictureOf(fileIn(node.attribs.src) ?? ''));
    if (name === 'blockquote') boxed(node, 'padding:2px 0 2px 12px;border-left:3px solid #d3d9e4');
    else if (name === 'pre') boxed(node, 'padding:10px 12px;border:1px solid #d3d9e4');
    else {
      if (styles[name]) node.attribs.style = styles[name];
      if (classes[name]) node.attribs.class = classes[name];
      if (name === 'table') Object.assign(node.attribs, { cellpadding: '0', cellspacing: '0' });
    }
    return true;
  });
}

/** Sets the attributes of a picture; returns whether it can be shown. */
function place(picture: Element, shown: MailPicture | null): boolean {
  if (!shown) return false;
  picture.attribs = {
    src: shown.src,
    alt: picture.attribs.alt ?? '',
    ...(shown.width === null ? {} : { width: String(Math.min(shown.width, widest)) }),
    style: 'max-width:100%;height:auto;border:0',
  };
  return true;
}

/** Wraps an indented or framed element in a table with one cell. */
function boxed(element: Element, style: string): void {
  const children: ChildNode[] =
    element.name === 'pre'
      ? [new Element('pre', { style: `margin:0;white-space:pre-wrap;${code}` }, element.children)]
      : element.children;
  const td = new Element('td', { class: 'line ink', style }, children);
  element.name = 'table';
  element.attribs = {
    role: 'presentation',
    cellpadding: '0',
    cellspacing: '0',
    border: '0',
    style: 'margin:8px 0;font-size:16px',
  };
  element.children = [new Element('tr', {}, [td])];
}
